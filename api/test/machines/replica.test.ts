import { tmpdir } from 'node:os'
import { feedPrices } from '@shop/contracts/services/back-office/goods'
import type { Logger } from '@shop/observability/log'
import { eventually } from '@shop/testing/eventually'
import { Client } from 'pg'
import type { Queryable } from '../../src/platform/db/database.ts'
import { Replica } from '../../src/platform/replica/replica.ts'
import { aShopper } from '../support/people/sign-in.ts'
import { Shopper } from '../support/people/shopper.ts'
import { Office } from '../support/services/office.ts'
import { openStandby } from '../support/services/postgres-copy.ts'
import { type Environment, freePort, refusalToStart, type Running } from '../support/services/processes.ts'
import { closeInProcess, openInProcess } from '../support/services/reuse.ts'
import { openShop, type Shop } from '../support/shop.ts'

const SKU = 'solitaire-aurora-yellow-165'
const PIECE = 'solitaire-aurora-yellow'
/** Longer than a change may take to be shown. */
const MOST_BEHIND_MS = 10_000

test('a replica without its primary is refused in a sentence', async () => {
  const environment = {
    PORT: String(await freePort()),
    STATE_DIR: tmpdir(),
    DATABASE_URL: '',
    DATABASE_REPLICA_URL: 'postgres://nobody@127.0.0.1:1/zlata',
  }
  expect(await refusalToStart(environment)).toContain('DATABASE_REPLICA_URL is of a standby of the PostgreSQL that DATABASE_URL leads to')
})

describe('which server answers', () => {
  const at = { end: 100, replayed: 100, isStandby: true, failure: null as string | null }
  const said: string[] = []
  let samples = 0
  const answer = async (name: string, text: string): Promise<unknown[]> => {
    if (text.includes('pg_current_wal_flush_lsn')) {
      samples += 1
      return [{ at: at.end }]
    }
    if (text.includes('pg_last_wal_replay_lsn')) return [at]
    if (name === 'replica' && at.failure) throw Object.assign(new Error('failed'), { code: at.failure })
    return [name]
  }
  const serverOf = (name: string) => ({ query: (text: string) => answer(name, text) }) as Queryable
  const replica = new Replica({
    primary: serverOf('primary'),
    standby: serverOf('replica'),
    mostBehindMs: 60_000,
    log: { warn: (...told: unknown[]) => void said.push(String(told.at(-1))) } as unknown as Logger,
    onRead: () => undefined,
  })
  afterAll(() => replica.stop())
  const read = async () => (await replica.query<string>('SELECT piece'))[0]
  const reads = (name: string) => eventually(`a read of the ${name}`, async () => (await read()) === name)

  test('the primary from a change on, until the replica has it', async () => {
    await reads('replica')
    at.end = 200
    replica.renew()
    expect(await read()).toBe('primary')
    at.replayed = 199
    await eventually('the answer of the primary', () => replica.behindMs > 600)
    expect(await read()).toBe('primary')
    at.replayed = 200
    await reads('replica')
  })

  test('the replica again after a failover, where the log goes on from an earlier position', async () => {
    Object.assign(at, { end: 150, replayed: 150 })
    replica.renew()
    await reads('replica')
    Object.assign(at, { end: 120, replayed: 120 })
    const before = samples
    await eventually('what the primary has now', () => samples > before + 1)
    await reads('replica')
  })

  test('the primary for a read that replaying has interrupted, and nobody for a wrong statement', async () => {
    at.failure = '40001'
    expect(await read()).toBe('primary')
    at.failure = null
    expect(await read()).toBe('replica')
    at.failure = '42P01'
    await expect(read()).rejects.toThrow('failed')
    at.failure = null
    expect(said).toStrictEqual([])
  })

  test('the primary once the standby was promoted', async () => {
    at.isStandby = false
    await reads('primary')
    await eventually('a sentence', () => said.length > 0)
    expect(said).toStrictEqual(['the replica of PostgreSQL is left out: the primary is read instead'])
  })
})

const server = process.env['DATABASE_URL']
const onPostgres = server && process.env['POSTGRES_PROGRAMS'] ? describe : describe.skip

