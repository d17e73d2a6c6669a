import { instalmentsOf } from '@shop/contracts/cart/instalments'
import type { MoneyBack } from '@shop/contracts/orders/refunds/money-back'
import type { LinkedOrder } from '@shop/contracts/orders/order-by-link'
import type { ProfileOrder } from '@shop/contracts/account/profile-orders'
import { orderSuccess } from '@shop/contracts/orders/order'
import { exactMoney } from '@shop/i18n/money'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { moneyBackOf, type MoneyBackFacts } from '../../../src/buying/orders/refunds/money-back.ts'
import { lettersIn } from '../../support/documents/pdf.ts'
import { aDraft, Buyer } from '../../support/people/buyer.ts'
import { keeps } from '../../support/people/shopper.ts'
import { newEmail, newPhone, register } from '../../support/people/sign-in.ts'
import { Gateway } from '../../support/services/gateway.ts'
import { Office } from '../../support/services/office.ts'
import { messageContaining } from '../../support/services/sandbox.ts'
import { openShop, type Shop } from '../../support/shop.ts'

const LETTER = 'letter-a-silver-one'

const gateway = new Gateway()
const office = new Office()
let shop: Shop
let anna: Buyer
let phone: string

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), ...(await office.open()) })
  anna = await new Buyer(shop.url()).arrive()
  phone = newPhone()
  await register(anna, phone)
  await shop.behindTheScenes('UPDATE stock SET quantity = 60', `UPDATE users SET bonus_balance = 10000000 WHERE phone = '${phone}'`)
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
  await office.close()
})

const tell = (path: string, message: object) => office.ask(shop.url(), 'POST', `/back-office${path}`, message)
const move = async (id: string, ...statuses: string[]) => {
  for (const status of statuses) await tell(`/orders/${id}/status`, { status })
}
const paid = (id: string) => gateway.report(id, 'Payment', { to: shop.url(), transaction: `PS-${id}` })

async function anOrder({ quantity = 1, certificate = false, ...draft }: Parameters<typeof aDraft>[0] & Extras = {}) {
  await anna.cart('add', { sku_id: LETTER, quantity })
  if (certificate) await anna.whole('certificate/apply', { code: 'ZLATA-3000-K7WQ' })
  const email = newEmail()
  const { order, ...rest } = await anna.order(aDraft({ ...draft, phone, email }))
  if (!order) throw new Error(JSON.stringify(rest))
  return { id: order.id, email, placed: (await anna.success(order.id)).order }
}
interface Extras {
  quantity?: number
  certificate?: boolean
}

/** Ten days from now in Moscow. */
const inTenDays = () => new Date(Date.now() + 3 * 60 * 60 * 1000 + 10 * DAY_MS).toISOString().slice(0, 10).split('-').toReversed().join('.')

/** The same on the page of the order, in the profile and by the link. */
async function moneyBack(id: string): Promise<MoneyBack[]> {
  const answer = await anna.get(`/order/success-data/${id}`)
  expect(keeps(orderSuccess, answer)).toBe(true)
  const { ways } = await anna.success(id)
  const profile = ((await anna.get('/profile/orders')).body as { result: ProfileOrder[] }).result.find((order) => order.id === id)
  const { key } = (await anna.get(`/order/${id}/link`)).body as { key: string }
  const linked = ((await new Buyer(shop.url()).get(`/order/by-link/${key}`)).body as { order: LinkedOrder }).order
  expect([profile?.ways.moneyBack, linked.ways.moneyBack]).toStrictEqual([ways.moneyBack, ways.moneyBack])
  return ways.moneyBack
}
const seen = (text = '') => text.replaceAll('\u00a0', ' ')

