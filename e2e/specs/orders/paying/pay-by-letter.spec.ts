import { expect, test } from '../../../fixtures.ts'
import { ampleSku } from '../../../machine/catalogue.ts'
import { violationsOf } from '../../../machine/checks/accessible.ts'
import { IN_SHOP, placedOrder } from '../../../machine/received-order.ts'
import { mailTo, newPhone } from '../../../machine/servers/sandbox.ts'

const BY_CARD = { ...IN_SHOP, payment_method_id: 1 }

test('the letter of an unpaid order pays for it in another browser, from both of its links [payment.by-letter]', async ({
  page,
  shop,
  bank,
  trouble,
}) => {
  test.slow()
  // The page asks whether this session has made the order before it tries the link.
  trouble.expect(/404 \(Not Found\)/)
  const main = page.getByRole('main')
  const order = await placedOrder(shop, newPhone('ru'), { [await ampleSku(shop, 'earrings')]: 1 }, BY_CARD)
  const letter = await mailTo(order.email, '/payment?order=')
  const pathOf = (start: string) => new RegExp(`${start}\\S*key=[\\w.-]+`).exec(letter)?.[0] ?? ''

  await shop.open(page, pathOf('/order-success/'))
  await expect(main.getByText('Украшения за вами до')).toBeVisible()
  expect(await violationsOf(page)).toStrictEqual([])
  await main.getByRole('link', { name: 'Оплатить' }).click()
  await expect(main.getByRole('heading', { level: 1, name: `Заказ ${order.number} ждёт оплаты` })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Попросить оплатить' })).toHaveCount(0)

  await shop.open(page, pathOf('/payment\\?order='))
  await expect(main.getByRole('heading', { level: 1, name: `Заказ ${order.number} ждёт оплаты` })).toBeVisible()
  expect(await violationsOf(page)).toStrictEqual([])
  await main.getByRole('button', { name: /^Оплатить/ }).click()
  await bank.pay()
  await expect(page).toHaveURL(new RegExp(`/order-success/${order.id}\\?key=`))
  await expect(main.getByText('Оплачен', { exact: true }).first()).toBeVisible()
})
