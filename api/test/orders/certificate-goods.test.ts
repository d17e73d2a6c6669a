import { openDeposit } from '@shop/contracts/certificates/deposits'
import type { OrderDraftInput } from '@shop/contracts/orders/order'
import { refundOptions } from '@shop/contracts/orders/refunds/refund'
import { aDraft, Buyer, PHONE } from '../support/people/buyer.ts'
import { INTERNATIONAL, keeps } from '../support/people/shopper.ts'
import { newEmail } from '../support/people/sign-in.ts'
import { Gateway } from '../support/services/gateway.ts'
import { Office } from '../support/services/office.ts'
import { messageContaining } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { until } from '../support/until.ts'

/** 5 000 ₽ each. */
const ELECTRONIC = 'gift-certificate-electronic-2'
const PRINTED = 'gift-certificate-printed-2'
const LETTER = 'letter-a-silver-one'
const NOMINAL = 500_000
const BY_MAIL: OrderDraftInput = { delivery_method_id: 4, shop_id: null, city: null }
const BY_COURIER: OrderDraftInput = { delivery_method_id: 1, courier_type: 'standard', shop_id: null, address: 'Лесная улица, 7' }

const gateway = new Gateway()
const office = new Office()
let shop: Shop
const pool: Buyer[] = []

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), ...(await office.open()) })
  for (let count = 0; count < 40; count += 1) pool.push(await new Buyer(shop.url()).arrive())
  await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${PHONE}'`, 'UPDATE stock SET quantity = 600')
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
  await office.close()
})

const next = () => {
  const buyer = pool.pop()
  if (!buyer) throw new Error('More shoppers are needed.')
  return buyer
}

async function aBag(...skus: string[]) {
  const buyer = next()
  for (const sku_id of skus) await buyer.cart('add', { sku_id })
  return buyer
}

async function ordered(buyer: Buyer, draft: OrderDraftInput) {
  const { order, ...rest } = await buyer.order(aDraft(draft))
  if (!order) throw new Error(JSON.stringify(rest))
  return order.id
}

const paid = (id: string) => gateway.report(id, 'Payment', { to: shop.url(), transaction: `PS-${id}` })
const kinds = async (buyer: Buyer, draft: OrderDraftInput = {}) =>
  (await buyer.calculated(aDraft(draft))).delivery.map(({ typeId }) => typeId)
const statusOf = async (buyer: Buyer, id: string) => (await buyer.success(id)).order.status
const completed = (buyer: Buyer, id: string) =>
  until(
    () => statusOf(buyer, id),
    (status) => status === 'completed',
  )
const issuedOf = async (id: string) =>
  (await shop.behindTheScenes(
    `SELECT d.id, d.status, d.balance, d.currency, d.recipient_phone AS phone FROM deposits d JOIN orders o ON o.id = d.order_id WHERE o.number = '${id}' ORDER BY d.id`,
  )) as { id: string; status: string; balance: number; currency: string; phone: string | null }[]

/** An electronic certificate bought and received: its number and code, as the recipient has them. */
async function aGift(buyer: Buyer, changes: OrderDraftInput = {}) {
  const to = newEmail()
  const id = await ordered(buyer, { ...BY_MAIL, certificate_email: to, ...changes })
  await paid(id)
  const { text } = await messageContaining(to, '/get-certificate/')
  const [, number = ''] = /\b([2-9A-Z]{4}-[2-9A-Z]{4})\b/.exec(text) ?? []
  const [, code = ''] = /(?:Код активации|Activation code)\D*(\d{4})/.exec(text) ?? []
  return { id, to, number, code, text }
}

