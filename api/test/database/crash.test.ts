import { randomUUID } from 'node:crypto'
import type { CreateOrderAnswer } from '@shop/contracts/orders/order'
import { aDraft, Buyer, PHONE } from '../support/people/buyer.ts'
import { sql } from '../support/services/processes.ts'
import { openShop, type Shop } from '../support/shop.ts'

/** The whole thousand runs in `npm run test:full`; what is different with fewer is only how long it takes. */
const WRITES = process.env['FULL'] === '1' ? 1000 : 300
const BUYERS = 50
const SKUS = ['letter-a-yellow-one', 'letter-m-yellow-one', 'letter-k-yellow-one']
const STOCK = 5000

interface Attempt {
  key: string
  email: string
  /** What was answered; null where the process was gone before. */
  id: string | null
}

/** Somebody who fills the bag and orders it, again and again, and knows what was answered. */
class Client {
  readonly buyer: Buyer
  readonly sku: string
  readonly orders: Attempt[] = []
  /** Pieces in the bag as the last answer had them. */
  inBag = 0
  /** The write that no answer has come for. */
  waiting: 'add' | 'order' | null = null

  constructor(url: string, index: number) {
    this.buyer = new Buyer(url)
    this.sku = SKUS[index % SKUS.length] ?? ''
  }

  /** Two pieces, each put in by itself, and the order of both. `answered` is told of every answer. */
  async shop(answered: () => void) {
    for (let piece = 0; piece < 2; piece += 1) {
      await this.add()
      answered()
    }
    await this.order()
    answered()
  }

  async add(): Promise<void> {
    this.waiting = 'add'
    const { cartData } = await this.buyer.cart('add', { sku_id: this.sku })
    this.inBag = cartData.totalProducts
    this.waiting = null
  }

  /** Again with the same key where the last order was not answered. */
  async order(): Promise<void> {
    if (this.waiting !== 'order') this.orders.push({ key: randomUUID(), email: `${randomUUID()}@mail.example`, id: null })
    const attempt = this.orders.at(-1)
    if (!attempt) return
    this.waiting = 'order'
    const { status, body } = await this.buyer.post('/order/create/v2', {
      ...aDraft({ email: attempt.email }),
      idempotencyKey: attempt.key,
      personalDataAgreement: true,
      dueSum: sums.get(this.sku),
    })
    const { result, order } = body as CreateOrderAnswer
    if (status !== 200 || !result || !order) throw new Error(`Not ordered: ${status} ${JSON.stringify(body)}`)
    attempt.id = order.id
    this.inBag = 0
    this.waiting = null
  }

  empty = async () => {
    await this.buyer.cart('clear')
    this.inBag = 0
    this.waiting = null
  }
}

let shop: Shop
let clients: Client[]
/** What two pieces of a SKU cost. */
const sums = new Map<string, number>()

beforeAll(async () => {
  // No mail leaves: what the outbox owes stays in it and can be counted.
  shop = await openShop({ SMTP_URL: '', SMS_URL: '', PAYMENT_URL: '' })
  clients = Array.from({ length: BUYERS }, (_, index) => new Client(shop.url(), index))
  await Promise.all(clients.map(({ buyer }) => buyer.arrive()))
  await shop.behindTheScenes(
    `UPDATE sessions SET confirmed_phone = '${PHONE}'`,
    `UPDATE stock SET quantity = ${STOCK} WHERE sku_id = ANY('{${SKUS.join(',')}}')`,
  )
  for (const client of clients.slice(0, SKUS.length)) {
    await client.add()
    await client.add()
    sums.set(client.sku, (await client.buyer.calculated(aDraft())).dueSum)
    await client.empty()
  }
})
afterAll(() => shop.remove())

