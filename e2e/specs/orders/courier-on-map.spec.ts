import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { ampleSku } from '../../machine/catalogue.ts'
import { handOver, placedOrder } from '../../machine/received-order.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'
import { ProfileOrders } from '../../pages/profile-orders.ts'

test('the courier of a shipped order comes on a map, and is gone once the order is received [orders.courier-on-map]', async ({
  page,
  shop,
}) => {
  test.slow()
  const draft = { delivery_method_id: 1, address: 'Лесная улица, 7' }
  const order = await placedOrder(shop, newPhone('ru'), { [await ampleSku(shop, 'earrings')]: 1 }, draft)
  await new ProfileOrders(page, shop).registerBuyerOf(order)
  await shop.open(page, `/order-success/${order.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: /Курьер/ })).toHaveCount(0)

  await handOver(order.id, ['assembling', 'shipped'])
  const courier = page.getByRole('region', { name: /Курьер едет к.вам|Курьер у.вашего дома/ })
  await expect(courier).toBeVisible()
  await courier.scrollIntoViewIfNeeded()
  const map = courier.getByRole('group', { name: 'Где курьер' })
  await expect(map.getByRole('button', { name: 'Ваш дом' })).toBeVisible()
  expect(await violationsOf(page, { within: 'main' })).toStrictEqual([])

  await handOver(order.id, ['completed'], 'shipped')
  await expect(courier).toHaveCount(0)
})