describe('delivery of certificates', () => {
  test('electronic certificates alone have the online certificate, without an address and for nothing [delivery.only-certificates]', async () => {
    const buyer = await aBag(ELECTRONIC)
    // The courier of an earlier bag is not used.
    await buyer.cart('add', { sku_id: LETTER })
    await buyer.whole('calculate', { delivery_method_id: 1, courier_type: 'standard' })
    await buyer.cart('remove', { sku_id: LETTER })
    const { cartData } = await buyer.whole('calculate')
    expect(cartData).toMatchObject({ onlyCertificates: true, onlyOnlineCertificates: true, enough: true, deliverySum: 0, dueSum: NOMINAL })
    expect(cartData.products).toMatchObject([{ certificate: 'electronic', variant: 'номинал\u00a05\u00a0000\u00a0₽', isCertificate: true }])
    expect(cartData.delivery.map(({ typeId, price }) => [typeId, price])).toStrictEqual([[4, 0]])
    expect(cartData.availablePaymentMethods.map(({ type }) => type)).toStrictEqual(['card', 'fastPayment'])
  })

  test('a piece or an envelope beside it is carried: method 4 is not offered', async () => {
    expect(await kinds(await aBag(ELECTRONIC, LETTER))).not.toContain(4)
    const printed = await aBag(PRINTED)
    expect(await kinds(printed)).toContain(1)
    expect(await kinds(printed)).not.toContain(4)
    const { cartData } = await printed.whole('calculate', {})
    expect(cartData).toMatchObject({ onlyCertificates: true, onlyOnlineCertificates: false })
  })

  test('an envelope is not tried on; a piece beside it is [delivery.fitting-of-pieces]', async () => {
    const notesOf = async (buyer: Buyer) => {
      const { cartData } = await buyer.whole('calculate', {})
      return cartData.delivery.map(({ description }) => description).join('; ')
    }
    expect(await notesOf(await aBag(PRINTED))).not.toMatch(/пример|подгоним|выкуп/i)
    expect(await notesOf(await aBag(PRINTED, LETTER))).toMatch(/Примерка .*подгоним/)
  })

  test('a stale method 4 is refused once a piece has joined', async () => {
    const buyer = await aBag(ELECTRONIC, LETTER)
    expect(await buyer.order(aDraft({ ...BY_MAIL, certificate_email: newEmail() }))).toMatchObject({
      result: false,
      code: 'DELIVERY_NOT_AVAILABLE',
    })
  })

  test('neither promo code nor bonuses reduce a certificate, beside a piece that they reduce', async () => {
    const buyer = await aBag(ELECTRONIC, LETTER)
    const { cartData } = await buyer.whole('promocode/apply', { code: 'FIRST15' })
    const certificate = cartData.products.find(({ isCertificate }) => isCertificate)
    const letter = cartData.products.find(({ isCertificate }) => !isCertificate)
    expect(certificate).toMatchObject({ promocodeDiscount: 0, bonuses: 0, finalSum: NOMINAL })
    expect(letter?.promocodeDiscount).toBeGreaterThan(0)
  })
})

describe('the recipient of an electronic certificate', () => {
  test.each([
    ['nobody', {}, { certificate_email: 'EMPTY_RECIPIENT_DATA' }],
    ['the buyer by e-mail', { certificate_email: ' ANNA@mail.example ' }, { certificate_email: 'SELF_MAIL_CERTIFICATE_SEND' }],
    ['a wrong e-mail', { certificate_email: 'maria' }, { certificate_email: 'CORRECT_EMAIL' }],
    ['a wrong phone', { certificate_phone: '+7900' }, { certificate_phone: 'WRONG_PHONE' }],
    [
      'a long message',
      { certificate_email: 'maria@mail.example', certificate_message: 'я'.repeat(301) },
      { certificate_message: 'TOO_LONG' },
    ],
  ])('%s is refused at its field', async (_, asked, errors) => {
    const buyer = await aBag(ELECTRONIC)
    expect(await buyer.order(aDraft({ ...BY_MAIL, ...asked }))).toMatchObject({ result: false, errors })
  })

  test('a printed one needs none', async () => {
    const buyer = await aBag(PRINTED)
    expect((await buyer.order(aDraft(BY_COURIER))).result).toBe(true)
  })
})

