import { feedStock } from '@shop/contracts/services/back-office/goods'
import { OfficeOrder } from '@shop/contracts/services/back-office/messages'
import * as v from 'valibot'
import { aDraft, Buyer, PHONE } from '../support/people/buyer.ts'
import { Gateway } from '../support/services/gateway.ts'
import { Office } from '../support/services/office.ts'
import { messagesArrived } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { newEmail } from '../support/people/sign-in.ts'
import { until } from '../support/until.ts'

const LETTER = 'letter-a-silver-one'
const RING = 'solitaire-aurora-yellow-165'
const OTHER = 'letter-m-yellow-one'
const BY_SHOP = aDraft({ payment_method_id: 4 })
const BY_COURIER = aDraft({ delivery_method_id: 1, courier_type: 'standard', address: 'Лесная улица, 7' })

const gateway = new Gateway()
const office = new Office()
let shop: Shop
const pool: Buyer[] = []
let sequence = 0

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), ...(await office.open()) })
  for (let count = 0; count < 24; count += 1) pool.push(await new Buyer(shop.url()).arrive())
  await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${PHONE}'`, 'UPDATE stock SET quantity = 60')
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
  await office.close()
})

const post = (path: string, message: object, how = {}) => office.ask(shop.url(), 'POST', `/back-office${path}`, message, how)
const feed = (kind: 'stock' | 'prices' | 'products', rows: object[], more: object = {}) =>
  post(`/feed/${kind}`, { feedId: `test-${kind}`, sequence: (sequence += 1), rows, ...more })
const move = (number: string, status: string, more: object = {}) => post(`/orders/${number}/status`, { status, ...more })

/** Pieces that a shopper could put into a bag now. */
async function left(sku: string) {
  const visitor = await new Buyer(shop.url()).arrive()
  const { cartData } = await visitor.whole('add', { sku_id: sku, quantity: 90 }).catch(() => ({ cartData: null }))
  return cartData?.products[0]?.quantity ?? 0
}

async function anOrder(draft = BY_SHOP, quantity = 1, sku = LETTER) {
  const buyer = pool.pop()
  if (!buyer) throw new Error('More shoppers are needed.')
  await buyer.cart('add', { sku_id: sku, quantity })
  const email = newEmail()
  const { order, ...rest } = await buyer.order({ ...draft, email })
  if (!order) throw new Error(JSON.stringify(rest))
  return { buyer, email, id: order.id, number: order.number }
}

const told = (number: string, status: string) =>
  until(
    () => office.of(number).find((order) => order.status === status),
    (order) => order !== undefined,
  )

describe('feed authentication', () => {
  const example = feedStock.example.body as object
  test.each([
    ['another key', () => ({ key: 'guessed' })],
    ['a signature of six minutes ago', () => ({ at: Date.now() - 6 * 60_000 })],
    ['one of the future', () => ({ at: Date.now() + 6 * 60_000 })],
    ['another body than was signed', () => ({ tampered: JSON.stringify({ ...example, sequence: 999 }) })],
  ])('%s is rejected and changes nothing', async (_, how) => {
    const before = await left(LETTER)
    expect(await post('/feed/stock', example, how())).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
    expect(await left(LETTER)).toBe(before)
  })

  test('a signature is valid for its own call only', async () => {
    const headers = office.headers('GET', '/back-office/outbox/dead')
    const status = async (method: string, path: string) => (await fetch(shop.url() + path, { method, headers })).status
    expect(await status('GET', '/back-office/outbox/dead')).toBe(200)
    expect(await status('GET', '/back-office/outbox/dead?all=1')).toBe(401)
    expect((await post('/outbox/replay', { ids: [] }, { signature: headers['x-office-signature'] })).status).toBe(401)
  })
})

