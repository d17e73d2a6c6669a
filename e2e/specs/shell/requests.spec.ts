import type { Page } from '@playwright/test'
import { expect, releaseTest, test } from '../../fixtures.ts'
import { someRing, someStone } from '../../machine/catalogue.ts'
import { withoutAsks } from '../../machine/network/without-asks.ts'

/** What pages of the catalog ask of the API, in order, from now on. */
function readsOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/backend\/.+\/(show|info)$/.test(pathname)) sent.push(`${request.method()} ${pathname.slice('/backend'.length)}`)
  })
  return sent
}

/** How often the bar of a navigation was shown since. */
async function barsOf(page: Page): Promise<() => Promise<number>> {
  // Hidden while nothing is on its way.
  await page.locator('[role=progressbar]').evaluate((bar) => {
    const shown = { count: 0 }
    Object.assign(window, { bars: shown })
    new MutationObserver(() => {
      if ('active' in (bar as HTMLElement).dataset) shown.count++
    }).observe(bar, { attributes: true, attributeFilter: ['data-active'] })
  })
  return () => page.evaluate(() => (window as unknown as { bars: { count: number } }).bars.count)
}

test('a progress bar is visible only while a page is loading [screen.progress-bar]', async ({ page, shop }) => {
  const isSeen = () =>
    page.getByRole('progressbar', { includeHidden: true }).evaluate((bar) => {
      const { visibility, opacity } = getComputedStyle(bar)
      return visibility === 'visible' && opacity === '1' && bar.getBoundingClientRect().width > 0
    })
  let answer = () => {}
  const held = new Promise<void>((done) => (answer = done))
  await shop.open(page, '/about')
  expect(await isSeen()).toBe(false)
  await page.route('**/backend/**/show*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Новинки' }).first().click()
  await expect.poll(isSeen).toBe(true)
  answer()
  await expect(page.getByTestId('product-card').first()).toBeVisible()
  await expect.poll(isSeen).toBe(false)
})

test('choosing a size sends no request and shows no progress bar; another metal sends one request', async ({ page, shop, product }) => {
  const ring = await someRing(shop)
  await product.open(ring.url)
  const bars = await barsOf(page)
  const sent = readsOf(page)

  for (const { id } of ring.skus.slice(0, 2)) {
    await product.sizeTile(id).click()
    await expect(product.size(id)).toBeChecked()
  }
  await expect(page).toHaveURL(/\?size=/)
  expect(await bars()).toBe(0)

  const metal = product.otherMetals.first()
  const address = new URL((await metal.getAttribute('href')) ?? '', page.url())
  await metal.click()
  await expect(page).toHaveURL(address.href)
  await expect(product.buy.locator(`a[aria-current][href^="${address.pathname}"]`)).toBeVisible()
  // What comes last tells that nothing was sent before it.
  await expect.poll(() => sent).toStrictEqual([`GET ${address.pathname}/info`])
  expect(await bars()).toBe(1)
})

test('choosing a stone weight sends no request', async ({ page, shop, product, listing }) => {
  const stone = await someStone(shop)
  await product.open(stone.url)
  const sent = readsOf(page)
  for (const weight of stone.weights.slice(0, 2)) {
    await product.weight(weight).click()
    await expect(page).toHaveURL(/[?&]weight=/)
    await expect(product.weight(weight)).toHaveAttribute('aria-current', 'page')
  }
  await product.main
    .getByRole('navigation', { name: /хлебные крошки/i })
    .getByRole('link')
    .last()
    .click()
  await expect(listing.cards.first()).toBeVisible()
  await expect.poll(() => sent).toStrictEqual(['POST /catalog/show'])
})

// By the keyboard: a list that moves under a pointer is asked for what the pointer comes to lie on.
test('a filter and the second page send one request each; Back sends none', async ({ page, listing, product }) => {
  await listing.open('/catalog')
  const sent = readsOf(page)
  const first = await listing.names()

  const second = listing.pages.getByRole('link', { name: '2', exact: false }).first()
  // The code of the pager comes last; until then its links load a document.
  await expect.poll(() => second.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps')))).toBe(true)
  await second.press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(() => listing.names()).not.toStrictEqual(first)
  expect(sent).toStrictEqual(['POST /catalog/show'])

  await page.goBack()
  await expect.poll(() => listing.names()).toStrictEqual(first)

  const total = await listing.total()
  await listing.facet('metal', 'white').press('Space')
  await expect(page).toHaveURL(/metal=white/)
  await expect.poll(() => listing.total()).toBeLessThan(total)
  expect(sent).toStrictEqual(['POST /catalog/show', 'POST /catalog/show'])

  await page.goBack()
  await expect.poll(() => listing.names()).toStrictEqual(first)

  const link = listing.cardLink(0)
  const address = await link.getAttribute('href')
  await link.press('Enter')
  await expect(product.addToBag).toBeVisible()
  await page.goBack()
  await expect.poll(() => listing.names()).toStrictEqual(first)
  await expect.poll(() => sent).toStrictEqual(['POST /catalog/show', 'POST /catalog/show', `GET ${address}/info`])
})

releaseTest(
  'a remote built without asks.js still opens its pages and sends each read request only once',
  async ({ page, shop, listing, product }) => {
    const base = shop.releases.active('mfe-catalog')
    const older = `${base}.older`
    withoutAsks(shop.releases.stateDir, 'mfe-catalog', base, older)
    shop.releases.startFrom({ ...shop.releases.actives, 'mfe-catalog': [older] })
    await expect.poll(async () => (await shop.ask('/catalog')).text).toContain(`data-version="${older}"`)

    const sent = readsOf(page)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await listing.open('/catalog/rings')
    const address = await listing.cardLink(0).getAttribute('href')
    await listing.cardLink(0).click()
    await expect(product.addToBag).toBeVisible()
    await expect.poll(() => sent).toStrictEqual([`GET ${address}/info`])
    expect(scripts.filter((file) => file.includes('mfe-catalog') && file.endsWith('/asks.js'))).toStrictEqual([])
  },
)
