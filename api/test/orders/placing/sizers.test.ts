import { SIZER_AGAIN_DAYS, SIZER_SKU, SIZER_URL, SIZERS_CATEGORY } from '@shop/contracts/catalog/rings/sizer'
import type { OrderDraftInput } from '@shop/contracts/orders/order'
import { aDraft, Buyer } from '../../support/people/buyer.ts'
import { INTERNATIONAL } from '../../support/people/shopper.ts'
import { Gateway } from '../../support/services/gateway.ts'
import { Office } from '../../support/services/office.ts'
import { messageContaining } from '../../support/services/sandbox.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { until } from '../../support/until.ts'
import { newEmail } from '../../support/people/sign-in.ts'

const LETTER = 'letter-a-silver-one'
const RING = 'band-classic-yellow-160'
const BY_POST: OrderDraftInput = { delivery_method_id: 1, courier_type: 'standard', shop_id: null, address: 'Лесная улица, 7' }

const gateway = new Gateway()
const office = new Office()
let shop: Shop
let phones = 0
const newPhone = () => `+7999111${String((phones += 1)).padStart(4, '0')}`

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), ...(await office.open()) })
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
  await office.close()
})

/** A shopper with a confirmed phone of her own. */
async function aBuyer(phone = newPhone(), host?: string) {
  const buyer = await new Buyer(shop.url(), host).arrive()
  await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${phone}' WHERE id = (SELECT max(id) FROM sessions)`)
  const email = newEmail()
  const order = (changes: OrderDraftInput = {}) => buyer.order(aDraft({ ...BY_POST, phone, email, payment_method_id: null, ...changes }))
  const add = (...skus: string[]) =>
    skus.reduce<Promise<unknown>>((before, sku_id) => before.then(() => buyer.cart('add', { sku_id })), Promise.resolve())
  return { buyer, phone, email, order, add }
}

async function ordered({ order }: Pick<Awaited<ReturnType<typeof aBuyer>>, 'order'>, changes: OrderDraftInput = {}) {
  const answer = await order(changes)
  if (!answer.order) throw new Error(JSON.stringify(answer))
  return answer.order.id
}
const rowOf = async (id: string) =>
  ((await shop.behindTheScenes(`SELECT * FROM orders WHERE number = '${id}'`)) as Record<string, unknown>[])[0]

describe('a sizer alone', () => {
  test('goes by post for nothing, without a minimum order and a payment [product.sizer-by-post]', async () => {
    const { buyer, add } = await aBuyer()
    // The pickup point of an earlier bag is not used.
    await add(LETTER)
    await buyer.whole('calculate', { delivery_method_id: 2 })
    await buyer.cart('remove', { sku_id: LETTER })
    await add(SIZER_SKU)
    const { cartData } = await buyer.whole('calculate')
    expect(cartData).toMatchObject({
      enough: true,
      freeDeliveryFrom: null,
      deliverySum: 0,
      orderSum: 0,
      dueSum: 0,
      availablePaymentMethods: [],
    })
    expect(cartData.delivery.map(({ typeId, name, price }) => [typeId, name, price])).toStrictEqual([[1, 'Почтой', 0]])
    expect(cartData.giftPack.available).toBe(false)
    expect(cartData.bonuses).toMatchObject({ available: 0, earned: 0 })
  })

  test('is an order of 0: accepted, never paid, without a receipt, told by letter [product.sizer-free-order]', async () => {
    const shopper = await aBuyer()
    await shopper.add(SIZER_SKU)
    const id = await ordered(shopper)
    expect(await rowOf(id)).toMatchObject({
      status: 'accepted',
      due_sum: 0,
      delivery_sum: 0,
      total_sum: 0,
      paid_at: null,
      payment_type: null,
      bonuses_earned: 0,
    })
    const { order, ways, analytics } = await shopper.buyer.success(id)
    expect(order).toMatchObject({ status: 'accepted', payment: { name: 'Платить не нужно' }, delivery: { name: 'Почтой' }, dueSum: 0 })
    expect(order.timeline.map(({ status }) => status)).toStrictEqual(['accepted', 'assembling', 'shipped', 'completed'])
    expect(ways).toMatchObject({ canCancel: true, canReturn: false })
    expect(ways.documents).not.toContain('receipt')
    expect(analytics).toMatchObject({ value: 0, items: [] })
    expect(await shopper.buyer.payment(id)).toMatchObject({ status: 'none', amount: 0, canRetry: false })
    const { text } = await messageContaining(shopper.email, 'Бумажный размерник')
    expect(text).toMatch(/Платить не нужно/)
  })
})

