import { DAY_MS } from '@shop/contracts/core/time/durations'
import { type OwnPayLink, PAY_LINK_DAYS, PAY_LINKS_OF_ORDER, type PayLink } from '@shop/contracts/orders/payment/pay-link'
import { eventually } from '@shop/testing/eventually'
import { orderLetter } from '../../../src/buying/letters/orders/order.ts'
import { aDraft, Buyer } from '../../support/people/buyer.ts'
import { LETTER, openShopOfBuyers } from '../../support/people/buyers.ts'
import { refusal } from '../../support/people/shopper.ts'
import { Gateway } from '../../support/services/gateway.ts'
import type { Shop } from '../../support/shop.ts'

const HOLD_MS = 30 * 60 * 1000
const gateway = new Gateway()
let shop: Shop
let next: () => Buyer
let friend: Buyer

beforeAll(async () => {
  ;({ shop, next } = await openShopOfBuyers(gateway, 18))
  friend = await new Buyer(shop.url()).arrive()
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})

interface Paid {
  result: boolean
  paymentUrl: string | null
  code: string | null
  link: PayLink
}

const report = (id: string, event: 'Payment' | 'Fail', changes: { reference?: string; transaction?: string; message?: string } = {}) =>
  gateway.report(id, event, { to: shop.url(), ...changes })
const made = async (buyer: Buyer, id: string, body: object = {}) =>
  ((await buyer.post(`/order/${id}/pay-link`, body)).body as { link: OwnPayLink }).link
const seen = async (key: string, by = friend) => ((await by.get(`/pay-link/${key}`)).body as { link: PayLink }).link
const pay = async (key: string, methodId = 1, by = friend) =>
  (await by.post(`/pay-link/${key}`, { payment_method_id: methodId })).body as Paid

async function aLink(changes: Parameters<typeof aDraft>[0] = {}, body: object = {}) {
  const buyer = next()
  const { order, ...rest } = await buyer.order(aDraft(changes))
  if (!order) throw new Error(JSON.stringify(rest))
  const { key } = await made(buyer, order.id, body)
  return { buyer, id: order.id, key }
}

test('a link shows what is paid for, how much and until when, and nobody’s name, contact, place or number [payment.link-tells-no-person]', async () => {
  const { buyer, id, key } = await aLink()
  const link = await seen(key)
  const { amount, payableUntil, number } = await buyer.payment(id)
  expect(link).toMatchObject({ status: 'payable', amount, payableUntil, currency: 'RUB', declined: null, returned: null })
  expect(link.methods.map(({ type }) => type)).toStrictEqual(['card', 'fastPayment'])
  const { order } = await buyer.success(id)
  expect(link.pieces).toStrictEqual([
    { position: expect.any(Number), name: order.lines[0]?.name, details: expect.any(String), photo: order.lines[0]?.photo, quantity: 1 },
  ])
  const said = JSON.stringify(link)
  const { name, phone, email } = order.contact
  for (const secret of [id, number, name, phone, email, order.delivery.address]) expect(said).not.toContain(secret)
})

test('the pieces of a surprise are hidden, and shown again when its owner says so [payment.link-hides-pieces]', async () => {
  const { buyer, id, key } = await aLink({}, { hidesPieces: true })
  expect((await seen(key)).pieces).toBeNull()
  expect(JSON.stringify(await seen(key))).not.toContain(LETTER)
  expect(await made(buyer, id)).toStrictEqual({ key, hidesPieces: true })
  expect(await made(buyer, id, { hidesPieces: false })).toStrictEqual({ key, hidesPieces: false })
  expect((await seen(key)).pieces).toHaveLength(1)
})

test('somebody else pays: the order is paid, and its page and letter say by whom [payment.by-link]', async () => {
  const { buyer, id, key } = await aLink()
  const { paymentUrl, result } = await pay(key)
  expect({ paymentUrl, result }).toStrictEqual({ paymentUrl: `https://pay.example/${id}-2`, result: true })
  const [page, own] = gateway.pagesOf(id)
  expect(page?.isSigned).toBe(true)
  expect(page?.body.PaymentRequest).toMatchObject({ Amount: own?.body.PaymentRequest.Amount, PaymentMethod: 'card' })
  expect(page?.body.PaymentRequest.ExtraData.ReturnUrl).toMatch(new RegExp(`/pay/${key}\\?back=1$`))
  // The bank does not learn the contact of who has ordered.
  expect(page?.body).toHaveProperty('CustomerInfo', { Language: 'ru' })
  expect(own?.body).toHaveProperty('CustomerInfo.Phone')
  expect(await report(id, 'Payment')).toBe(200)
  expect(await buyer.payment(id)).toMatchObject({ status: 'paid' })
  const { order } = await buyer.success(id)
  expect(order.paidAt).not.toBeNull()
  expect(await seen(key)).toMatchObject({ status: 'paid', amount: order.dueSum, paidAt: order.paidAt, methods: [], payableUntil: null })
  expect(order.payment).toMatchObject({ methodId: 1, isByLink: true })
  const letter = orderLetter('paid', order, 'ru', { origin: 'https://shop.ru', token: 't', tracking: null, moneyBack: [], now: new Date() })
  expect(letter.text).toContain('За вас заплатили по вашей ссылке')
  expect(await pay(key)).toMatchObject({ result: false, paymentUrl: null, code: null, link: { status: 'paid' } })
})

