import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { cancelExchange, exchangeOptions, payExchange, requestExchange, type SizeExchange } from '@shop/contracts/orders/exchanges/exchange'
import { orderByLink } from '@shop/contracts/orders/order-by-link'
import { officeExchanges } from '@shop/contracts/services/back-office/requests/exchanges'
import { aDraft, Buyer, PHONE } from '../../support/people/buyer.ts'
import { type Answer, keeps, refusal } from '../../support/people/shopper.ts'
import { newEmail } from '../../support/people/sign-in.ts'
import { Gateway } from '../../support/services/gateway.ts'
import { Office } from '../../support/services/office.ts'
import { messageContaining } from '../../support/services/sandbox.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { until } from '../../support/until.ts'

const DEARER = 100_000
const gateway = new Gateway()
const office = new Office()
let shop: Shop
const pool: Buyer[] = []
/** SKUs of one ring, the same price but the last, which costs more. */
let sizes: { sku: string; size: string }[]

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), ...(await office.open()) })
  for (let count = 0; count < 24; count += 1) pool.push(await new Buyer(shop.url()).arrive())
  sizes = (await shop.behindTheScenes(
    `SELECT s.id AS sku, s.size_ru AS size FROM skus s WHERE s.product_id = (
       SELECT k.product_id FROM skus k JOIN products p ON p.id = k.product_id JOIN categories c ON c.id = p.category_id AND c.slug = 'rings'
       WHERE k.gem_weight IS NULL GROUP BY k.product_id HAVING count(*) > 4 ORDER BY k.product_id LIMIT 1) ORDER BY s.position`,
  )) as { sku: string; size: string }[]
  await shop.behindTheScenes(
    `UPDATE sessions SET confirmed_phone = '${PHONE}'`,
    'UPDATE stock SET quantity = 60, missing = 0',
    `DELETE FROM shop_stock WHERE sku_id LIKE '%'`,
    `INSERT INTO shop_stock (sku_id, shop_id, quantity) VALUES ('${skuAt(1)}', 1, 2)`,
    `UPDATE prices SET initial = 500000, final = 500000 WHERE currency = 'RUB' AND sku_id = ANY(ARRAY[${sizes.map(({ sku }) => `'${sku}'`).join(',')}])`,
    `UPDATE prices SET initial = initial + ${DEARER}, final = final + ${DEARER} WHERE currency = 'RUB' AND sku_id = '${skuAt(3)}'`,
  )
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
  await office.close()
})

const skuAt = (index: number) => sizes[index]?.sku ?? ''
const next = () => {
  const buyer = pool.pop()
  if (!buyer) throw new Error('More shoppers are needed.')
  return buyer
}
const tell = (path: string, message: object) => office.ask(shop.url(), 'POST', `/back-office${path}`, message)
const stockOf = async (sku: string) =>
  Number(((await shop.behindTheScenes(`SELECT quantity FROM stock WHERE sku_id = '${sku}'`)) as { quantity: number }[])[0]?.quantity)

async function later(milliseconds: number) {
  office.forward += milliseconds
  await shop.later(milliseconds)
}

async function aReceived({ sku = skuAt(0), quantity = 1, buyer = next() } = {}) {
  await buyer.cart('add', { sku_id: sku, quantity })
  const email = newEmail()
  const { order, ...rest } = await buyer.order(aDraft({ email }))
  if (!order) throw new Error(JSON.stringify(rest))
  await gateway.report(order.id, 'Payment', { to: shop.url(), transaction: `PS-${order.id}` })
  for (const status of ['assembling', 'ready', 'completed']) await tell(`/orders/${order.id}/status`, { status })
  return { buyer, email, id: order.id, number: order.number }
}

type Options = v.InferOutput<typeof exchangeOptions.answer>
const optionsOf = async (buyer: Buyer, id: string) => (await buyer.get(`/order/${id}/exchange`)).body as Options
const ask = (buyer: Buyer, id: string, changes: object = {}) =>
  buyer.post(`/order/${id}/exchange`, {
    idempotencyKey: randomUUID(),
    id: skuAt(0),
    sku: skuAt(1),
    handover: 'courier',
    difference: 0,
    ...changes,
  })
