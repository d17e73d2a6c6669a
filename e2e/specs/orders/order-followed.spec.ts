import { expect, test } from '../../fixtures.ts'
import { ampleSku } from '../../machine/catalogue.ts'
import { handOver, placedOrder } from '../../machine/received-order.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'
import { ProfileOrders } from '../../pages/profile-orders.ts'

test('the open order in the profile follows its status without a reload [orders.followed-live]', async ({ page, shop }) => {
  test.slow()
  const order = await placedOrder(shop, newPhone('ru'), { [await ampleSku(shop, 'earrings')]: 1 })
  const orders = new ProfileOrders(page, shop)
  await orders.registerBuyerOf(order)
  const stream = page.waitForResponse((answer) => answer.url().endsWith(`/order/${order.id}/events`))
  const details = await orders.open(order)
  await stream
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))

  await handOver(order.id, ['assembling', 'ready'])

  await expect(details.locator('[aria-live=polite]')).toHaveText('Можно забирать')
  await expect(details.getByText('Код получения', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
})
