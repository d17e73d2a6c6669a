import type { Page } from '@playwright/test'
import { LONG } from '../../environment.ts'
import { expect, test } from '../../fixtures.ts'
import { atDelivery, PHONE, POPUPS, WIDE, withBag } from './popup-openers.ts'
import { someRing } from '../../machine/catalogue.ts'

test.describe.configure({ timeout: 60_000 })

/** `npm test` opens each popup at one width, in turn; the long run at both. */
for (const [index, { popup, from, name, widths = [WIDE, PHONE], come, address }] of POPUPS.entries())
  for (const viewport of widths)
    test.describe(`${popup} from ${from} at ${viewport.width} px`, viewport === widths[index % widths.length] ? {} : LONG, () => {
      test.use({ viewport })

      test('opens, locks page scroll, closes with Back and Esc, and restores focus [popups.modal-manners]', async ({
        page,
        shop,
        product,
        checkout,
        signIn,
      }) => {
        const opener = await come({ page, shop, product, checkout, signIn })
        const dialog = page.getByRole('dialog', { name })
        const url = page.url()
        for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
          await opener.click()
          await expect(dialog).toBeVisible()
          await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
          await expect(page.locator('html')).toHaveAttribute('data-held', '1')
          expect(new URL(page.url()).searchParams.get('popup')).toBe(address ?? null)
          await leave()
          await expect(dialog).toBeHidden()
          await expect(page).toHaveURL(url)
          await expect(opener).toBeFocused()
          await expect(page.locator('html')).not.toHaveAttribute('data-held')
        }
      })
    })

for (const viewport of [WIDE, PHONE])
  test.describe(`a URL with a popup at ${viewport.width} px`, viewport === WIDE ? {} : LONG, () => {
    test.use({ viewport })

    test('opens it on load; Back stays on the page, Forward reopens it, a reload keeps it', async ({ page, shop }) => {
      await page.goto(shop.at('/about'))
      await shop.open(page, '/catalog?metal=yellow&popup=subscription')
      const popup = page.getByRole('dialog', { name: 'Письма ZLATA' })
      await expect(popup.getByRole('textbox', { name: 'Почта' })).toBeVisible()
      await page.goBack()
      await expect(popup).toBeHidden()
      await expect(page).toHaveURL(shop.at('/catalog?metal=yellow'))
      await page.goForward()
      await expect(popup).toBeVisible()
      await page.reload()
      await expect(popup).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(popup).toBeHidden()
      await expect(page).toHaveURL(shop.at('/catalog?metal=yellow'))
      await page.goBack()
      await expect(page).toHaveURL(shop.at('/about'))
    })

    test('opens nothing if the popup cannot be linked to', async ({ page, shop }) => {
      await shop.open(page, '/catalog?popup=bag-drawer')
      await page.mouse.move(10, 10)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('dialog', { name: /корзин/i })).toHaveCount(0)
    })
  })

const panelOf = (page: Page) => page.locator('[role=dialog][data-panel]')

/** Where a popup stands once it has stopped moving. */
async function placeOf(page: Page) {
  const panel = panelOf(page)
  await expect(panel).toBeVisible()
  await panel.evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished)))
  return panel.evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect()
    return { left, top, right: Math.round(innerWidth - right), bottom: Math.round(innerHeight - bottom) }
  })
}

for (const [popup, name] of [
  ['subscription', 'a dialog'],
  ['shops', 'a wide dialog'],
] as const)
  test(`${name} is a sheet on a phone and is centered in a wide window [popups.sheets-on-mobile]`, async ({ page, shop }) => {
    await page.setViewportSize(PHONE)
    await shop.open(page, `/about?popup=${popup}`)
    const sheet = await placeOf(page)
    expect(sheet).toMatchObject({ left: 0, right: 0, bottom: 0 })
    expect(sheet.top).toBeGreaterThan(0)
    await page.setViewportSize(WIDE)
    const dialog = await placeOf(page)
    for (const side of Object.values(dialog)) expect(side).toBeGreaterThan(0)
    expect(Math.abs(dialog.left - dialog.right)).toBeLessThan(2)
    expect(Math.abs(dialog.top - dialog.bottom)).toBeLessThan(2)
  })

test('a drawer takes the full height at the side of a wide window [popups.sheets-on-mobile]', async ({ page, shop, chrome }) => {
  await page.setViewportSize(WIDE)
  await shop.open(page, '/about')
  await chrome.openBag()
  expect(await placeOf(page)).toStrictEqual({ left: WIDE.width - 420, top: 0, right: 0, bottom: 0 })
})

