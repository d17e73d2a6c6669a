import { expect, test } from '../../../fixtures.ts'
import { amplePiece } from '../../../machine/catalogue.ts'
import { violationsOf } from '../../../machine/checks/accessible.ts'
import { signInAnew } from '../../../machine/people/registered.ts'

test('a card is saved with the first order, pays for the second one without the bank, and is removed in the profile [payment.card-chosen] [payment.card-removed]', async ({
  page,
  shop,
  product,
  checkout,
  bank,
  context,
}) => {
  test.slow()
  await signInAnew(shop, context)

  const { url } = await amplePiece(shop, 'men')
  await checkout.openAtPaymentWith(product, url, 'anna@mail.example')
  await page.getByRole('radio', { name: 'Картой онлайн' }).check({ force: true })
  const remember = page.getByRole('checkbox', { name: 'Запомнить карту для следующих заказов' })
  await expect(remember).not.toBeChecked()
  await remember.check({ force: true })
  await checkout.pay()
  await bank.expectOpen()
  await expect(page.getByRole('checkbox', { name: 'Запомнить карту' })).toBeChecked()
  await bank.pay()
  await checkout.expectSuccess()

  // The account has no e-mail: that of the order before is filled in [checkout.email-asked-once].
  await checkout.openAtPaymentWith(product, url)
  await page.getByRole('radio', { name: 'Картой онлайн' }).check({ force: true })
  await expect(page.getByRole('radio', { name: /^Visa.••.4242$/ })).toBeChecked()
  expect(await violationsOf(page)).toStrictEqual([])
  await checkout.pay()
  await checkout.expectSuccess()

  await shop.open(page, '/profile?section=personalData')
  const cards = page.getByRole('region', { name: 'Сохранённые карты' })
  await expect(cards.getByRole('listitem')).toHaveText(/^Visa.••.4242/)
  await cards.getByRole('button', { name: /^Удалить: Visa/ }).click()
  await expect(cards.getByRole('button', { name: 'Удалить', exact: true })).toBeFocused()
  expect(await violationsOf(page)).toStrictEqual([])
  await cards.getByRole('button', { name: 'Удалить', exact: true }).click()
  await expect(cards.getByText('Отметьте «Запомнить карту»', { exact: false })).toBeVisible()
  await page.reload()
  await expect(cards.getByRole('listitem')).toHaveCount(0)
})
