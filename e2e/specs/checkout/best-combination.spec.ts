import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'

test('bonuses of the account are offered with what they save, one press applies them, and checkout has the same sum [bag.best-combination]', async ({
  page,
  shop,
  product,
  bag,
  checkout,
  signIn,
}) => {
  await shop.open(page, '/landings/loyalty-program')
  await page.getByRole('button', { name: 'Войти по телефону' }).click()
  await signIn.register(newPhone('ru'), ['Анна', 'Петрова'])
  // At full price: bonuses do not pay for what is on sale.
  await product.open('/catalog/necklaces/pendant-coin-yellow')
  await product.addAndWait()
  await bag.open()

  const offer = bag.main.getByRole('region', { name: /^Сэкономить ещё/ })
  await expect(offer).toContainText(/Бонусы на \d+/)
  expect(await violationsOf(page, { within: 'main' })).toStrictEqual([])
  await offer.getByRole('button', { name: 'Применить' }).focus()
  await page.keyboard.press('Enter')
  await expect(offer).toHaveCount(0)
  await expect(page.getByText(/^Применили: к.оплате/)).toBeVisible()
  const summary = bag.main.getByRole('complementary')
  await expect(summary.getByText('Бонусы', { exact: true })).toBeVisible()
  // The offer took the focus along: it is in the summary, not lost.
  await expect(summary.locator(':focus')).toHaveCount(1)

  const due = (await summary.locator('dl > div').last().textContent())?.replace(/^\D+/, '') ?? ''
  await page.reload()
  await expect(bag.lines).toHaveCount(1)
  await expect(summary.getByText('Бонусы', { exact: true })).toBeVisible()
  await expect(summary.locator('dl > div').last()).toContainText(due)
  await checkout.open()
  await expect(checkout.main.getByRole('complementary')).toContainText(due)
})
