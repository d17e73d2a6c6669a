import type { Locator } from '@playwright/test'
import { expect, test } from '../../../fixtures.ts'
import { fullPricePiece } from '../../../machine/catalogue.ts'

/** Rows of a list of sums: names and sums. */
const rowsOf = async (list: Locator) => {
  await expect(list.getByText(/^К оплате$/)).toBeVisible()
  const rows = await list.locator('> div').allTextContents()
  return rows.map((row) => row.replaceAll('\u00a0', ' '))
}

test('bag, drawer and checkout show the same sums, before and after a reload [bag.same-sums]', async ({
  page,
  shop,
  product,
  bag,
  checkout,
  chrome,
}) => {
  await product.open((await fullPricePiece(shop, 'earrings')).url)
  await product.addAndWait()
  await expect(page.getByTestId('bag-count')).toHaveText('1')

  await checkout.open()
  const summary = checkout.main.getByRole('complementary')
  for (const code of ['WELCOME10', 'ZLATA-3000-K7WQ']) {
    const field = summary.getByRole('textbox', { name: 'Промокод или сертификат' })
    await field.fill(code)
    await field.press('Enter')
    await expect(summary.getByText(code === 'WELCOME10' ? 'Промокод WELCOME10' : 'Сертификат •• K7WQ').first()).toBeVisible()
  }
  await summary.locator('summary', { hasText: 'Упаковка' }).click()
  await summary.getByText('Праздничная упаковка').click()
  const sums = summary.locator('dl')
  await expect(sums.getByText('Праздничная упаковка')).toBeVisible()
  await expect(sums.getByText('Курьер')).toBeVisible()
  const paid = await rowsOf(sums)

  await bag.open()
  const inBag = bag.main.getByRole('complementary').locator('dl')
  expect(await rowsOf(inBag)).toStrictEqual(paid)
  await page.reload()
  await expect(bag.lines).toHaveCount(1)
  expect(await rowsOf(inBag)).toStrictEqual(paid)

  await shop.open(page, '/catalog')
  await chrome.bagLink.click()
  const drawer = page.getByRole('dialog')
  expect(await rowsOf(drawer.locator('dl'))).toStrictEqual(paid)
})