test('the link itself is stored nowhere [payment.link-unguessable]', async () => {
  const { key } = await aLink()
  await pay(key)
  expect(key).toMatch(/^[\w-]{43}$/)
  const dump = await shop.behindTheScenes(
    `SELECT (SELECT jsonb_agg(l) FROM pay_links l) AS links, (SELECT jsonb_agg(p) FROM payments p) AS payments`,
  )
  expect(JSON.stringify(dump)).not.toContain(key)
  expect(JSON.stringify(dump)).toContain('token_hash')
  for (const guess of ['x', key.slice(0, -1), `${key}A`, key.toLowerCase()]) {
    expect(refusal(await friend.get(`/pay-link/${guess}`))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(refusal(await friend.post(`/pay-link/${guess}`, { payment_method_id: 1 }))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  }
})

describe('two who pay at once', () => {
  test('by one link get one page [payment.never-twice]', async () => {
    const { id, key } = await aLink()
    const urls = (await Promise.all([pay(key), pay(key), pay(key)])).map(({ paymentUrl }) => paymentUrl)
    expect(new Set(urls)).toStrictEqual(new Set([`https://pay.example/${id}-2`]))
  })

  test('the owner and somebody else: what arrives second goes back to whom it came from', async () => {
    const { buyer, id, key } = await aLink()
    await pay(key)
    const before = gateway.refunds.length
    expect(await report(id, 'Payment', { reference: `${id}-1`, transaction: `own-${id}` })).toBe(200)
    expect(await report(id, 'Payment', { reference: `${id}-2`, transaction: `friend-${id}` })).toBe(200)
    await eventually('the second goes back', async () => gateway.refunds.length === before + 1)
    expect(gateway.refunds.at(-1)).toMatchObject({ id: `friend-${id}` })
    // The owner has paid, so the page of the link shows no thanks.
    expect(await seen(key)).toMatchObject({ status: 'paid', paidAt: null, returned: 'all' })
    expect((await buyer.success(id)).order.payment.isByLink).toBeUndefined()
  })

  test('the owner’s payment comes second: it goes back, and their order page says so [payment.second-told]', async () => {
    const { buyer, id, key } = await aLink()
    await pay(key)
    await report(id, 'Payment', { reference: `${id}-2`, transaction: `friend-${id}` })
    expect((await buyer.success(id)).order.payment).not.toHaveProperty('isOwnReturned')
    await report(id, 'Payment', { reference: `${id}-1`, transaction: `own-${id}` })
    await eventually('the second goes back', async () => gateway.refunds.some((one) => one.id === `own-${id}`))
    expect((await buyer.success(id)).order.payment).toMatchObject({ isByLink: true, isOwnReturned: true })
  })

  test('a payment whose report is on its way is not made again', async () => {
    const { id, key } = await aLink()
    await pay(key)
    gateway.states[`${id}-2`] = { TransactionState: 'success', TransactionId: `late-${id}` }
    expect(await pay(key, 2)).toMatchObject({ result: false, paymentUrl: null, code: null, link: { status: 'paid' } })
  })
})

test('what is refunded goes to the payment of who has paid [payment.link-refund]', async () => {
  const { buyer, id, key } = await aLink()
  await pay(key)
  await report(id, 'Payment', { transaction: `friend-${id}` })
  await buyer.post(`/order/${id}/cancel`, {})
  await eventually('the money goes back', async () => gateway.refunds.some((one) => one.id === `friend-${id}`))
  await eventually('the link says so', async () => (await seen(key)).returned === 'all')
  expect(await seen(key)).toMatchObject({ status: 'cancelled' })
  const { order, ways } = await buyer.success(id)
  const { moneyBack } = ways
  const letter = orderLetter('cancelled', order, 'ru', {
    origin: 'https://shop.ru',
    token: 't',
    tracking: null,
    moneyBack,
    now: new Date(),
  })
  expect(letter.text).toContain('Оплату возвращаем тому, кто заплатил по вашей ссылке')
})

test('a refusal by the bank is told to who was refused, not to the owner', async () => {
  const { buyer, id, key } = await aLink()
  await pay(key)
  await report(id, 'Fail', { message: 'insufficient_funds' })
  expect(await seen(key)).toMatchObject({ status: 'payable', declined: expect.stringMatching(/не хватает денег/) })
  expect(await buyer.payment(id)).toMatchObject({ status: 'pending', message: null })
  expect((await pay(key)).paymentUrl).toBe(`https://pay.example/${id}-3`)
})

test('the owner’s own page stays theirs: it leads back to the order', async () => {
  const { buyer, id, key } = await aLink()
  await pay(key)
  const { body } = await buyer.post(`/order/${id}/payment`, {})
  expect(body).toMatchObject({ paymentUrl: `https://pay.example/${id}-1` })
  await report(id, 'Fail', { reference: `${id}-1` })
  await buyer.post(`/order/${id}/payment`, {})
  const [page] = gateway.pagesOf(id)
  expect(page?.body.PaymentRequest.ExtraData.ReturnUrl).toContain(`/payment?order=${id}`)
  expect(page?.body).toHaveProperty('CustomerInfo.Phone')
})

describe('a link that is paid by no more', () => {
  test('four payments and payment on receipt are the owner’s own', async () => {
    const { key } = await aLink()
    for (const method of [3, 4, 13, 99]) {
      expect(await pay(key, method)).toMatchObject({ result: false, paymentUrl: null, code: 'PAYMENT_NOT_AVAILABLE' })
    }
  })

  test('withdrawn: it says so, and the next one is another [payment.link-over]', async () => {
    const { buyer, id, key } = await aLink()
    await buyer.ask('DELETE', `/order/${id}/pay-link`)
    expect(await seen(key)).toMatchObject({ status: 'cancelled', methods: [] })
    expect(await pay(key)).toMatchObject({ result: false, paymentUrl: null, code: 'ORDER_CANCELLED' })
    const { key: other } = await made(buyer, id)
    expect(other).not.toBe(key)
    expect(await seen(other)).toMatchObject({ status: 'payable' })
  })

  test('at most five of an order', async () => {
    const { buyer, id } = await aLink()
    for (let round = 1; round < PAY_LINKS_OF_ORDER; round += 1) {
      await buyer.ask('DELETE', `/order/${id}/pay-link`)
      await made(buyer, id)
    }
    await buyer.ask('DELETE', `/order/${id}/pay-link`)
    expect(refusal(await buyer.post(`/order/${id}/pay-link`, {}))).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  })

  test('cancelled with its order, and no new one is made', async () => {
    const { buyer, id, key } = await aLink()
    await buyer.post(`/order/${id}/cancel`, {})
    expect(await seen(key)).toMatchObject({ status: 'cancelled' })
    expect(await pay(key)).toMatchObject({ result: false, code: 'ORDER_CANCELLED' })
    expect(refusal(await buyer.post(`/order/${id}/pay-link`, {}))).toMatchObject({ code: 'ORDER_CANCELLED' })
  })

  test('an order paid on receipt needs none', async () => {
    const buyer = next()
    const { order } = await buyer.order(aDraft({ payment_method_id: 4 }))
    expect(refusal(await buyer.post(`/order/${order?.id}/pay-link`, {}))).toMatchObject({ code: 'PAYMENT_NOT_AVAILABLE' })
  })

  test('pages are opened twenty times an hour at most', async () => {
    const { key } = await aLink()
    for (let page = 0; page < 20; page += 1) await pay(key, 1, await new Buyer(shop.url()).arrive())
    expect(refusal(await friend.post(`/pay-link/${key}`, { payment_method_id: 1 }))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  test('half an hour later the pieces are free; a month later the link is forgotten', async () => {
    const { key, buyer, id } = await aLink()
    await shop.later(HOLD_MS + 1000)
    expect(await seen(key)).toMatchObject({ status: 'expired', methods: [] })
    expect(await pay(key)).toMatchObject({ result: false, code: 'ORDER_EXPIRED' })
    expect(refusal(await buyer.post(`/order/${id}/pay-link`, {}))).toMatchObject({ code: 'ORDER_EXPIRED' })
    await shop.later(PAY_LINK_DAYS * DAY_MS)
    const later = await new Buyer(shop.url()).arrive()
    expect(refusal(await later.get(`/pay-link/${key}`))).toMatchObject({ status: 404 })
  })
})
