import { expect, test } from '../../fixtures.ts'
import { amplePiece } from '../../machine/catalogue.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'

test('a guest makes an account by one tap on the thank-you page, and the order is in the profile [orders.account-offer]', async ({
  page,
  shop,
  newBrowser,
  product,
  checkout,
  bank,
  trouble,
}) => {
  test.slow()
  const phone = newPhone('ru')
  await product.open((await amplePiece(shop, 'earrings')).url)
  await product.addAndWait()
  await checkout.openAtPayment(phone)
  await checkout.pay()
  await bank.pay()
  await checkout.expectSuccess()
  const order = /order-success\/(\d+)/.exec(page.url())?.[1] ?? ''
  const offer = page.getByRole('main').getByRole('button', { name: 'Создать профиль' })
  await expect(offer).toBeVisible()

  // Another browser that opens this address gets neither the order nor the offer.
  trouble.expect(/404 .*order\/success-data/)
  const stranger = await (await newBrowser()).newPage()
  await shop.open(stranger, `/order-success/${order}`)
  await expect(stranger.getByRole('heading', { name: 'Заказа здесь нет' })).toBeVisible()
  await expect(stranger.getByRole('button', { name: 'Создать профиль' })).toHaveCount(0)

  await offer.click()
  await expect(page.getByText('Профиль готов, этот заказ уже в нём.')).toBeFocused()
  await shop.open(page, '/profile?section=ordersData')
  await expect(page.getByRole('main')).toContainText(`${order.slice(0, 3)}-${order.slice(3)}`)
})