onPostgres('an API with a replica', () => {
  const office = new Office()
  let standby: Awaited<ReturnType<typeof openStandby>>
  let shop: Shop
  let environment: Environment
  let api: Running
  let sequence = 0

  beforeAll(async () => {
    standby = await openStandby(server ?? '', { max_connections: '200' })
    shop = await openShop(await office.open())
    const { pathname } = new URL(shop.environment['DATABASE_DIRECT_URL'] ?? shop.environment.DATABASE_URL ?? '')
    const replica = new URL(standby.url)
    replica.pathname = pathname
    await eventually('the shop on the standby', () => onStandby('SELECT 1', replica.href).catch(() => null))
    environment = {
      ...shop.environment,
      PORT: String(await freePort()),
      DATABASE_REPLICA_URL: replica.href,
      DATABASE_REPLICA_LAG_MS: String(MOST_BEHIND_MS),
    }
    api = await openInProcess(environment)
  })
  afterAll(async () => {
    await closeInProcess(api, environment)
    await shop.remove()
    await standby.remove()
    await office.close()
  })

  async function onStandby(statement: string, connectionString = environment['DATABASE_REPLICA_URL']) {
    const client = new Client({ connectionString })
    await client.connect()
    try {
      return (await client.query(statement)).rows
    } finally {
      await client.end()
    }
  }

  const priceAt = async (): Promise<number> => {
    const answer = await fetch(`${api.url}/catalog/rings/${PIECE}/info`)
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { result: { product: { price: { final: number } } } }).result.product.price.final
  }
  const cardPrice = async () => {
    const { products } = await new Shopper({ url: api.url }).show('catalog', '', { limit: 96 })
    return products.find(({ url }) => url.endsWith(`/${PIECE}`))?.price.final
  }
  const metric = async (name: string) => {
    const text = await (await fetch(`${api.url}/metrics`)).text()
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length + 1) ?? 0,
    )
  }
  const READS = 'api_replica_reads_total{server="replica"}'
  const isRead = () =>
    eventually('a read of the replica', async () => {
      const before = await metric(READS)
      await priceAt()
      return (await metric(READS)) > before
    })
  const changePrice = async (roubles: number) => {
    const rows = [{ sku: SKU, currency: 'RUB', initial: roubles * 100, final: roubles * 100 }]
    const { body } = await office.ask(api.url, 'POST', feedPrices.path, { feedId: 'prices', sequence: (sequence += 1), rows })
    expect(body).toMatchObject({ status: 'applied' })
  }

  test('what everybody is shown comes from the replica', async () => {
    await isRead()
    expect(await cardPrice()).toBe(await priceAt())
  })

  test('a change that was announced is shown, though the replica has not got it yet [machines.replica-knows-of-changes]', async () => {
    await isRead()
    await onStandby('SELECT pg_wal_replay_pause()')
    await changePrice(70_001)
    await eventually('the new price', async () => (await priceAt()) === 7_000_100, { withinMs: MOST_BEHIND_MS / 2 })
    expect(await cardPrice()).toBe(7_000_100)
    // Nothing of the old one comes back while the replica stands still: before it is too far behind, and after.
    const seen = new Set<number>()
    await eventually('a replica that is left out', async () => {
      seen.add(await priceAt())
      return (await metric('api_replica_used')) === 0
    })
    seen.add(await priceAt())
    expect([...seen]).toStrictEqual([7_000_100])
    await onStandby('SELECT pg_wal_replay_resume()')
    await isRead()
    expect(await priceAt()).toBe(7_000_100)
  })

  test('what a visitor has written is shown to her at once, however far behind the replica is [machines.own-writes-are-seen]', async () => {
    await isRead()
    await onStandby('SELECT pg_wal_replay_pause()')
    const buyer = await aShopper({ url: api.url })
    await buyer.cart('add', { sku_id: SKU })
    const { cartData } = await buyer.cart('calculate', {})
    expect(cartData.totalProducts).toBe(1)
    await onStandby('SELECT pg_wal_replay_resume()')
  })

  test('a replica that is away is left out with one sentence, and comes back by itself [machines.replica-is-left-out]', async () => {
    await isRead()
    const sentences = () => [...api.log().matchAll(/the replica of PostgreSQL is (left out|read again)/g)].map(([, what]) => what)
    const before = sentences().length
    await standby.stop()
    for (let turn = 0; turn < 20; turn += 1) expect(await priceAt()).toBeGreaterThan(0)
    await eventually('a replica that is left out', async () => (await metric('api_replica_used')) === 0)
    await standby.start()
    await isRead()
    await eventually('the sentences', () => sentences().length >= before + 2)
    expect(sentences().slice(before)).toStrictEqual(['left out', 'read again'])
  })
})