describe('the stock feed', () => {
  test('a batch is applied once, however often it is sent; an outdated one changes nothing [orders.back-office-feed]', async () => {
    const batch = (at: number, onHand: number) => ({ feedId: 'turns', sequence: at, rows: [{ sku: OTHER, onHand }] })
    expect((await post('/feed/stock', batch(5, 7))).body).toMatchObject({ status: 'applied', applied: 1, refused: [] })
    expect(await left(OTHER)).toBe(7)
    expect((await post('/feed/stock', batch(4, 40))).body).toMatchObject({ status: 'stale', applied: 0 })
    expect((await post('/feed/stock', batch(6, 9))).body).toMatchObject({ status: 'applied' })
    expect((await post('/feed/stock', batch(5, 7))).body).toMatchObject({ status: 'repeated', applied: 1 })
    expect(await left(OTHER)).toBe(9)
    expect((await post('/feed/stock', batch(6, 90))).body).toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('invalid rows are skipped, each with its reason; the others are applied', async () => {
    const rows = [
      { sku: OTHER, onHand: 11 },
      { sku: 'no-such-sku', onHand: 1 },
      { sku: RING, onHand: -1 },
      { sku: OTHER, onHand: 12 },
      { sku: LETTER, onHand: 60.5 },
    ]
    expect((await feed('stock', rows)).body).toMatchObject({
      applied: 1,
      refused: [
        { index: 1, id: 'no-such-sku', reason: 'unknown_sku' },
        { index: 2, id: RING, reason: 'wrong_quantity' },
        { index: 3, id: OTHER, reason: 'repeated_row' },
        { index: 4, id: LETTER, reason: 'wrong_quantity' },
      ],
    })
    expect(await left(OTHER)).toBe(11)
  })

  test('a bag line reduced to the stock is not increased when stock arrives', async () => {
    const visitor = await new Buyer(shop.url()).arrive()
    await feed('stock', [{ sku: OTHER, onHand: 3 }])
    await visitor.whole('add', { sku_id: OTHER, quantity: 8 })
    await feed('stock', [{ sku: OTHER, onHand: 20 }])
    const { cartData } = await visitor.whole('calculate', {})
    expect(cartData?.products.map(({ quantity }) => quantity)).toStrictEqual([3])
  })

  test('quantities reserved by orders are deducted from the count until they are shipped', async () => {
    const { id } = await anOrder(BY_COURIER, 3)
    await feed('stock', [{ sku: LETTER, onHand: 50 }])
    expect(await left(LETTER)).toBe(47)
    await gateway.report(id, 'Payment', { to: shop.url() })
    const countedAt = new Date().toISOString()
    for (const status of ['assembling', 'shipped']) expect((await move(id, status)).body).toMatchObject({ result: true, status })
    // Counted while it lay there still, heard of after it had left: it is not sold a second time.
    await feed('stock', [{ sku: LETTER, onHand: 50 }], { countedAt })
    expect(await left(LETTER)).toBe(47)
    await feed('stock', [{ sku: LETTER, onHand: 47 }])
    expect(await left(LETTER)).toBe(47)
  })

  test('oversold SKUs are reported, and released stock is not sold before the count covers it', async () => {
    const { buyer, id } = await anOrder(aDraft(), 5)
    const { body } = await feed('stock', [{ sku: LETTER, onHand: 2 }])
    expect(body).toMatchObject({ applied: 1, shortages: [{ sku: LETTER, missing: 3 }] })
    expect(await left(LETTER)).toBe(0)
    await buyer.post(`/order/${id}/cancel`, {})
    expect(await left(LETTER)).toBe(2)
    await feed('stock', [{ sku: LETTER, onHand: 60 }])
  })

  test('a stock count during concurrent orders never oversells', async () => {
    await feed('stock', [{ sku: LETTER, onHand: 10 }])
    const before = await left(LETTER)
    const buyers = pool.splice(0, 10)
    for (const buyer of buyers) await buyer.cart('add', { sku_id: LETTER, quantity: 2 })
    const counted = () => feed('stock', [{ sku: LETTER, onHand: 10 }])
    const [answers] = await Promise.all([
      Promise.all(buyers.map((buyer) => buyer.order(BY_SHOP))),
      (async () => {
        for (let count = 0; count < 5; count += 1) await counted()
      })(),
    ])
    const sold = answers.filter(({ result }) => result).length * 2
    expect(sold).toBe(Math.floor(before / 2) * 2)
    expect(await left(LETTER)).toBe(before - sold)
    await feed('stock', [{ sku: LETTER, onHand: 90 }])
  })
})

describe('the price feed', () => {
  const priced = async () => {
    const visitor = await new Buyer(shop.url()).arrive()
    const { cartData } = await visitor.whole('add', { sku_id: RING })
    return cartData.products[0]?.price
  }

  test('a new price applies at once, and the strikethrough price has its price history', async () => {
    const before = (await priced())?.final ?? 0
    const lower = Math.round(before * 0.8)
    expect((await feed('prices', [{ sku: RING, currency: 'RUB', initial: before, final: lower }])).body).toMatchObject({ applied: 1 })
    expect(await priced()).toMatchObject({ initial: before, final: lower })
    const { body } = await new Buyer(shop.url()).get('/catalog/rings/solitaire-aurora-yellow/info')
    const { skuListWithGems } = (body as { result: { product: { skuListWithGems: { id: string; price: object }[] } } }).result.product
    expect(skuListWithGems.find(({ id }) => id === RING)?.price).toMatchObject({ final: lower, lowestPrice30: before })
  })

  test('invalid prices are rejected: negative, above the old one, fractions of a kopeck, an unknown SKU', async () => {
    const before = await priced()
    const { body } = await feed('prices', [
      { sku: RING, currency: 'RUB', initial: 100, final: 0 },
      { sku: RING, currency: 'AED', initial: 100, final: 200 },
      { sku: RING, currency: 'USD', initial: 100.5, final: 100 },
      { sku: 'nothing', currency: 'RUB', initial: 100, final: 100 },
    ])
    expect(body).toMatchObject({
      applied: 0,
      refused: [{ reason: 'wrong_price' }, { reason: 'wrong_price' }, { reason: 'wrong_price' }, { reason: 'unknown_sku' }],
    })
    expect(await priced()).toStrictEqual(before)
  })
})

describe('the product feed', () => {
  const words = (name: string) => ({ name, description: `${name}.`, collection: null })
  const piece = {
    externalCode: 'OFFICE-1',
    productCode: 'OF-0001-Y',
    slug: 'ring-of-the-office',
    category: 'rings',
    designer: 'zlata',
    metal: 'yellow',
    mood: 'light',
    texts: { ru: words('Кольцо из конторы'), en: words('Ring of the office') },
    pictures: ['certificates/chain-dusk'],
    skus: [{ id: 'office-ring-17', sizeRu: '17', sizeEn: '6.5', weight: 210, hallmark: '643012345678901' }],
  }

  test('a new product is listed once it has a price, and can be bought once it is in stock', async () => {
    const [{ body: known }] = [await new Buyer(shop.url()).get('/designers')]
    const [, , designer = ''] = (known as { result: { designers: { url: string }[] } }).result.designers[0]?.url.split('/') ?? []
    expect((await feed('products', [{ ...piece, designer }])).body).toMatchObject({ applied: 1, refused: [] })
    await feed('prices', [{ sku: 'office-ring-17', currency: 'RUB', initial: 1_990_000, final: 1_990_000 }])
    await feed('stock', [{ sku: 'office-ring-17', onHand: 2 }])
    const { body } = await new Buyer(shop.url()).get('/catalog/rings/ring-of-the-office/info')
    expect(body).toMatchObject({ result: { product: { name: 'Кольцо из конторы', maxQuantity: 2 } } })
    expect(await left('office-ring-17')).toBe(2)
    await feed('products', [{ externalCode: 'OFFICE-1', archived: true }])
    expect(await left('office-ring-17')).toBe(0)
  })

  test('unknown or incomplete rows are rejected by row', async () => {
    const { body } = await feed('products', [
      { externalCode: 'OFFICE-2', slug: 'half-1' },
      { ...piece, externalCode: 'OFFICE-3', category: 'spoons' },
      { ...piece, externalCode: 'OFFICE-4', designer: 'nobody' },
      { externalCode: 'Z100001', pictures: ['no/such'] },
      { externalCode: 'Z100001', skus: [{ id: LETTER, weight: 1 }] },
    ])
    expect(body).toMatchObject({
      applied: 0,
      refused: ['incomplete_product', 'unknown_category', 'unknown_designer', 'unknown_picture', 'repeated_row'].map((reason) => ({
        reason,
      })),
    })
  })
})

describe('order export', () => {
  test('an order paid on receipt is sent at once, signed, with everything needed for packing', async () => {
    const { id } = await anOrder({ ...BY_SHOP, comment: 'Позвоните' })
    const order = await told(id, 'accepted')
    expect(v.is(OfficeOrder, order)).toBe(true)
    expect(office.heard.every(({ isSigned }) => isSigned)).toBe(true)
    expect(order).toMatchObject({
      lines: [{ sku: LETTER, quantity: 1 }],
      contact: { name: 'Анна Петрова', phone: PHONE },
      options: { certificateType: null, comment: 'Позвоните' },
      next: ['assembling', 'cancelled'],
    })
    expect(order?.lines[0]?.hallmark).toMatch(/^\d+$/)
  })

  test('an order paid online is sent after the payment; sending is retried when the office is down', async () => {
    const { id } = await anOrder(BY_COURIER)
    office.isDown = true
    await gateway.report(id, 'Payment', { to: shop.url() })
    await until(
      () => office.refused,
      (orders) => orders > 0,
    )
    expect(office.of(id)).toStrictEqual([])
    office.isDown = false
    await told(id, 'paid')
  })
})

describe('status updates', () => {
  test('an order advances step by step; the shopper is e-mailed each one, and messaged on dispatch and arrival [orders.to-back-office]', async () => {
    const { buyer, id, number, email } = await anOrder(BY_COURIER)
    await gateway.report(id, 'Payment', { to: shop.url() })
    await messagesArrived(email, 2)
    const tracking = { carrier: '5Post', number: 'RU-77', url: 'https://track.example/RU-77' }
    expect((await move(id, 'assembling')).body).toStrictEqual({ result: true, status: 'assembling', reason: null })
    expect((await move(id, 'shipped', { tracking })).body).toMatchObject({ result: true })
    const [shipped] = await messagesArrived(email, 3)
    expect(shipped?.text).toContain(`Заказ ${number} в\u00a0пути`)
    expect(shipped?.text).toContain('https://track.example/RU-77')
    expect((await move(id, 'completed')).body).toMatchObject({ result: true })
    const [completed] = await messagesArrived(email, 4)
    expect(completed?.text).toContain(`Заказ ${number} у\u00a0вас`)
    expect(completed?.text).not.toContain('Когда')
    const { order } = await buyer.success(id)
    expect(order.timeline.map(({ status, at }) => [status, at !== null])).toStrictEqual(
      ['created', 'paid', 'assembling', 'shipped', 'completed'].map((status) => [status, true]),
    )
    const messages = await messagesArrived(PHONE)
    expect(messages.filter(({ text }) => text === `ZLATA: заказ ${number} в пути, отправление 5Post RU-77.`)).toHaveLength(1)
    expect((await told(id, 'completed'))?.tracking).toStrictEqual(tracking)
  })

  test('an order for pickup in a store waits there, and the shopper is told where', async () => {
    const { id, number, email } = await anOrder()
    await messagesArrived(email, 1)
    await move(id, 'assembling')
    expect((await move(id, 'shipped')).body).toStrictEqual({ result: false, status: 'assembling', reason: 'illegal_move' })
    await move(id, 'ready')
    const [letter] = await messagesArrived(email, 2)
    expect(letter?.text).toContain(`Заказ ${number} ждёт вас`)
    const text = await until(
      () => messagesArrived(PHONE),
      (messages) => messages.some(({ text }) => text.startsWith(`ZLATA: заказ ${number} можно забирать: Цветной, Москва`)),
    )
    expect(text.length).toBeGreaterThan(0)
  })

  test.each([
    ['an unpaid order', aDraft(), [], 'assembling', 'created'],
    ['an unpaid order, said to be received,', aDraft(), [], 'completed', 'created'],
    ['an order that is not packed', BY_SHOP, [], 'ready', 'accepted'],
    ['an order that was received', BY_SHOP, ['assembling', 'ready', 'completed'], 'cancelled', 'completed'],
    ['an order that was cancelled', BY_SHOP, ['cancelled'], 'assembling', 'cancelled'],
    ['an order that is ready', BY_SHOP, ['assembling', 'ready'], 'assembling', 'ready'],
  ])('%s cannot skip a status', async (_, draft, way, step, status) => {
    const { id } = await anOrder(draft)
    for (const one of way) expect((await move(id, one)).body).toMatchObject({ result: true })
    expect((await move(id, step)).body).toStrictEqual({ result: false, status, reason: 'illegal_move' })
  })

  test('a repeated status update is applied once', async () => {
    const { id, email } = await anOrder()
    await move(id, 'assembling')
    for (const _ of [1, 2]) expect((await move(id, 'ready')).body).toMatchObject({ result: true, status: 'ready' })
    expect(await messagesArrived(email, 2)).toHaveLength(2)
  })

  test('an unknown order returns 404', async () => {
    expect(await move('0000000', 'assembling')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  test('canceling a paid order from the office releases stock and refunds once', async () => {
    const before = await left(LETTER)
    const { buyer, id } = await anOrder(BY_COURIER, 2)
    await gateway.report(id, 'Payment', { to: shop.url(), transaction: `PS-office-${id}` })
    expect(await left(LETTER)).toBe(before - 2)
    for (const _ of [1, 2]) expect((await move(id, 'cancelled')).body).toMatchObject({ result: true, status: 'cancelled' })
    expect(await left(LETTER)).toBe(before)
    await until(
      () => gateway.refunds.filter((refund) => refund.id === `PS-office-${id}`),
      (refunds) => refunds.length === 1,
    )
    expect(await buyer.payment(id)).toMatchObject({ status: 'refunded', canRetry: false })
    // A second money that comes late for it goes back too, and wakes nothing.
    expect((await buyer.success(id)).order.status).toBe('cancelled')
  })
})