describe('a bought certificate', () => {
  test('exists once it is paid, not before, and opens with the code of the letter [certificates.goods-issued-when-paid]', async () => {
    const buyer = await aBag(ELECTRONIC)
    const to = newEmail()
    const id = await ordered(buyer, { ...BY_MAIL, certificate_email: to, certificate_message: 'С днём рождения!' })
    expect(await issuedOf(id)).toStrictEqual([])
    await paid(id)
    const { text } = await messageContaining(to, '/get-certificate/')
    expect(text).toContain('С днём рождения!')
    const [issued] = await issuedOf(id)
    // The code leaves by e-mail alone.
    expect(issued?.phone).toBeNull()
    const [, code = ''] = /Код активации\D*(\d{4})/.exec(text) ?? []
    const opened = await next().post(`/deposit/${issued?.id}`, { authCode: code })
    expect(keeps(openDeposit, opened)).toBe(true)
    expect(opened.body).toMatchObject({
      deposit: { amount: NOMINAL, balance: NOMINAL, currency: 'RUB', status: 'active', senderName: 'Анна Петрова' },
    })
    await completed(buyer, id)
    // A second report of the payment makes no second certificate.
    await paid(id)
    expect(await issuedOf(id)).toHaveLength(1)
  })

  test('by text message, one certificate for each piece', async () => {
    const buyer = next()
    await buyer.cart('add', { sku_id: ELECTRONIC, quantity: 2 })
    const phone = '+79000000077'
    const id = await ordered(buyer, { ...BY_MAIL, certificate_phone: phone })
    await paid(id)
    await completed(buyer, id)
    const numbers = (await issuedOf(id)).map(({ id }) => id)
    expect(numbers).toHaveLength(2)
    for (const number of numbers) expect((await messageContaining(phone, number)).kind).toBe('sms')
  })

  test('is an advance payment on the receipt, to the kopeck, beside the goods', async () => {
    const buyer = await aBag(ELECTRONIC, LETTER)
    const id = await ordered(buyer, { ...BY_COURIER, certificate_email: newEmail() })
    const [row] = (await shop.behindTheScenes(`SELECT receipt FROM payments WHERE subject_id = '${id}'`)) as {
      receipt: { receipt: { items: { object: string; sum: number }[]; paidNow: number } }
    }[]
    const { items, paidNow } = row?.receipt.receipt ?? { items: [], paidNow: 0 }
    expect(
      items
        .map(({ object }) => object)
        .slice(0, 2)
        .toSorted(),
    ).toStrictEqual(['commodity', 'payment'])
    expect(items.find(({ object }) => object === 'payment')?.sum).toBe(NOMINAL)
    expect(items.reduce((sum, item) => sum + item.sum, 0)).toBe(paidNow)
    expect((await buyer.success(id)).order.dueSum).toBe(paidNow)
  })

  test('beside a parcel leaves at once, the parcel by courier', async () => {
    const buyer = await aBag(ELECTRONIC, LETTER)
    const to = newEmail()
    const id = await ordered(buyer, { ...BY_COURIER, certificate_email: to })
    await paid(id)
    await messageContaining(to, '/get-certificate/')
    expect(await statusOf(buyer, id)).toBe('paid')
    const [order] = office.of(id).toReversed()
    expect(order).toMatchObject({ delivery: { methodId: 1 }, options: { certificateType: 'electronic' } })
    expect(order).not.toHaveProperty('printed')
    expect(order?.lines.map(({ certificate }) => certificate ?? null).toSorted()).toStrictEqual(['electronic', null])
  })

  test('printed, its number and code reach the office that packs the envelope', async () => {
    const buyer = await aBag(PRINTED)
    const id = await ordered(buyer, BY_COURIER)
    await paid(id)
    const told = await until(
      () => office.of(id).find(({ printed }) => printed !== undefined),
      (order) => order !== undefined,
    )
    const [card] = told?.printed ?? []
    expect(told).toMatchObject({ options: { certificateType: 'printed' }, lines: [{ certificate: 'printed' }] })
    expect(card).toMatchObject({ amount: NOMINAL })
    const opened = await next().post(`/deposit/${card?.id}`, { authCode: card?.code })
    expect(opened.body).toMatchObject({ deposit: { balance: NOMINAL } })
  })

  test('pays for the next order', async () => {
    const { number, code } = await aGift(await aBag(ELECTRONIC))
    const holder = await aBag(LETTER)
    const { cartData } = await holder.whole('deposit/apply', { code: `${number}-${code}` })
    expect(cartData.depositsSum).toBe(Math.min(NOMINAL, cartData.orderSum))
  })

  test('abroad is in the currency of the order, and no duty is told of it', async () => {
    const buyer = await new Buyer(shop.url(), INTERNATIONAL).arrive()
    await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${PHONE}'`)
    await buyer.cart('add', { sku_id: ELECTRONIC })
    const { id, text } = await aGift(buyer, { fio: 'Anna Petrova' })
    expect(text).toMatch(/\$100|AED.400/)
    const { order } = await buyer.success(id)
    expect(order.delivery.duty).toBeUndefined()
    expect(await issuedOf(id)).toMatchObject([{ currency: order.currency, balance: order.dueSum }])
  })
})

