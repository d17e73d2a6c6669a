import type { CartAnswer } from '@shop/contracts/cart/cart'
import { expect, test } from '../../fixtures.ts'
import { amplePiece } from '../../machine/catalogue.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'

const KOPECKS = 100

test('a piece saved for later is there after a reload, and returns to the bag by keyboard, with the sum of the call [bag.saved-for-later]', async ({
  page,
  shop,
  product,
  bag,
}) => {
  for (const path of ['/catalog/necklaces/pendant-coin-yellow', (await amplePiece(shop, 'earrings')).url]) {
    await product.open(path)
    await product.addAndWait()
  }
  await bag.open()
  await expect(bag.lines).toHaveCount(2)
  const whole = await bag.dueSum()
  const saved = page.getByRole('region', { name: 'Отложено на потом' })

  await bag.main.getByRole('button', { name: /^Отложить: .*Солнце/ }).focus()
  await page.keyboard.press('Enter')
  await expect(bag.lines).toHaveCount(1)
  await expect(saved.getByRole('listitem')).toHaveCount(1)
  await expect.poll(() => bag.dueSum()).toBeLessThan(whole)
  await page.reload()
  await expect(saved.getByRole('link', { name: /Солнце/ })).toBeVisible()
  await expect(bag.lines).toHaveCount(1)
  expect(await violationsOf(page, { within: 'main' })).toStrictEqual([])

  const answered = page.waitForResponse(/\/cart\/update/)
  await saved.getByRole('button', { name: /^В корзину: .*Солнце/ }).focus()
  await page.keyboard.press('Enter')
  await expect(saved).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(bag.lines).toHaveCount(2)
  const { cartData } = (await (await answered).json()) as CartAnswer
  await expect.poll(() => bag.dueSum()).toBe((cartData.sums?.dueSum ?? 0) / KOPECKS)
  expect(await bag.dueSum()).toBe(whole)
})