describe('an order of 0 later', () => {
  test('is delivered without bonuses, a passport, a review to write, a warranty or a return', async () => {
    const shopper = await aBuyer()
    await shopper.add(SIZER_SKU)
    const id = await ordered(shopper)
    for (const status of ['assembling', 'shipped', 'completed'] as const) {
      expect((await office.ask(shop.url(), 'POST', `/back-office/orders/${id}/status`, { status })).body).toMatchObject({ result: true })
    }
    const { ways } = await shopper.buyer.success(id)
    expect(ways).toMatchObject({ canReturn: false, canCancel: false, documents: ['invoice'] })
    expect(await rowOf(id)).toMatchObject({ status: 'completed', paid_at: null })
    expect(
      await shop.behindTheScenes(`SELECT p.id FROM passports p JOIN orders o ON o.id = p.order_id WHERE o.number = '${id}'`),
    ).toStrictEqual([])
  })

  test('is cancelled without giving money back, and the next one may be ordered', async () => {
    const shopper = await aBuyer()
    await shopper.add(SIZER_SKU)
    const id = await ordered(shopper)
    expect((await shopper.buyer.post(`/order/${id}/cancel`, {})).body).toMatchObject({ result: true })
    await shopper.add(SIZER_SKU)
    expect((await shopper.order()).result).toBe(true)
  })

  test('is no first order: a code for one still counts', async () => {
    const shopper = await aBuyer()
    await shopper.add(SIZER_SKU)
    await ordered(shopper)
    await shopper.add(RING)
    const { cartData } = await shopper.buyer.whole('promocode/apply', { code: 'FIRST15' })
    expect(cartData.promocodes).toMatchObject([{ code: 'FIRST15', applied: true }])
  })
})

describe('limits of sizers', () => {
  test('a bag holds one [product.one-sizer]', async () => {
    const { buyer, add } = await aBuyer()
    await add(SIZER_SKU, SIZER_SKU)
    const { cartData, error } = await buyer.whole('update', { sku_id: SIZER_SKU, quantity: 5 })
    expect(cartData.products).toMatchObject([{ id: SIZER_SKU, quantity: 1, maxQuantity: 1 }])
    expect(error).toBeNull()
  })

  test('a phone gets one in 90 days, from whichever session [product.sizer-once]', async () => {
    const shopper = await aBuyer()
    await shopper.add(SIZER_SKU)
    const id = await ordered(shopper)
    const again = await aBuyer(shopper.phone)
    expect(await again.buyer.cart('add', { sku_id: SIZER_SKU }).catch((error: unknown) => String(error))).toMatch(/SIZER_SENT/)
    // Put there before the phone was known.
    await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = NULL WHERE id = (SELECT max(id) FROM sessions)`)
    await again.add(SIZER_SKU)
    await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${shopper.phone}' WHERE id = (SELECT max(id) FROM sessions)`)
    expect(await again.order()).toMatchObject({ result: false, code: 'SIZER_SENT', cartData: { dueSum: 0 } })
    await shop.behindTheScenes(`UPDATE orders SET created_at = created_at - interval '${SIZER_AGAIN_DAYS} days' WHERE number = '${id}'`)
    expect((await again.order()).result).toBe(true)
  })

  test('of two orders at once by one phone one is made', async () => {
    const phone = newPhone()
    const [one, other] = [await aBuyer(phone), await aBuyer(phone)]
    await one.add(SIZER_SKU)
    await other.add(SIZER_SKU)
    await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${phone}' WHERE id > (SELECT max(id) - 2 FROM sessions)`)
    const answers = await Promise.all([one.order(), other.order()])
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
  })

  test('the international shop sells none, and other ways of delivery are refused', async () => {
    const { buyer } = await aBuyer(newPhone(), INTERNATIONAL)
    expect(await buyer.cart('add', { sku_id: SIZER_SKU }).catch((error: unknown) => String(error))).toMatch(/SOLD_OUT/)
    expect((await buyer.get(`${SIZER_URL}/info`)).status).toBe(404)
    const shopper = await aBuyer()
    await shopper.add(SIZER_SKU)
    expect(await shopper.order({ delivery_method_id: 3, courier_type: null, shop_id: 1 })).toMatchObject({
      result: false,
      code: 'DELIVERY_NOT_AVAILABLE',
    })
  })
})

