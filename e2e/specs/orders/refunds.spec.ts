import { expect, test } from '../../fixtures.ts'
import { ampleSku } from '../../machine/catalogue.ts'
import { receivedOrder } from '../../machine/received-order.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'
import { ProfileOrders } from '../../pages/profile-orders.ts'
import { StartReturn } from '../../pages/start-return.ts'

test('a return popup in the profile refunds to the card or a bank account, and the order timeline shows it [profile.refund-popup]', async ({
  page,
  shop,
}) => {
  test.slow()
  const order = await receivedOrder(shop, newPhone('ru'), { [await ampleSku(shop, 'earrings')]: 1, [await ampleSku(shop, 'necklaces')]: 1 })
  const orders = new ProfileOrders(page, shop)
  await orders.registerBuyerOf(order)
  const details = await orders.open(order)
  const popup = page.getByRole('dialog')
  const start = new StartReturn(page, shop, popup)
  const bringBack = async () => {
    await details.getByRole('link', { name: `Вернуть украшения из заказа ${order.number}` }).click()
    await expect(start.part.getByRole('heading', { name: new RegExp(`Заказ ${order.number}`) })).toBeVisible()
  }

  await bringBack()
  await start.pieces.getByRole('checkbox').first().check()
  await start.choose('Не подошёл размер', 'В магазине ZLATA')
  await expect(start.part.getByRole('radio', { name: 'На карту, с которой оплачен заказ' })).toBeChecked()
  await start.send()
  await expect(start.part.getByRole('heading', { name: new RegExp(`Заявка ${order.number}-r1`) })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()

  const way = details.getByRole('list', { name: 'Путь заказа' })
  await expect(way).toContainText(new RegExp(`Возврат ${order.number}-r1: ждём.украшения`))

  await bringBack()
  await start.choose('Есть изъян', 'Курьеру')
  await start.part.getByRole('radio', { name: 'На банковский счёт' }).check()
  await start.send()
  const bic = start.part.getByRole('textbox', { name: 'БИК банка' })
  await expect(bic).toBeFocused()
  await expect(bic).toHaveAttribute('aria-invalid', 'true')
  await bic.fill('044525225')
  await start.part.getByRole('textbox', { name: 'ИНН банка' }).fill('7707083893')
  await start.part.getByRole('textbox', { name: 'Номер счёта' }).fill('4070 2810 9380 0006 0473')
  await start.send()
  await expect(start.part.getByRole('heading', { name: new RegExp(`Заявка ${order.number}-r2`) })).toBeFocused()
  await expect(start.part).toContainText(/На.счёт •.0473/)
  await page.keyboard.press('Escape')

  await expect(way.getByRole('listitem').filter({ hasText: /ждём.украшения/ })).toHaveCount(2)
  await expect(details.getByRole('link', { name: /Вернуть украшения/ })).toHaveCount(0)
})

test.describe('on the international storefront', () => {
  test.use({ host: 'com' })

  test('the returns page also starts a return by order number and phone', async ({ page, shop }) => {
    await shop.open(page, '/returns')
    const part = page.getByRole('main').locator('#start')
    await expect(part.getByRole('textbox', { name: 'Order number' })).toBeVisible()
    await expect(part).not.toContainText(/BIC|TIN/)
  })
})
