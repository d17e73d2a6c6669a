import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { amplePiece } from '../../machine/catalogue.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { signInAnew } from '../../machine/people/registered.ts'
import type { CheckoutPage } from '../../pages/checkout.ts'
import type { ProductPage } from '../../pages/product.ts'
import type { Shop } from '../../machine/shop.ts'

async function toPayment({ page, shop, product, checkout }: { page: Page; shop: Shop; product: ProductPage; checkout: CheckoutPage }) {
  await product.open((await amplePiece(shop, 'men')).url)
  await product.addAndWait()
  await checkout.open()
  await checkout.email.fill('anna@mail.example')
  await checkout.onward.click()
  await checkout.chooseShop()
  await checkout.onward.click()
  await page.getByRole('radio', { name: 'Картой онлайн' }).check({ force: true })
}

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

  await toPayment({ page, shop, product, checkout })
  const remember = page.getByRole('checkbox', { name: 'Запомнить карту для следующих заказов' })
  await expect(remember).not.toBeChecked()
  await remember.check({ force: true })
  await checkout.pay()
  await bank.expectOpen()
  await expect(page.getByRole('checkbox', { name: 'Запомнить карту' })).toBeChecked()
  await bank.pay()
  await checkout.expectSuccess()

  await toPayment({ page, shop, product, checkout })
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
