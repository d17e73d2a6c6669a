import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { type Environment, freePort, refusalToStart, type Running } from '../support/services/processes.ts'
import { closeInProcess, openInProcess } from '../support/services/reuse.ts'
import { aShopper } from '../support/people/sign-in.ts'
import { openShop, type Shop } from '../support/shop.ts'

const RING = 'letter-m-yellow-one'
/** Of the suite's PgBouncer, for one database. */
const POOL_SIZE = 10

describe('a start that is refused', () => {
  let stateDir: string
  beforeAll(async () => {
    stateDir = await mkdtemp(join(tmpdir(), 'zlata-pooler-'))
  })
  afterAll(() => rm(stateDir, { recursive: true, force: true }))

  test.each([
    [{ DATABASE_POOLER: 'session' }, 'DATABASE_POOLER is "session". It can only be "transaction"'],
    [{ DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: '' }, 'DATABASE_DIRECT_URL must lead to PostgreSQL past the pooler'],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL is "1", and it must be a whole number of connections from 2 to 500'],
    [{ ROLE: 'cook' }, 'ROLE is "cook". It can be "calls"'],
  ])('%j is told in a sentence', async (variables, sentence) => {
    expect(await refusalToStart({ PORT: String(await freePort()), STATE_DIR: stateDir, ...variables })).toContain(sentence)
  })

  // PostgreSQL itself stands for a pooler whose connections have no limits.
  const onPostgres = process.env['DATABASE_URL'] ? test : test.skip
  onPostgres('a pooler whose connections have no time limits is refused', async () => {
    const url = process.env['DATABASE_URL']
    const shop = await openShop()
    const { DATABASE_DIRECT_URL: direct = shop.environment.DATABASE_URL } = shop.environment
    const environment: Environment = {
      ...shop.environment,
      PORT: String(await freePort()),
      DATABASE_URL: direct,
      DATABASE_DIRECT_URL: direct,
      DATABASE_POOLER: 'transaction',
    }
    expect(url).toBeDefined()
    expect(await refusalToStart(environment)).toContain(
      'gives connections without idle_in_transaction_session_timeout, lock_timeout, statement_timeout',
    )
    await shop.remove()
  })
})

const onPooler = process.env['POOLER_URL'] ? describe : describe.skip

onPooler('two APIs through PgBouncer', () => {
  let shop: Shop
  let other: Running
  let environment: Environment

  beforeAll(async () => {
    shop = await openShop({ DATABASE_POOL: '20' })
    environment = { ...shop.environment, PORT: String(await freePort()) }
    other = await openInProcess(environment)
  })
  afterAll(async () => {
    await closeInProcess(other, environment)
    await shop.remove()
  })

  test('forty connections of theirs share ten of PostgreSQL, and no call is lost [machines.shared-connections]', async () => {
    const buyers = await Promise.all(Array.from({ length: 40 }, (_, index) => aShopper({ url: index % 2 === 0 ? shop.url() : other.url })))
    const added = await Promise.all(buyers.map((buyer) => buyer.cart('add', { sku_id: RING })))
    expect(added.map(({ cartData }) => cartData.totalProducts)).toStrictEqual(buyers.map(() => 1))
    // What one process has put into the bag the other one shows.
    for (const buyer of buyers) buyer.url = buyer.url === other.url ? shop.url() : other.url
    const shown = await Promise.all(buyers.map((buyer) => buyer.cart('calculate', {})))
    expect(shown.map(({ cartData }) => cartData.totalProducts)).toStrictEqual(buyers.map(() => 1))

    const direct = new Client({ connectionString: environment['DATABASE_DIRECT_URL'] })
    await direct.connect()
    const { rows } = await direct.query<{ open: number }>(
      "SELECT count(*)::int AS open FROM pg_stat_activity WHERE datname = current_database() AND application_name <> 'shop-listens' AND pid <> pg_backend_pid()",
    )
    await direct.end()
    expect(rows[0]?.open).toBeLessThanOrEqual(POOL_SIZE)
  })
})