describe('taking it back', () => {
  const ask = (buyer: Buyer, id: string, quantity = 1) =>
    buyer.post(`/order/${id}/refund`, { reason: 'other', to: 'card', items: [{ id: ELECTRONIC, quantity }] })
  const decide = (refundId: string) => office.ask(shop.url(), 'POST', `/back-office/refunds/${refundId}`, { accepted: true })
  const refunds = (id: string) => gateway.refunds.filter((refund) => refund.id === `PS-${id}`).map(({ amount }) => amount)

  test('unused it is returned for its price and can no longer be opened [certificates.goods-unused-returned]', async () => {
    const buyer = await aBag(ELECTRONIC)
    const { id, number, code } = await aGift(buyer)
    await completed(buyer, id)
    const { body } = await ask(buyer, id)
    const { refund } = body as { refund: { id: string; sum: number } }
    expect(refund.sum).toBe(NOMINAL)
    expect((await decide(refund.id)).body).toMatchObject({ result: true, status: 'accepted' })
    expect(
      await until(
        () => refunds(id),
        (sums) => sums.length > 0,
      ),
    ).toStrictEqual(['5000.00'])
    expect(await issuedOf(id)).toMatchObject([{ status: 'cancelled', balance: 0 }])
    expect((await next().post(`/deposit/${number}`, { authCode: code })).body).toMatchObject({ code: 'GET_DEPOSIT' })
  })

  test('used it is not offered for return, and a request from before is declined', async () => {
    const buyer = await aBag(ELECTRONIC)
    const { id, number, code } = await aGift(buyer)
    await completed(buyer, id)
    const { body } = await ask(buyer, id)
    const { refund } = body as { refund: { id: string } }
    const holder = await aBag(LETTER)
    await holder.whole('deposit/apply', { code: `${number}-${code}` })
    await ordered(holder, {})
    expect((await decide(refund.id)).body).toMatchObject({ result: false, status: 'declined' })
    expect(refunds(id)).toStrictEqual([])
    const options = await buyer.get(`/order/${id}/refund`)
    expect(keeps(refundOptions, options)).toBe(true)
    expect(options.body).toMatchObject({ available: false, items: [] })
    expect((await buyer.success(id)).ways).toMatchObject({ canReturn: false })
  })

  test('an order with a parcel is called off with its unused certificates, and stays when one is used', async () => {
    const [calm, spent] = [await aBag(ELECTRONIC, LETTER), await aBag(ELECTRONIC, LETTER)]
    const first = await aGift(calm, BY_COURIER)
    expect((await calm.post(`/order/${first.id}/cancel`, {})).body).toMatchObject({ result: true })
    expect(await issuedOf(first.id)).toMatchObject([{ status: 'cancelled', balance: 0 }])

    const second = await aGift(spent, BY_COURIER)
    const holder = await aBag(LETTER)
    await holder.whole('deposit/apply', { code: `${second.number}-${second.code}` })
    await ordered(holder, {})
    expect((await spent.success(second.id)).ways).toMatchObject({ canCancel: false })
    expect((await spent.post(`/order/${second.id}/cancel`, {})).body).toMatchObject({ result: false })
    expect(await statusOf(spent, second.id)).toBe('paid')
    expect(refunds(second.id)).toStrictEqual([])
  })
})

test('of a certificate no passport is made', async () => {
  const buyer = await aBag(ELECTRONIC)
  const { id } = await aGift(buyer)
  await completed(buyer, id)
  expect(
    await shop.behindTheScenes(`SELECT p.id FROM passports p JOIN orders o ON o.id = p.order_id WHERE o.number = '${id}'`),
  ).toHaveLength(0)
})