type ExchangeAnswer = { exchange: SizeExchange; paymentUrl: string | null }
const askedIn = ({ body }: Answer) => body as ExchangeAnswer
const decide = async (exchangeId: string, status: string, comment?: string) =>
  (await tell(`/exchanges/${exchangeId}`, { status, ...(comment && { comment }) })).body
const refundsOf = (transaction: string) => gateway.refunds.filter(({ id }) => id === transaction).map(({ amount }) => amount)
const amount = (minor: number) => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`

describe('what can be exchanged', () => {
  test('other sizes of a received piece, with the difference, what is sold out, and shops of the city that have it', async () => {
    const { buyer, id, number } = await aReceived()
    await shop.behindTheScenes(`UPDATE stock SET quantity = 0 WHERE sku_id = '${skuAt(2)}'`)
    const answer = await buyer.get(`/order/${id}/exchange`)
    await shop.behindTheScenes(`UPDATE stock SET quantity = 60 WHERE sku_id = '${skuAt(2)}'`)
    expect(keeps(exchangeOptions, answer)).toBe(true)
    const { items, ...options } = answer.body as Options
    expect(options).toMatchObject({ available: true, number, shops: [{ id: 1 }], exchanges: [] })
    expect(items).toMatchObject([{ id: skuAt(0), size: sizes[0]?.size, quantity: 1 }])
    expect(items[0]?.sizes.slice(0, 3)).toStrictEqual([
      { sku: skuAt(1), size: sizes[1]?.size, difference: 0, obstacle: null, shops: [1] },
      { sku: skuAt(2), size: sizes[2]?.size, difference: 0, obstacle: 'soldOut', shops: [] },
      { sku: skuAt(3), size: sizes[3]?.size, difference: DEARER, obstacle: null, shops: [] },
    ])
    const { ways } = await buyer.success(id)
    expect(ways.exchangeable).toStrictEqual([skuAt(0)])
  })

  test('nothing before receipt and after thirty days [exchange.within-30-days]', async () => {
    const early = next()
    await early.cart('add', { sku_id: skuAt(0) })
    const { order } = await early.order()
    expect(refusal(await ask(early, order?.id ?? ''))).toStrictEqual({ status: 400, code: 'EXCHANGE_NOT_AVAILABLE' })
    const { buyer, id } = await aReceived()
    await later(30 * DAY_MS + 1000)
    expect(await optionsOf(buyer, id)).toMatchObject({ available: false })
    expect((await buyer.success(id)).ways.exchangeable).toStrictEqual([])
    expect(refusal(await ask(buyer, id)).code).toBe('EXCHANGE_NOT_AVAILABLE')
  })

  test('neither an engraved piece nor one without sizes [exchange.sizes-without-engraving]', async () => {
    const { buyer, id } = await aReceived()
    await shop.behindTheScenes(
      `UPDATE order_lines SET engraving = '{"text": "Анна", "face": "serif", "price": 0}' WHERE order_id = (SELECT id FROM orders WHERE number = '${id}')`,
    )
    expect(await optionsOf(buyer, id)).toMatchObject({ available: false, items: [] })
    expect((await buyer.success(id)).ways.exchangeable).toStrictEqual([])
    const other = await aReceived({ sku: 'letter-a-silver-one' })
    expect(await optionsOf(other.buyer, other.id)).toMatchObject({ available: false, items: [] })
  })

  test('is shown to the owner and to a confirmed phone only [exchange.owner-only]', async () => {
    const { id } = await aReceived()
    const stranger = await new Buyer(shop.url()).arrive()
    expect(refusal(await stranger.get(`/order/${id}/exchange`))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
    expect(refusal(await ask(stranger, id))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
    expect(await optionsOf(next(), id)).toMatchObject({ available: true })
  })
})

describe('a request', () => {
  test('keeps the new size once, however often it is sent [exchange.kept-3-days] [exchange.idempotency-key]', async () => {
    const { buyer, id, number, email } = await aReceived()
    const before = await stockOf(skuAt(1))
    const idempotencyKey = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => ask(buyer, id, { idempotencyKey })))
    expect(answers.every((answer) => keeps(requestExchange, answer))).toBe(true)
    expect(new Set(answers.map((answer) => askedIn(answer).exchange.id))).toStrictEqual(new Set([`${id}-x1`]))
    expect(await stockOf(skuAt(1))).toBe(before - 1)
    const { exchange } = askedIn(answers[0] as Answer)
    expect(exchange).toMatchObject({ number: `${number}-x1`, status: 'requested', isPaid: true, canCancel: true, canPay: false })
    expect(Date.parse(exchange.keptUntil) - Date.parse(exchange.createdAt)).toBe(3 * DAY_MS)
    await messageContaining(email, `отложен для\u00a0вас`)
    const { ways } = await buyer.success(id)
    expect(ways).toMatchObject({ exchangeable: [], canReturn: false, exchanges: [{ number: `${number}-x1`, status: 'requested' }] })
    // While an exchange is open, the piece cannot be exchanged again or returned.
    expect(refusal(await ask(buyer, id)).code).toBe('EXCHANGE_NOT_AVAILABLE')
    const refund = await buyer.post(`/order/${id}/refund`, { reason: 'size', items: [{ id: skuAt(0), quantity: 1 }] })
    expect(refusal(refund).code).toBe('NO_CHECKED_REFUND_ITEMS')
    const open = await office.ask(shop.url(), 'GET', '/back-office/exchanges')
    expect(keeps(officeExchanges, open as unknown as Answer)).toBe(true)
    expect(open.body['exchanges']).toContainEqual(expect.objectContaining({ id: exchange.id, order: id, from: skuAt(0), to: skuAt(1) }))
  })

  test('gets the last piece of a size once, and the next shopper an error under the size [exchange.never-oversells]', async () => {
    const [one, other] = [await aReceived(), await aReceived()]
    await shop.behindTheScenes(`UPDATE stock SET quantity = 1 WHERE sku_id = '${skuAt(2)}'`)
    const answers = await Promise.all([one, other].map(({ buyer, id }) => ask(buyer, id, { sku: skuAt(2) })))
    expect(answers.map(({ status }) => status).toSorted()).toStrictEqual([200, 400])
    const refused = answers.find(({ status }) => status === 400) as Answer
    expect(refusal(refused)).toMatchObject({ code: 'WRONG_FORM_DATA', errors: { sku: 'SIZE_SOLD_OUT' } })
    expect(await stockOf(skuAt(2))).toBe(0)
    await shop.behindTheScenes(`UPDATE stock SET quantity = 60 WHERE sku_id = '${skuAt(2)}'`)
  })

  test('is refused under its field for no size, another difference and a shop that has none', async () => {
    const { buyer, id } = await aReceived()
    const wrong: [object, object][] = [
      [{ sku: '' }, { sku: 'EMPTY_SIZE' }],
      [{ sku: 'letter-a-silver-one' }, { sku: 'EMPTY_SIZE' }],
      [{ sku: skuAt(3) }, { difference: 'PRICE_CHANGED' }],
      [{ handover: 'pigeon' }, { handover: 'REQUIRED_FIELD' }],
      [{ handover: 'shop' }, { shopId: 'REQUIRED_FIELD' }],
      [{ handover: 'shop', shopId: 2 }, { shopId: 'REQUIRED_FIELD' }],
    ]
    for (const [changes, errors] of wrong) expect(refusal(await ask(buyer, id, changes))).toMatchObject({ status: 400, errors })
    expect(askedIn(await ask(buyer, id, { handover: 'shop', shopId: 1 })).exchange.shop).toMatchObject({ id: 1 })
  })

  test('is called off by the shopper: the size is for sale again, once [exchange.called-off]', async () => {
    const { buyer, id, email } = await aReceived()
    const before = await stockOf(skuAt(1))
    const { exchange } = askedIn(await ask(buyer, id))
    const cancel = () => buyer.post(`/order/${id}/exchange/${exchange.id}/cancel`, {})
    const answers = await Promise.all([cancel(), cancel()])
    expect(answers.every((answer) => keeps(cancelExchange, answer))).toBe(true)
    expect(answers.map(({ body }) => (body as { result: boolean }).result).toSorted()).toStrictEqual([false, true])
    expect(await stockOf(skuAt(1))).toBe(before)
    await messageContaining(email, 'отменён')
    expect((await ask(buyer, id)).status).toBe(200)
  })

  test('is let go after three days, and a difference that was paid goes back [exchange.let-go-after-3-days]', async () => {
    const { buyer, id, email } = await aReceived()
    const before = await stockOf(skuAt(3))
    const { exchange, paymentUrl } = askedIn(await ask(buyer, id, { sku: skuAt(3), difference: DEARER }))
    expect(paymentUrl).toBe(`https://pay.example/${exchange.id}-1`)
    expect(await stockOf(skuAt(3))).toBe(before - 1)
    await gateway.report(exchange.id, 'Payment', { to: shop.url(), transaction: `PS-${exchange.id}` })
    expect((await optionsOf(buyer, id)).exchanges).toMatchObject([{ isPaid: true, canPay: false }])
    await later(3 * DAY_MS + 1000)
    await until(
      async () => (await optionsOf(buyer, id)).exchanges[0]?.status,
      (status) => status === 'expired',
    )
    expect(await stockOf(skuAt(3))).toBe(before)
    expect(
      await until(
        () => refundsOf(`PS-${exchange.id}`),
        (sums) => sums.length > 0,
      ),
    ).toStrictEqual([amount(DEARER)])
    await messageContaining(email, 'срок вышел')
  })

  test('that is being handed over is not let go', async () => {
    const { buyer, id } = await aReceived()
    const { exchange } = askedIn(await ask(buyer, id))
    expect(await decide(exchange.id, 'accepted')).toStrictEqual({ result: true, status: 'accepted', reason: null })
    const other = await aReceived()
    const { exchange: late } = askedIn(await ask(other.buyer, other.id))
    await later(3 * DAY_MS + 1000)
    await until(
      async () => (await optionsOf(other.buyer, other.id)).exchanges.find((one) => one.id === late.id)?.status,
      (status) => status === 'expired',
    )
    expect((await optionsOf(buyer, id)).exchanges).toMatchObject([{ status: 'accepted' }])
  })
})

