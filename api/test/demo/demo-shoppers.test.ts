import { ORDER_STATUSES } from '@shop/contracts/orders/order-status'
import type { Bonuses } from '@shop/contracts/account/profile'
import type { ProfileOrder } from '@shop/contracts/account/profile-orders'
import type { DepositCard } from '@shop/contracts/certificates/deposits'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, RUSSIAN, type Shopper } from '../support/people/shopper.ts'
import { aShopper, signInAgain } from '../support/people/sign-in.ts'

let shop: Shop
let anna: Shopper

beforeAll(async () => {
  shop = await openShop()
  anna = (await signInAgain('+79000000001', {}, { host: RUSSIAN, url: shop.url() })).shopper
})
afterAll(() => shop.remove())

const ordersOf = async (shopper: Shopper) => ((await shopper.get('/profile/orders')).body as { result: ProfileOrder[] }).result

test('Anna has an order in every status, the newest first', async () => {
  const orders = await ordersOf(anna)
  expect([...new Set(orders.map(({ status }) => status))].toSorted()).toStrictEqual([...ORDER_STATUSES].toSorted())
  const dates = orders.map(({ createdAt }) => createdAt)
  expect(dates).toStrictEqual(dates.toSorted().toReversed())
})

test('order totals are the sums of the lines, and every line has its image', async () => {
  for (const { lines, sums } of await ordersOf(anna)) {
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.reduce((sum, line) => sum + line.price.initial * line.quantity, 0)).toBe(sums.goods)
    expect(sums.goods - sums.discount - sums.bonuses + sums.packaging + sums.delivery - sums.certificates).toBe(sums.total)
    for (const { photo, url } of lines)
      expect([photo?.base, url]).toStrictEqual([expect.any(String), expect.stringMatching(/^\/catalog\//)])
  }
})

test('an order in transit shows past and future steps; a canceled one shows how far it got', async () => {
  const orders = await ordersOf(anna)
  const way = (status: string) =>
    orders.find((order) => order.status === status)?.timeline.map((step) => `${step.status}${step.at ? '' : '?'}`)
  expect(way('shipped')).toStrictEqual(['created', 'paid', 'assembling', 'shipped', 'ready?', 'completed?'])
  expect(way('ready')).toStrictEqual(['created', 'paid', 'assembling', 'ready', 'completed?'])
  expect(way('accepted')).toStrictEqual(['accepted', 'assembling?', 'ready?', 'completed?'])
  expect(way('expired')).toStrictEqual(['created', 'expired'])
  expect(orders.find(({ status }) => status === 'shipped')?.tracking).toStrictEqual({
    number: 'ZL 4741 508 RU',
    carrier: '5post',
    url: null,
  })
})

test('the returned order says what the card has got back and until when', async () => {
  const order = (await ordersOf(anna)).find(({ status }) => status === 'refunded')
  const { total = 0, delivery = 0 } = order?.sums ?? {}
  const by: unknown = expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/)
  expect(order?.ways.moneyBack).toStrictEqual([{ to: 'card', sum: total - delivery, by }])
})

test('only the unpaid order can be paid', async () => {
  const payable = (await ordersOf(anna)).filter(({ payableUntil }) => payableUntil !== null)
  expect(payable.map(({ status, payment }) => [status, payment.isPaid])).toStrictEqual([['created', false]])
})

test('her bonus entries add up to the balance', async () => {
  const { balance, entries } = ((await anna.get('/profile/bonuses')).body as { result: Bonuses }).result
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance)
  expect(entries[1]?.name).toBe('Начислено за покупку, заказ 439-0152')
})

test('her certificates: received ones without giver contacts, bought ones without codes', async () => {
  const { body } = await anna.get('/profile/certificates')
  const { received, bought } = (body as { result: { received: DepositCard[]; bought: DepositCard[] } }).result
  expect(received.map(({ id, status, recipient }) => [id, status, recipient])).toStrictEqual([
    ['7K2M-9QXD', 'active', null],
    ['H4TP-6WNC', 'spent', null],
  ])
  expect(bought.map(({ id, status }) => [id, status])).toStrictEqual([
    ['X5GD-2UYF', 'paid'],
    ['R8VB-3LEJ', 'active'],
  ])
  expect(JSON.stringify(body)).not.toMatch(/authCode|code_hash/)
})

test('Anna signs in with the e-mail and password of the README', async () => {
  const one = await aShopper({ url: shop.url() })
  const { status, body } = await one.post('/auth/authenticate', { login: 'anna@mail.example', password: 'zlata-demo' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ user: { phone: '+79000000001', isAuth: true } })
})

test('each of her orders has its thank-you page', async () => {
  const pages = await Promise.all((await ordersOf(anna)).map(({ id }) => anna.get(`/order/success-data/${id}`)))
  expect(pages.map(({ status }) => status)).toStrictEqual(Array(12).fill(200))
})

test('Leila shops on the international storefront: dirhams, English', async () => {
  const { shopper } = await signInAgain('+971500000001', {}, { host: INTERNATIONAL, url: shop.url() })
  const [order] = await ordersOf(shopper)
  expect(order).toMatchObject({ currency: 'AED', status: 'shipped', tracking: { carrier: 'EMS' } })
})

test('a restart creates no duplicate shoppers', async () => {
  await shop.whileClosed(`UPDATE settings SET value = jsonb_set(value::jsonb, '{hash}', '"of last year"')::text WHERE name = 'demo'`)
  expect(await ordersOf(anna)).toHaveLength(12)
})
