import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'

test('the box and the words on its card are chosen in the bag by keyboard, and checkout has them [bag.gift-packaging]', async ({
  page,
  product,
  bag,
  checkout,
}) => {
  await product.open('/catalog/necklaces/pendant-coin-yellow')
  await product.addAndWait()
  await bag.open()
  const packaging = bag.main.getByRole('region', { name: 'Упаковка' })
  await packaging.getByRole('radio', { name: /Фирменный футляр/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(packaging.getByRole('radio', { name: /Праздничная/ })).toBeChecked()
  // The dark red box looks chosen without a frame round the one that is.
  const framed = await packaging
    .locator('label:has([type="radio"])')
    .evaluateAll((tiles) => tiles.map((tile) => getComputedStyle(tile, '::after').borderTopWidth))
  expect(framed).toStrictEqual(['0px', '0px', '2px'])
  const sums = bag.main.getByRole('complementary').locator('dl')
  await expect(sums.getByText('Праздничная упаковка')).toBeVisible()

  await packaging.getByRole('textbox', { name: /Слова на открытке/ }).fill('С юбилеем, мама!')
  expect(await violationsOf(page, { within: 'main' })).toStrictEqual([])
  await page.reload()
  await expect(packaging.getByRole('radio', { name: /Праздничная/ })).toBeChecked()
  await expect(packaging.getByRole('textbox', { name: /Слова на открытке/ })).toHaveValue('С юбилеем, мама!')

  await checkout.open()
  const summary = checkout.main.getByRole('complementary')
  await expect(summary.getByRole('radio', { name: /Праздничная упаковка/ })).toBeChecked()
  await expect(summary.getByRole('textbox', { name: /Слова на открытке/ })).toHaveValue('С юбилеем, мама!')
})
