import type { Page } from '@playwright/test'
import { POPUP_PAUSE_MS, WINTER_SALE_COOKIE_SECONDS } from '@shop/contracts/core/limits'
import { WINTER_SALE_COOKIE } from '@shop/contracts/content/winter-sale'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { LONG } from '../../environment.ts'
import { expect, test } from '../../fixtures.ts'
import { runClock } from '../../machine/network/clock.ts'
import { amplePiece, someRing } from '../../machine/catalogue.ts'
import { Editor } from '../../machine/editor.ts'
import type { Shop } from '../../machine/shop.ts'

// One season for all of them: it begins before the first and is over after the last.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const publish = async (from: string, until: string) => {
  const editor = new Editor()
  editor.edit('winter-sale.yaml', /^from: .*$/m, `from: ${from}`)
  editor.edit('winter-sale.yaml', /^until: .*$/m, `until: ${until}`)
  await editor.content('publish', 'winter-sale')
  editor.leave()
}

test.beforeAll(() => publish(day(-1), day(1)))
test.afterAll(() => publish(day(300), day(301)))
test.beforeEach(async ({ shop, context }) => {
  await expect.poll(async () => (await shop.ask('/backend/winter-sale')).text, { timeout: 60_000 }).not.toContain('"sale":null')
  await context.clearCookies({ name: WINTER_SALE_COOKIE })
})

const sale = (page: Page) => page.getByRole('dialog', { name: 'Зимняя распродажа' })
/** Opens a page, takes over its clock and moves the mouse, which loads the code of popups. */
async function arrive(page: Page, shop: Shop, path: string) {
  await shop.open(page, path)
  await page.clock.install()
  await page.mouse.move(200, 600)
  await page.mouse.move(210, 610)
}
const pause = (page: Page) => runClock(page, POPUP_PAUSE_MS + 1000)
/** Repeats the pause until the popup is there: its code may load late. */
const comes = (page: Page) =>
  expect(async () => {
    await pause(page)
    await expect(sale(page)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })

test('the popup opens after a pause on the first visit in season, once in two weeks [popups.winter-sale]', async ({
  page,
  shop,
  context,
}) => {
  await arrive(page, shop, '/catalog')
  await expect(sale(page)).toBeHidden()
  await comes(page)
  await expect(sale(page).getByRole('link', { name: 'Смотреть украшения' })).toHaveAttribute('href', '/catalog/sale')
  const cookie = (await context.cookies()).find(({ name }) => name === WINTER_SALE_COOKIE)
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - WINTER_SALE_COOKIE_SECONDS)).toBeLessThan(600)
  await page.goBack()
  await expect(sale(page)).toBeHidden()
  await expect(page).toHaveURL(shop.at('/catalog'))
})

const LAYERS: [string, string, (page: Page) => Promise<unknown>, { width: number; height: number }][] = [
  [
    'filters',
    '/catalog',
    (page) =>
      page
        .getByRole('link', { name: /^фильтры/i })
        .first()
        .click(),
    { width: 390, height: 844 },
  ],
  ['the menu', '/catalog', (page) => page.getByRole('button', { name: 'Меню' }).click(), { width: 390, height: 844 }],
  [
    'another popup',
    '/catalog',
    async (page) => {
      await page.getByTestId('place').first().click()
      // A clock put forward over code that is on its way would end its loading.
      await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
    },
    { width: 1280, height: 900 },
  ],
]
for (const [layer, path, open, viewport] of LAYERS)
  test.describe(`over ${layer}`, layer === 'another popup' ? {} : LONG, () => {
    test.use({ viewport })

    test('does not open, and opens once that is closed', async ({ page, shop }) => {
      await arrive(page, shop, path)
      await open(page)
      await expect(page.locator('html')).toHaveAttribute('data-held', '1')
      await pause(page)
      await expect(sale(page)).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(page.locator('html')).not.toHaveAttribute('data-held')
      await comes(page)
    })
  })

test('does not open over the picture viewer, and opens once that is closed', async ({ page, shop }) => {
  await arrive(page, shop, (await someRing(shop)).url)
  await page
    .getByRole('link', { name: /^увеличить/i })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Фотографии' })).toBeVisible()
  await pause(page)
  await expect(sale(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).not.toHaveAttribute('data-held')
  await comes(page)
})

test('the popup never interrupts a purchase [popups.purchase-undisturbed]', async ({ page, shop, product, checkout }) => {
  await product.open((await amplePiece(shop, 'earrings')).url)
  await page.mouse.move(200, 600)
  await page.mouse.move(210, 610)
  // This shopper would be told, and is in a moment: this page runs by the real clock.
  await expect(sale(page)).toBeVisible({ timeout: 20_000 })
  await page.keyboard.press('Escape')
  await product.addAndWait()
  await expect(page.getByTestId('bag-count')).toHaveText('1')
  await page.context().clearCookies({ name: WINTER_SALE_COOKIE })
  await arrive(page, shop, '/cart?step=checkout')
  await expect(checkout.fio).toBeVisible()
  await pause(page)
  await expect(sale(page)).toBeHidden()
})