describe('a sizer beside a ring', () => {
  test('goes along: it changes no sum, no code and no delivery, and the receipt leaves it out', async () => {
    const shopper = await aBuyer()
    await shopper.add(RING)
    const alone = (await shopper.buyer.whole('promocode/apply', { code: 'FIRST15' })).cartData
    await shopper.add(SIZER_SKU)
    const { cartData } = await shopper.buyer.whole('calculate')
    const sums = ({ goodsSum, promocodes, bonuses, delivery, dueSum, finalSum }: typeof alone) => ({
      goodsSum,
      promocodes,
      bonuses,
      delivery,
      dueSum,
      finalSum,
    })
    expect(sums(cartData)).toStrictEqual(sums(alone))
    const id = await ordered(shopper, { payment_method_id: 1 })
    expect(await shop.behindTheScenes(`SELECT receipt::text FROM payments WHERE subject_id = '${id}'`)).not.toMatchObject([
      { receipt: expect.stringContaining('размерник') },
    ])
    await gateway.report(id, 'Payment', { to: shop.url(), transaction: `PS-${id}` })
    await until(
      () => shopper.buyer.success(id),
      ({ order }) => order.status === 'paid',
    )
    const { analytics, order } = await shopper.buyer.success(id)
    expect(analytics?.items).toHaveLength(1)
    expect(order.lines).toHaveLength(2)
  })

  test('does not lift the minimum order of a cheap piece', async () => {
    const { buyer, add } = await aBuyer()
    await shop.behindTheScenes(`UPDATE prices SET initial = 50000, final = 50000 WHERE sku_id = '${LETTER}' AND currency = 'RUB'`)
    await add(LETTER, SIZER_SKU)
    expect((await buyer.whole('calculate')).cartData.enough).toBe(false)
  })
})

test('no listing, search, suggestion, menu or feed has a sizer; its page is free [product.sizer-apart]', async () => {
  const { buyer } = await aBuyer()
  const bodyOf = async (path: string, body?: object) => JSON.stringify((await (body ? buyer.post(path, body) : buyer.get(path))).body)
  for (const text of [
    await bodyOf('/catalog/rings/aurora-yellow/info'),
    await bodyOf('/catalog/show', { url: '', limit: 48, offset: 0, parameters: { sort: ['price-asc'] } }),
    await bodyOf('/search/show', { url: '', limit: 48, offset: 0, parameters: { text: ['размерник'] } }),
    await bodyOf(`/search/suggest?text=${encodeURIComponent('размерник')}`),
    await bodyOf('/main-page'),
  ]) {
    // Help may lead to the ring sizer of the screen.
    expect(text).not.toContain(`/catalog/${SIZERS_CATEGORY}`)
    expect(text).not.toContain(SIZER_SKU)
  }
  const { body } = await buyer.get(`${SIZER_URL}/info`)
  expect(body).toMatchObject({ result: { product: { url: SIZER_URL, price: { final: 0 }, catalog: { url: '/catalog/rings' } } } })
})