test('a canceled paid order says what goes back to the card, to certificates and as bonuses, also in its letter and receipt [orders.money-back]', async () => {
  const { id, email, placed } = await anOrder({ quantity: 3, certificate: true, spendBonuses: true })
  expect(Math.min(placed.dueSum, placed.certificatesSum, placed.bonusesSpent)).toBeGreaterThan(0)
  await paid(id)
  expect(await moneyBack(id)).toStrictEqual([])
  await anna.post(`/order/${id}/cancel`, {})
  expect(await moneyBack(id)).toStrictEqual([
    { to: 'card', sum: placed.dueSum, by: inTenDays() },
    { to: 'certificates', sum: placed.certificatesSum, by: null },
    { to: 'bonuses', sum: placed.bonusesSpent, by: null },
  ])
  const letter = await messageContaining(email, 'Возвращаем всё')
  const sum = (minor: number) => (minor / 100).toLocaleString('ru-RU')
  expect(seen(letter.text)).toMatch(new RegExp(`На карту, с которой платили, не позже \\d+ \\S+ \\d{4}: ${seen(sum(placed.dueSum))} ₽`))
  expect(seen(letter.text)).toContain(`На сертификаты: ${seen(sum(placed.certificatesSum))} ₽`)
  const cookie = Object.entries(anna.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const receipt = await fetch(`${shop.url()}/order/${id}/documents/receipt`, { headers: { cookie } })
  const letters = lettersIn(Buffer.from(await receipt.arrayBuffer()))
  for (const sign of 'ОтменёнВозвращенонакарту') expect(letters).toContain(sign)
})

test('an order canceled by the office goes back by the method that paid for it', async () => {
  const { id, placed } = await anOrder({ payment_method_id: 2 })
  await paid(id)
  await move(id, 'assembling', 'cancelled')
  expect(await moneyBack(id)).toStrictEqual([{ to: 'fastPayment', sum: placed.dueSum, by: inTenDays() }])
})

test('of four payments only those that were taken go back, wherever it is told [orders.money-back]', async () => {
  const { id, email, placed } = await anOrder({ quantity: 3, payment_method_id: 3 })
  await paid(id)
  await anna.post(`/order/${id}/cancel`, {})
  const [first = 0] = instalmentsOf(placed.dueSum)
  expect(first).toBeLessThan(placed.dueSum)
  expect(await moneyBack(id)).toStrictEqual([{ to: 'instalments', sum: first, by: inTenDays() }])
  const letter = await messageContaining(email, 'остальные платежи не спишут')
  expect(seen(letter.text)).toContain(seen(`: ${exactMoney(first, 'RUB', 'ru')}`))
})

test('an unpaid order that is canceled gives back its certificate alone', async () => {
  const { id, placed } = await anOrder({ quantity: 3, certificate: true })
  await anna.post(`/order/${id}/cancel`, {})
  expect(await moneyBack(id)).toStrictEqual([{ to: 'certificates', sum: placed.certificatesSum, by: null }])
})

test('pieces returned one by one: the order stays received with a part of the money back, and ends when all are back', async () => {
  const { id, email } = await anOrder({ quantity: 2 })
  await paid(id)
  await move(id, 'assembling', 'ready', 'completed')
  const { sum } = (await tell(`/orders/${id}/refund`, { key: 'first', items: [{ id: LETTER, quantity: 1 }] })).body as { sum: number }
  expect((await anna.success(id)).order.status).toBe('completed')
  expect(await moneyBack(id)).toStrictEqual([{ to: 'card', sum, by: inTenDays() }])
  expect(seen((await messageContaining(email, 'Украшения у нас')).text)).toContain('На карту, с которой платили, не позже')
  await tell(`/orders/${id}/refund`, { key: 'second', items: [] })
  const { order } = await anna.success(id)
  expect(order.status).toBe('refunded')
  expect(await moneyBack(id)).toStrictEqual([{ to: 'card', sum: order.dueSum - order.deliverySum - order.packagingSum, by: inTenDays() }])
})

test('a return to a bank account is told from one to the card', async () => {
  const { id } = await anOrder()
  await paid(id)
  await move(id, 'assembling', 'ready', 'completed')
  const account = { bic: '044525225', tin: '7707083893', account: '40817810099910004312' }
  const { body } = await anna.post(`/order/${id}/refund`, { reason: 'size', to: 'account', account, items: [{ id: LETTER, quantity: 1 }] })
  await tell(`/refunds/${(body as { refund: { id: string } }).refund.id}`, { accepted: true })
  expect((await moneyBack(id)).map(({ to }) => to)).toStrictEqual(['account'])
})

test('a payment that arrives after the cancellation goes back too', async () => {
  const { id, placed } = await anOrder()
  await anna.post(`/order/${id}/cancel`, {})
  await paid(id)
  expect(await moneyBack(id)).toStrictEqual([{ to: 'card', sum: placed.dueSum, by: inTenDays() }])
})

describe('the destination of money', () => {
  const facts: MoneyBackFacts = {
    status: 'completed',
    paymentType: 'card',
    paidAt: '2026-11-18T11:06:00.000Z',
    endedAt: null,
    paid: { money: 100_00, certificates: 0, bonuses: 0 },
    late: null,
    refunds: [],
  }
  const refund = {
    status: 'accepted' as const,
    createdAt: '2026-11-28T22:30:00.000Z',
    decidedAt: '2026-11-30T10:00:00.000Z',
    money: 40_00,
    certificates: 0,
    bonuses: 0,
    isToAccount: false,
  }

  test.each([
    ['onReceipt', 'desk'],
    ['instalments', 'instalments'],
    ['payselection', 'card'],
    [null, 'card'],
  ])('of an order paid by %s is %s', (paymentType, to) => {
    expect(moneyBackOf({ ...facts, paymentType, refunds: [refund] })).toStrictEqual([{ to, sum: 40_00, by: '09.12.2026' }])
  })

  test('of four payments that stand since four weeks ago is three, also when everything was returned', () => {
    const four = { ...facts, paymentType: 'instalments', paidAt: '2026-11-01T10:00:00.000Z' }
    const sums = (changes: Partial<MoneyBackFacts>) => moneyBackOf({ ...four, ...changes }).map(({ sum }) => sum)
    expect(sums({ status: 'cancelled', endedAt: '2026-11-30T10:00:00.000Z' })).toStrictEqual([75_00])
    expect(sums({ refunds: [{ ...refund, money: 100_00 }] })).toStrictEqual([75_00])
    const late = { sum: 100_00, at: '2026-11-30T10:00:00.000Z' }
    expect(sums({ status: 'expired', paidAt: null, late })).toStrictEqual([25_00])
  })

  test('refunds of one day are one sum; requested and declined ones are none', () => {
    const others = (['requested', 'declined'] as const).map((status) => ({ ...refund, status }))
    expect(moneyBackOf({ ...facts, refunds: [refund, refund, ...others] })).toStrictEqual([{ to: 'card', sum: 80_00, by: '09.12.2026' }])
  })
  test('the days count from the request; from a decision that took longer than all of them', () => {
    const late = { ...refund, decidedAt: '2026-12-20T10:00:00.000Z' }
    expect(moneyBackOf({ ...facts, refunds: [late] }).map(({ by }) => by)).toStrictEqual(['30.12.2026'])
  })
})
