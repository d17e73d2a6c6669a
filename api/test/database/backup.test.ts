import { join } from 'node:path'
import { Client } from 'pg'
import { aDraft, Buyer, PHONE } from '../support/people/buyer.ts'
import { end, freePort, MAIN_OF_TESTS, type Running, runReady } from '../support/services/processes.ts'
import { folderOfPostgres, receiveLog, runPostgresProgram, startAtPoint } from '../support/services/postgres-copy.ts'
import { createDatabase, openShop, type Shop } from '../support/shop.ts'

const server = process.env['DATABASE_URL']
const onPostgres = server ? describe : describe.skip
/** A second server takes its time. */
const inLongRun = server && process.env['FULL'] === '1' ? test : test.skip

const SKU = 'letter-a-yellow-one'
const STOCK = 5000
const BUYERS = 4

/** Several buyers at once, each ordering again and again until stopped. */
class BuyingLoad {
  /** Orders that were answered, in order. */
  readonly placed: string[] = []
  #goesOn = true
  #afterOrder = () => {}
  readonly #all: Promise<unknown>

  constructor(buyers: readonly Buyer[]) {
    this.#all = Promise.all(buyers.map((buyer) => this.#shop(buyer)))
  }

  async #shop(buyer: Buyer) {
    while (this.#goesOn) {
      await buyer.cart('add', { sku_id: SKU })
      const { order } = await buyer.order(aDraft({ payment_method_id: 4 }))
      if (order) this.placed.push(order.id)
      this.#afterOrder()
    }
  }

  async reaches(orders: number) {
    const reached = new Promise<void>((done) => {
      this.#afterOrder = () => {
        if (this.placed.length >= orders) done()
      }
    })
    // A buyer who fails ends the wait.
    if (this.placed.length < orders) await Promise.race([this.#all, reached])
  }

  stop() {
    this.#goesOn = false
    return this.#all
  }
}

/** Per order what was ordered and what it costs; every sum that belongs to it. */
const ORDERS = `
  SELECT o.number, o.due_sum::text AS due, o.status,
    (SELECT sum(final_sum) FROM order_lines WHERE order_id = o.id)::text AS lines, o.delivery_sum::text AS delivery,
    (SELECT count(*)::int FROM order_history WHERE order_id = o.id) AS history,
    (SELECT sum(amount) FROM payments WHERE subject = 'order' AND subject_id = o.number)::text AS payments
  FROM orders o ORDER BY o.number`
interface Order {
  number: string
  due: string
  lines: string
  delivery: string
}

async function read<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows as Row[]
}

/** Every order of a copy is whole, equals the original's, and was taken from the stock. */
async function expectWhole(copy: string, original: string, atLeast: readonly string[]) {
  const orders = await read<Order>(copy, ORDERS)
  const byNumber = new Map((await read<Order>(original, ORDERS)).map((order) => [order.number, order]))
  expect(orders.map(({ number }) => number)).toStrictEqual(expect.arrayContaining([...atLeast]))
  for (const order of orders) expect(order).toStrictEqual(byNumber.get(order.number))
  for (const { number, due, lines, delivery } of orders.filter(({ number }) => atLeast.includes(number)))
    expect([number, due]).toStrictEqual([number, String(Number(lines) + Number(delivery))])
  const [sold] = await read<{ pieces: number }>(
    copy,
    `SELECT coalesce(sum(quantity), 0)::int AS pieces FROM order_lines WHERE sku_id = '${SKU}'`,
  )
  const [left] = await read<{ quantity: number }>(copy, `SELECT quantity FROM stock WHERE sku_id = '${SKU}'`)
  expect(left?.quantity).toBe(STOCK - (sold?.pieces ?? 0))
  return orders.map(({ number }) => number)
}

onPostgres('a backup', () => {
  let shop: Shop
  let original: string
  let buyers: Buyer[]
  const closing: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    shop = await openShop()
    original = shop.environment.DATABASE_URL ?? ''
    buyers = Array.from({ length: BUYERS }, () => new Buyer(shop.url()))
    for (const buyer of buyers) await buyer.arrive()
    await shop.behindTheScenes(
      `UPDATE sessions SET confirmed_phone = '${PHONE}'`,
      `DELETE FROM order_lines WHERE sku_id = '${SKU}'`,
      `UPDATE stock SET quantity = ${STOCK}, missing = 0 WHERE sku_id = '${SKU}'`,
    )
  })
  afterAll(async () => {
    for (const close of closing.toReversed()) await close()
    await shop.remove()
  })

  /** The shop of a copy answers, and what was ordered can be read there. */
  async function openCopy(url: string): Promise<Running> {
    const running = await runReady(
      { ...shop.environment, PORT: String(await freePort()), DATABASE_URL: url, OUTBOX: 'paused' },
      MAIN_OF_TESTS,
    )
    closing.push(() => end(running, 'SIGKILL'))
    return running
  }

  test('made with pg_dump while shoppers order restores every order that was answered before, each whole [orders.backup-under-load]', async () => {
    const { folder, remove } = await folderOfPostgres()
    closing.push(remove)
    const load = new BuyingLoad(buyers)
    await load.reaches(10)
    const before = [...load.placed]
    await runPostgresProgram('pg_dump', '-Fc', '-f', join(folder, 'shop.dump'), original)
    await load.reaches(before.length + 5)
    await load.stop()

    const copy = await createDatabase(server ?? '', 'template0')
    closing.push(copy.drop)
    await runPostgresProgram('pg_restore', '-d', copy.url, join(folder, 'shop.dump'))
    await expectWhole(copy.url, original, before)
    const { url } = await openCopy(copy.url)
    expect((await fetch(`${url}/health/ready`)).status).toBe(200)
  })

  inLongRun('of the server with its log restores to a named moment: what was ordered before, nothing after', async () => {
    const { folder, remove } = await folderOfPostgres()
    closing.push(remove)
    const { folder: log, remove: removeLog } = await folderOfPostgres()
    closing.push(removeLog)
    const data = join(folder, 'base')
    const whole = new URL(original)
    whole.pathname = '/postgres'
    const receiver = await receiveLog(whole.href, log)
    closing.push(() => receiver.stop())

    const load = new BuyingLoad(buyers)
    await load.reaches(5)
    await runPostgresProgram('pg_basebackup', '-d', whole.href, '-D', data, '-X', 'none', '-c', 'fast', '--no-sync')
    await load.reaches(10)
    await load.stop()
    const before = [...load.placed]
    await read(original, "SELECT pg_create_restore_point('before_the_fault')")
    const later = new BuyingLoad(buyers)
    await later.reaches(3)
    await later.stop()
    const [last] = await read<{ segment: string }>(original, 'SELECT pg_walfile_name(pg_switch_wal()) AS segment')
    await receiver.received(last?.segment ?? '')

    const [settings] = await read<Record<string, string>>(original, 'SHOW max_connections')
    const restored = await startAtPoint(data, log, 'before_the_fault', settings ?? {})
    closing.push(() => restored.stop())
    const copy = new URL(restored.url)
    copy.pathname = new URL(original).pathname
    const found = await expectWhole(copy.href, original, before)
    expect(found.filter((number) => later.placed.includes(number))).toStrictEqual([])
    expect((await fetch(`${(await openCopy(copy.href)).url}/health/ready`)).status).toBe(200)
  })
})
