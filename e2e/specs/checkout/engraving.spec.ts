import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'

const BAND = '/catalog/rings/band-classic-rose'
const WORDS = 'Маше · 12.06.26'
const PRICE = /^1\s500\s₽$/

/** Rows of a list of sums. */
const rowsOf = async (list: Locator) => {
  await expect(list.getByText(/^К оплате$/)).toBeVisible()
  return (await list.locator('> div').allTextContents()).map((row) => row.replaceAll('\u00a0', ' '))
}

test('words are typed onto the photograph, and bag, checkout and order hold them and one sum [engraving.carried-through]', async ({
  page,
  product,
  bag,
  checkout,
}) => {
  test.slow()
  await product.open(BAND)
  const line = product.buy.getByRole('link', { name: 'Написать' })
  await line.scrollIntoViewIfNeeded()
  // Its widget takes over near the viewport; until then the link leads to a page.
  await expect.poll(() => line.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps')))).toBe(true)
  await line.click()
  const popup = page.getByRole('dialog', { name: 'Гравировка' })
  await popup.getByRole('textbox', { name: 'Ваши слова' }).fill(WORDS)
  await popup.getByRole('radio', { name: 'Рукописный' }).check({ force: true })
  const picture = popup.getByRole('img', { name: new RegExp(WORDS) })
  await expect(picture.locator('text')).toHaveCSS('font-family', /Marck Script/)
  expect(
    await page.evaluate(() =>
      document.fonts.ready.then((fonts) => [...fonts].some(({ family, status }) => /Marck/.test(family) && status === 'loaded')),
    ),
  ).toBe(true)
  await expect(popup.getByText('нельзя вернуть или обменять')).toBeInViewport()
  expect(await violationsOf(page, { within: '[role=dialog]' })).toStrictEqual([])
  await popup
    .locator('label', { has: page.locator('input[name=size]') })
    .filter({ hasNotText: /нет в наличии/ })
    .first()
    .click()
  await popup.getByRole('button', { name: /^Добавить за/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Добавили в корзину' })
  await expect(drawer.getByText(new RegExp(WORDS))).toBeVisible()
  await drawer.getByRole('link', { name: 'Корзина' }).click()

  await expect(bag.lines).toHaveCount(1)
  await expect(bag.lines).toContainText(`гравировка\u00a0«${WORDS}», рукописный шрифт, без возврата`)
  const inBag = bag.main.getByRole('complementary').locator('dl')
  await expect(inBag.locator('> div', { hasText: 'Гравировка' }).getByText(PRICE)).toBeVisible()
  const due = (await rowsOf(inBag)).at(-1)

  await checkout.open()
  const summary = checkout.main.getByRole('complementary')
  await expect(summary.getByText(new RegExp(WORDS))).toBeVisible()
  const phone = newPhone('ru')
  await checkout.fillContact({ fio: 'Анна Петрова', email: `shopper${phone.slice(-7)}@example.com`, phone })
  await checkout.confirmPhone(phone)
  await checkout.onward.click()
  await checkout.chooseShop()
  await expect(summary.locator('dl > div', { hasText: 'Гравировка' }).getByText(PRICE)).toBeVisible()
  expect((await rowsOf(summary.locator('dl'))).at(-1)).toBe(due)
  await checkout.onward.click()
  await checkout.main.getByRole('radio', { name: /при получении/i }).check({ force: true })
  await checkout.pay()
  await checkout.expectSuccess()
  const order = checkout.main
  await expect(order.getByText(new RegExp(`гравировка.«${WORDS}», рукописный шрифт, без возврата`))).toBeVisible()
  const sums = order.locator('dl', { hasText: 'Гравировка' }).first()
  await expect(sums.locator('> div', { hasText: 'Гравировка' }).getByText(PRICE)).toBeVisible()
  const paid = due?.replace(/^К оплате/, '') ?? '?'
  expect((await sums.locator('> div').allTextContents()).at(-1)?.replaceAll('\u00a0', ' ')).toContain(paid)
})
