import type { CreateOrderAnswer } from '@shop/contracts/orders/order'
import { aDraft, Buyer } from '../support/people/buyer.ts'
import { Gateway } from '../support/services/gateway.ts'
import { messagesArrived, messagesTo } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, RUSSIAN } from '../support/people/shopper.ts'
import { confirm, newEmail, newPhone } from '../support/people/sign-in.ts'

const gateway = new Gateway()
let shop: Shop

beforeAll(async () => {
  shop = await openShop(await gateway.open())
  await shop.behindTheScenes('UPDATE stock SET quantity = 50')
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})

/** Somebody who has ordered a pendant, with a mailbox of their own. */
async function anOrder(host: string, changes: object = {}) {
  const buyer = await new Buyer(shop.url(), host).arrive()
  const phone = newPhone()
  await confirm(buyer, phone)
  await buyer.cart('add', { sku_id: 'letter-m-yellow-one' })
  const email = newEmail()
  const answer: CreateOrderAnswer = await buyer.order(aDraft({ phone, email, ...changes }))
  if (!answer.order) throw new Error(JSON.stringify(answer))
  return { email, phone, order: answer.order }
}

test('an order awaiting payment is confirmed by e-mail with a payment link, without a message', async () => {
  const { email, phone, order } = await anOrder(RUSSIAN)
  const [letter] = await messagesArrived(email)
  expect(letter?.text).toContain(`Заказ ${order.number} оформлен`)
  expect(letter?.text).toMatch(
    new RegExp(`http://shop\\.ru\\.localhost/payment\\?order=${order.id}&step=payment&key=${order.id}\\.[\\w.-]+`),
  )
  expect(letter?.text).toContain('Подвеска-буква М')
  expect((await messagesTo(phone)).filter(({ text }) => text.includes(order.number))).toStrictEqual([])
})

test('a payment is confirmed once by e-mail and message', async () => {
  const { email, phone, order } = await anOrder(RUSSIAN)
  await messagesArrived(email)
  for (const _ of [1, 2]) await gateway.report(order.id, 'Payment', { to: shop.url(), transaction: `PSL${order.id}` })
  const [letter] = await messagesArrived(email, 2)
  expect(letter?.text).toContain(`Заказ ${order.number} оплачен`)
  const told = await messagesArrived(phone, 2)
  expect(told.filter(({ text }) => text.includes(`заказ ${order.number} оплачен`))).toHaveLength(1)
})

test('an order paid on receipt is confirmed by message at once', async () => {
  const { phone, order } = await anOrder(RUSSIAN, { payment_method_id: 4 })
  const [message] = await messagesArrived(phone, 2)
  expect(message?.text).toContain(`заказ ${order.number} принят`)
})

test('e-mails are in the language of the storefront', async () => {
  const abroad = { delivery_method_id: 1, courier_type: 'ems', city: 'Dubai', address: 'Dubai, Al Wasl Road, 12', fio: 'Leila Hassan' }
  const { email, order } = await anOrder(INTERNATIONAL, abroad)
  const [letter] = await messagesArrived(email)
  expect(letter?.text).toContain(`Order ${order.number} is placed`)
  expect(letter?.text).not.toMatch(/[а-я]/i)
  expect(letter?.text).toMatch(/^Customs\W+Duties and taxes are included$/m)
})

// Last: it puts the clock of this shop forward.
test('an expired order sends a notification', async () => {
  const { email, order } = await anOrder(RUSSIAN)
  await messagesArrived(email)
  await shop.later(31 * 60 * 1000)
  const [letter] = await messagesArrived(email, 2)
  expect(letter?.text).toContain(`Заказ ${order.number} не оплачен вовремя`)
})