describe('the word of the office', () => {
  test('done: stock, order and passport name the new size, once; a piece is exchanged once [exchange.piece-follows] [exchange.once-per-piece]', async () => {
    const { buyer, id, email } = await aReceived({ quantity: 2 })
    const [old, fresh] = [await stockOf(skuAt(0)), await stockOf(skuAt(1))]
    const { order: placed } = await buyer.success(id)
    const { exchange } = askedIn(await ask(buyer, id))
    const answers = await Promise.all([decide(exchange.id, 'done'), decide(exchange.id, 'done')])
    expect(answers).toStrictEqual([1, 2].map(() => ({ result: true, status: 'done', reason: null })))
    expect([await stockOf(skuAt(0)), await stockOf(skuAt(1))]).toStrictEqual([old + 1, fresh - 1])
    const { order, ways } = await buyer.success(id)
    expect(order.lines).toMatchObject([
      { id: skuAt(0), quantity: 1 },
      { id: skuAt(1), quantity: 1 },
    ])
    expect(order.lines.reduce((sum, { finalSum }) => sum + finalSum, 0)).toBe(placed.lines[0]?.finalSum)
    expect(order.lines[1]?.details).toContain(sizes[1]?.size)
    // What was exchanged is not exchanged again.
    expect(ways.exchangeable).toStrictEqual([skuAt(0)])
    const passports = (await shop.behindTheScenes(
      `SELECT sku_id, ended_at IS NULL AS held FROM passports WHERE order_id = (SELECT id FROM orders WHERE number = '${id}') ORDER BY position, unit`,
    )) as { sku_id: string; held: boolean }[]
    expect(passports).toStrictEqual([
      { sku_id: skuAt(0), held: true },
      { sku_id: skuAt(0), held: false },
      { sku_id: skuAt(1), held: true },
    ])
    await messageContaining(email, 'завершён')
    expect(await decide(exchange.id, 'declined', 'Поздно')).toStrictEqual({ result: false, status: 'done', reason: 'illegal_move' })
    const told = await until(
      () => office.of(id).at(-1),
      (last) => last?.exchanges[0]?.status === 'done',
    )
    expect(told?.lines.map(({ sku }) => sku)).toStrictEqual([skuAt(0), skuAt(1)])
  })

  test('done for the only piece: the line is replaced, and the piece is returned by its new size', async () => {
    const { buyer, id } = await aReceived()
    const { exchange } = askedIn(await ask(buyer, id))
    await decide(exchange.id, 'done')
    expect((await buyer.success(id)).order.lines).toMatchObject([{ id: skuAt(1), quantity: 1 }])
    expect(await optionsOf(buyer, id)).toMatchObject({
      available: false,
      items: [],
      exchanges: [{ status: 'done', name: expect.any(String) as string }],
    })
    const refund = await buyer.post(`/order/${id}/refund`, { reason: 'look', items: [{ id: skuAt(1), quantity: 1 }] })
    expect(refund.status).toBe(200)
  })

  test('declined needs a reason, which the shopper is told; the size is for sale again [exchange.declined-with-reason]', async () => {
    const { buyer, id, email } = await aReceived()
    const before = await stockOf(skuAt(1))
    const { exchange } = askedIn(await ask(buyer, id))
    const silent = await tell(`/exchanges/${exchange.id}`, { status: 'declined' })
    expect(silent).toMatchObject({ status: 400, body: { errors: { comment: 'REQUIRED_FIELD' } } })
    expect(await decide(exchange.id, 'declined', 'На кольце нет бирки.')).toMatchObject({ result: true, status: 'declined' })
    await messageContaining(email, 'На кольце нет бирки.')
    expect(await stockOf(skuAt(1))).toBe(before)
    expect((await optionsOf(buyer, id)).exchanges).toMatchObject([{ status: 'declined', answer: 'На кольце нет бирки.' }])
    expect((await tell('/exchanges/1-x1', { status: 'done' })).body).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a dearer size waits for its payment, and a return gives the difference back too [exchange.difference-settled]', async () => {
    const { buyer, id } = await aReceived()
    const { order } = await buyer.success(id)
    const { exchange } = askedIn(await ask(buyer, id, { sku: skuAt(3), difference: DEARER }))
    expect(await decide(exchange.id, 'done')).toStrictEqual({ result: false, status: 'requested', reason: 'not_paid' })
    const again = await buyer.post(`/order/${id}/exchange/${exchange.id}/pay`, {})
    expect(keeps(payExchange, again)).toBe(true)
    expect(again.body).toMatchObject({ result: true, paymentUrl: `https://pay.example/${exchange.id}-1` })
    expect(gateway.pagesOf(`${exchange.id}-`)[0]?.body).toMatchObject({
      PaymentRequest: { Amount: amount(DEARER) },
      ReceiptData: { receipt: { total: amount(DEARER) } },
    })
    await gateway.report(exchange.id, 'Payment', { to: shop.url(), transaction: `PS-${exchange.id}` })
    expect((await buyer.post(`/order/${id}/exchange/${exchange.id}/pay`, {})).body).toMatchObject({ result: false, paymentUrl: null })
    expect(await decide(exchange.id, 'done')).toMatchObject({ result: true })
    const refund = await buyer.post(`/order/${id}/refund`, { reason: 'look', items: [{ id: skuAt(3), quantity: 1 }] })
    const { money } = (refund.body as { refund: { money: number } }).refund
    expect(money).toBe((order.lines[0]?.finalSum ?? 0) + DEARER)
    await tell(`/refunds/${id}-r1`, { accepted: true })
    expect(
      await until(
        () => refundsOf(`PS-${exchange.id}`),
        (sums) => sums.length > 0,
      ),
    ).toStrictEqual([amount(DEARER)])
    expect(
      await until(
        () => refundsOf(`PS-${id}`),
        (sums) => sums.length > 0,
      ),
    ).toStrictEqual([amount(money - DEARER)])
  })

  test('a difference paid by card stays apart from certificates: every part goes back to where it came from', async () => {
    const buyer = next()
    await buyer.cart('add', { sku_id: skuAt(0) })
    await buyer.cart('add', { sku_id: 'letter-a-silver-one' })
    await buyer.whole('certificate/apply', { code: 'ZLATA-3000-K7WQ' })
    const { order: placed } = await buyer.order(aDraft({ email: newEmail() }))
    const id = placed?.id ?? ''
    await gateway.report(id, 'Payment', { to: shop.url(), transaction: `PS-${id}` })
    for (const status of ['assembling', 'ready', 'completed']) await tell(`/orders/${id}/status`, { status })
    const { order } = await buyer.success(id)
    expect(Math.min(order.certificatesSum, order.dueSum)).toBeGreaterThan(0)
    const { exchange } = askedIn(await ask(buyer, id, { sku: skuAt(3), difference: DEARER }))
    await gateway.report(exchange.id, 'Payment', { to: shop.url(), transaction: `PS-${exchange.id}` })
    await decide(exchange.id, 'done')
    for (const [index, sku] of ['letter-a-silver-one', skuAt(3)].entries()) {
      await buyer.post(`/order/${id}/refund`, { reason: 'look', items: [{ id: sku, quantity: 1 }] })
      await tell(`/refunds/${id}-r${index + 1}`, { accepted: true })
    }
    const sumOf = (sums: readonly (string | undefined)[]) => sums.reduce((sum, one) => sum + Math.round(Number(one) * 100), 0)
    await until(
      () => refundsOf(`PS-${id}`),
      (sums) => sums.length > 1,
    )
    expect(
      await until(
        () => refundsOf(`PS-${exchange.id}`),
        (sums) => sums.length > 0,
      ),
    ).toStrictEqual([amount(DEARER)])
    expect(sumOf(refundsOf(`PS-${id}`))).toBe(order.dueSum - order.deliverySum - order.packagingSum)
  })

  test('a cheaper size of an order that somebody else paid says who gets the difference, on its page and in the letter [exchange.difference-told]', async () => {
    const { buyer, id, email } = await aReceived({ sku: skuAt(3) })
    await shop.behindTheScenes(`UPDATE orders SET options = options || '{"paidByLink": true}' WHERE number = '${id}'`)
    expect(await optionsOf(buyer, id)).toMatchObject({ isPaidByLink: true })
    await ask(buyer, id, { id: skuAt(3), sku: skuAt(0), difference: -DEARER })
    await messageContaining(email, 'Вернём тому, кто заплатил по\u00a0ссылке')
  })

  test('a cheaper size gives the difference back where it came from, and a later return the rest', async () => {
    const { buyer, id, email } = await aReceived({ sku: skuAt(3) })
    const { order } = await buyer.success(id)
    const { exchange, paymentUrl } = askedIn(await ask(buyer, id, { id: skuAt(3), difference: -DEARER }))
    expect([exchange.isPaid, paymentUrl]).toStrictEqual([true, null])
    await decide(exchange.id, 'done')
    expect(
      await until(
        () => refundsOf(`PS-${id}`),
        (sums) => sums.length > 0,
      ),
    ).toStrictEqual([amount(DEARER)])
    await messageContaining(email, 'завершён')
    const refund = await buyer.post(`/order/${id}/refund`, { reason: 'look', items: [{ id: skuAt(1), quantity: 1 }] })
    expect(refund.body).toMatchObject({ refund: { money: order.dueSum - order.deliverySum - order.packagingSum - DEARER } })
    await tell(`/refunds/${id}-r1`, { accepted: true })
    await until(
      () => refundsOf(`PS-${id}`),
      (sums) => sums.length > 1,
    )
    expect((await buyer.success(id)).order.status).toBe('refunded')
  })
})

test('an order’s link shows its exchanges without the number that calls need', async () => {
  const { buyer, id, number, email } = await aReceived()
  await ask(buyer, id)
  const letter = await messageContaining(email, 'отложен')
  expect(letter.text).toContain(`/exchange?order=${id}`)
  const placed = await messageContaining(email, 'key=')
  const key = /key=([\w.-]+)/.exec(placed.text)?.[1] ?? ''
  const answer = await new Buyer(shop.url()).get(`/order/by-link/${key}`)
  expect(keeps(orderByLink, answer)).toBe(true)
  expect(answer.body).toMatchObject({ order: { ways: { exchanges: [{ number: `${number}-x1`, status: 'requested' }] } } })
  expect(JSON.stringify(answer.body)).not.toContain(id)
})