for (const viewport of [WIDE, PHONE])
  test.describe(`a quick look at ${viewport.width} px`, viewport === PHONE ? {} : LONG, () => {
    test.use({ viewport })

    test('opens over the listing from the keyboard, with pictures, sizes, add to bag and a product link [popups.quick-look]', async ({
      page,
      shop,
    }) => {
      const ring = await someRing(shop)
      await shop.open(page, '/catalog/rings')
      const card = page
        .getByTestId('product-card')
        .filter({ has: page.locator(`a[href="${ring.url}"]`) })
        .first()
      const opener = card.getByRole('link', { name: /^быстрый просмотр/i })
      await opener.focus()
      await expect(opener).toHaveCSS('opacity', '1')
      await page.keyboard.press('Enter')
      const look = panelOf(page)
      await expect(look.getByRole('heading', { name: ring.name })).toBeVisible()
      await expect(look.getByTestId('add-to-bag')).toBeDisabled()
      expect(new URL(page.url()).searchParams.get('popup-piece')).toBe(ring.url)
      await look.getByRole('button', { name: 'Следующая фотография' }).click()
      await expect(look.getByText(/^2 \/ \d+$/)).toBeVisible()
      const { pathname, search } = new URL(page.url())
      await look.getByRole('radio', { name: ring.skus[0]?.size ?? '', exact: true }).check({ force: true })
      await look.getByTestId('add-to-bag').click()
      await expect(look).toBeHidden()
      await expect(page.getByTestId('bag-count')).toHaveText('1')
      await expect(opener).toBeFocused()
      await shop.open(page, pathname + search)
      await look.getByRole('link', { name: 'Всё об украшении' }).click()
      await expect(page).toHaveURL(shop.at(ring.url))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(ring.name)
      await page.goBack()
      await expect(page).toHaveURL(shop.at('/catalog/rings'))
    })
  })

test('sign-in replaces the bonuses popup that opened it, and Back closes it', async ({ page, shop }) => {
  await shop.open(page, '/catalog/necklaces/pendant-coin-yellow')
  const opener = page.getByRole('button', { name: /бонусами/ })
  await opener.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Войти' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(/^телефон/i)).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(shop.at('/catalog/necklaces/pendant-coin-yellow'))
})

for (const viewport of [WIDE, PHONE])
  test.describe(`failed payment at ${viewport.width} px`, viewport === PHONE ? {} : LONG, () => {
    test.use({ viewport })

    test('opens automatically after the bank declines; Back and Esc close it', async ({ page, shop, product, checkout, bank }) => {
      test.slow()
      await atDelivery({ page, shop, product, checkout })
      await checkout.chooseShop()
      await checkout.onward.click()
      await checkout.pay()
      const dialog = page.getByRole('dialog', { name: 'Банк не подтвердил оплату' })
      for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
        await bank.decline()
        await expect(dialog).toBeVisible()
        await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
        await expect(page.locator('html')).toHaveAttribute('data-held', '1')
        await leave()
        await expect(dialog).toBeHidden()
        await expect(page).toHaveURL(/\/payment\?order=/)
        await expect(page.locator('html')).not.toHaveAttribute('data-held')
        await page
          .getByRole('main')
          .getByRole('button', { name: /^оплатить/i })
          .first()
          .click()
      }
      await bank.expectOpen()
    })
  })

test('after a reload with a popup that has no URL, the first Back leaves the page', async ({ page, shop, chrome }) => {
  await shop.open(page, '/about')
  await shop.open(page, '/catalog')
  await chrome.openBag()
  await page.reload()
  await shop.hydrated(page)
  await expect(chrome.drawer).toBeHidden()
  await expect.poll(() => page.evaluate(() => 'popup' in ((history.state ?? {}) as object))).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL(shop.at('/about'))
})

test('a link in a popup navigates, and Back returns to the page the popup was opened on', async ({ page, shop, product, chrome }) => {
  await withBag({ page, shop, product })
  await shop.open(page, '/catalog')
  await chrome.openBag()
  await chrome.drawer.getByRole('link', { name: 'Корзина' }).click()
  await expect(page).toHaveURL(shop.at('/cart'))
  await page.goBack()
  await expect(page).toHaveURL(shop.at('/catalog'))
  await expect(chrome.drawer).toBeHidden()
})