/** All buyers at once, until so many writes were answered; then the process is killed in the middle of what it does. */
async function killAfter(writes: number): Promise<number> {
  let answered = 0
  const killing: Promise<void>[] = []
  const count = () => {
    answered += 1
    if (answered === writes) killing.push(shop.kill())
  }
  await Promise.all(
    clients.map(async (client) => {
      try {
        for (;;) await client.shop(count)
      } catch (error) {
        // What a connection that broke says; anything else is a fault.
        if (killing.length === 0 || (error as Error).message !== 'fetch failed') throw error
      }
    }),
  )
  await Promise.all(killing)
  return answered
}

/** Every order with everything that belongs to it. */
const ordersOf = async (attempts: Attempt[]) =>
  (await sql(
    shop.environment,
    `SELECT o.idempotency_key AS key, o.number AS id, o.due_sum AS due,
      (SELECT json_agg(json_build_object('sku', sku_id, 'quantity', quantity, 'sum', final_sum)) FROM order_lines WHERE order_id = o.id) AS lines,
      (SELECT count(*)::int FROM order_history WHERE order_id = o.id) AS history,
      (SELECT count(*)::int FROM payments WHERE subject = 'order' AND subject_id = o.number) AS payments,
      (SELECT count(*)::int FROM outbox WHERE kind = 'order.hold-ends' AND (payload ->> 'orderId')::bigint = o.id) AS holds,
      EXISTS (SELECT FROM outbox WHERE (kind = 'order.placed' AND (payload ->> 'orderId')::bigint = o.id)
        OR (kind = 'message.letter' AND payload ->> 'to' = o.email)) AS told
     FROM orders o WHERE o.idempotency_key = ANY('{${attempts.map(({ key }) => key).join(',')}}')`,
  )) as { key: string; id: string; due: number; lines: { sku: string; quantity: number; sum: number }[] }[]

test('kill -9 during concurrent writes loses no acknowledged write, duplicates none, and leaves none partial', async () => {
  const answered = await killAfter(WRITES / 2)
  expect(answered).toBeGreaterThanOrEqual(WRITES / 2)
  expect(clients.filter(({ waiting }) => waiting !== null)).toHaveLength(BUYERS)
  await shop.start()

  for (const { buyer, waiting, inBag } of clients) {
    const { totalProducts } = (await buyer.cart('calculate')).cartData
    // What was not answered has happened wholly or not at all.
    expect(waiting === 'add' ? [inBag, inBag + 1] : [inBag, 0]).toContain(totalProducts)
  }
  // Nobody knows whether these orders were made: the same key answers the one that was, or makes it now.
  await Promise.all(clients.filter(({ waiting }) => waiting === 'order').map((client) => client.order()))
  const left = { writes: WRITES - answered }
  await Promise.all(
    clients.map(async (client) => {
      if (client.waiting === 'add') await client.empty()
      while (left.writes > 0) await client.shop(() => (left.writes -= 1))
    }),
  )
  await shop.stop()

  const attempts = clients.flatMap(({ orders }) => orders)
  const made = await ordersOf(attempts)
  const idsOf = (orders: readonly { key: string; id: string | null }[]) => orders.map(({ key, id }) => `${key} ${id}`).sort()
  expect(idsOf(made)).toStrictEqual(idsOf(attempts))
  for (const order of made) {
    expect(order).toMatchObject({ history: 1, payments: 1, holds: 1, told: true })
    expect(order.lines).toHaveLength(1)
    expect(order.lines[0]).toMatchObject({ quantity: 2, sum: order.due })
  }

  const sold = (sku: string) => 2 * made.filter(({ lines }) => lines[0]?.sku === sku).length
  const catalogIndex = (await sql(
    shop.environment,
    `SELECT sku_id AS sku, quantity FROM stock WHERE sku_id = ANY('{${SKUS.join(',')}}') ORDER BY sku_id`,
  )) as { sku: string; quantity: number }[]
  expect(catalogIndex).toStrictEqual(SKUS.toSorted().map((sku) => ({ sku, quantity: STOCK - sold(sku) })))
})
