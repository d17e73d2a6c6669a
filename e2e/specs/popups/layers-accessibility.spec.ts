import type { Page } from '@playwright/test'
import { LONG, type Host } from '../../environment.ts'
import { expect, test } from '../../fixtures.ts'
import { expectAccessible } from '../../machine/checks/accessible.ts'
import { somePiece } from '../../machine/catalogue.ts'
import type { Shop } from '../../machine/shop.ts'

type Around = { page: Page; shop: Shop }

/** A popup that has an address, on the page of a piece. */
const byAddress =
  (popup: string) =>
  async ({ page, shop }: Around) => {
    const { path } = await somePiece(shop)
    await shop.open(page, `${path}?popup=${popup}`)
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
    await expect(page.locator('[role=dialog] [aria-busy=true]')).toHaveCount(0)
  }

/** What lies over a page, and how it is opened. */
const layers: [name: string, open: (around: Around) => Promise<void>, hosts?: readonly Host[]][] = [
  ...['delivery', 'care', 'warranty', 'consult', 'shops', 'subscriptions', 'social'].map(
    (popup): [string, (around: Around) => Promise<void>] => [`${popup} popup`, byAddress(popup)],
  ),
  [
    'quick look at a piece',
    async ({ page, shop }) => {
      const { path } = await somePiece(shop)
      await shop.open(page, `/catalog?popup=product-info&popup-piece=${encodeURIComponent(path)}`)
      await expect(page.getByRole('dialog').getByTestId('add-to-bag')).toBeVisible()
    },
  ],
  ['installments popup', byAddress('instalments'), ['ru']],
  [
    'location popup',
    async ({ page, shop }) => {
      await shop.open(page, (await somePiece(shop)).path)
      await page
        .getByRole('main')
        .getByRole('link', { name: /^(условия|delivery terms)/i })
        .first()
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /другой город|another city|change/i })
        .click()
      await expect(page.getByRole('dialog').getByRole('heading', { name: /где вы|where are you/i })).toBeVisible()
    },
  ],
  [
    'bonuses popup',
    async ({ page, shop }) => {
      await shop.open(page, '/catalog/necklaces/pendant-coin-yellow')
      await page.getByRole('button', { name: /бонусами/ }).click()
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
    },
    ['ru'],
  ],
  [
    'consent bar',
    async ({ page, shop }) => {
      await page.context().clearCookies({ name: 'consent' })
      await shop.open(page, '/contacts')
      await expect(page.getByRole('region', { name: /^(файлы cookie|cookies)$/i })).toBeVisible()
    },
  ],
  [
    'header search',
    async ({ page, shop }) => {
      await shop.open(page, '/contacts')
      const opener = page
        .getByRole('banner')
        .getByRole('searchbox')
        .or(page.getByRole('banner').getByRole('link', { name: /^(поиск|search)/i }))
      await opener.filter({ visible: true }).first().click()
      const field = page.getByRole('dialog').getByRole('combobox')
      await field.fill(shop.host === 'ru' ? 'кольцо' : 'ring')
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
    },
  ],
  [
    'offline banner',
    async ({ page, shop }) => {
      await shop.open(page, '/contacts')
      await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /after-load/.test(name)))
      await page.context().setOffline(true)
      await page.evaluate(() => dispatchEvent(new Event('offline')))
      await expect(page.getByText(/^(нет соединения|you are offline)/i)).toBeVisible()
    },
  ],
]

const QUICK = ['delivery popup', 'quick look at a piece', 'header search']
const hosts: readonly Host[] = ['ru', 'com']
const widths = [390, 820, 1440] as const

for (const [host, width] of hosts.flatMap((host) => widths.map((width) => [host, width] as const))) {
  test.describe(`${host}, ${width} px`, () => {
    test.use({ host, viewport: { width, height: 900 }, reducedMotion: 'reduce' })

    for (const [name, open, only = hosts] of layers) {
      if (!only.includes(host)) continue
      const isQuick = host === 'ru' && width === 390 && QUICK.includes(name)
      test(`accessible and without horizontal scroll: ${name}`, isQuick ? {} : LONG, async ({ page, shop, trouble }) => {
        trouble.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
        await open({ page, shop })
        const popup = page.getByRole('dialog').first()
        await expectAccessible(page, (await popup.isVisible()) ? popup : undefined)
      })
    }
  })
}
