/**
 * `npm run scale-test -- [--seconds 90] [--shoppers 4] [--within 1000] [--out]`: the shop of several machines on this one: PostgreSQL with a standby, PgBouncer, Valkey or Redis,
 * releases in a bucket, nginx, two front doors, three APIs, two workers. Shoppers buy while one of each is killed and brought back, a release is promoted and
 * rolled back, PostgreSQL fails over, and a price changes. `--within` are the milliseconds that an old price may still be given: more on a busy machine. With `--out` the figures go into docs/machines.md.
 */
import { parseArgs } from 'node:util'
import { setTimeout } from 'node:timers/promises'
import type { Database } from '../api/src/platform/db/database.ts'
import { openPostgres } from '../api/src/platform/db/postgres.ts'
import { command, step, UserError } from './print/steps.ts'
import { table } from './print/table.ts'
import { STATE_DIR } from './processes/state.ts'
import { onStopSignal } from './processes/stop-signal.ts'
import { memoryMb, outcomesOf } from './scale-test/figures.ts'
import { writeFigures } from './scale-test/page.ts'
import { shop } from './scale-test/shoppers.ts'
import { LEASE_MS, openStand, type Stand } from './scale-test/stand.ts'
import { type Piece, Story } from './scale-test/story.ts'

const MOST_SECONDS = 300
const MOST_SHOPPERS = 12
const SAMPLE_MS = 500
const LETTERS_MS = 60_000
const MOST_COMPLAINTS = 40
const MINUTES_AT_MOST = 10
const OPEN_CONNECTIONS =
  "SELECT count(*)::int AS open FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'"

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '90' },
    shoppers: { type: 'string', default: '4' },
    within: { type: 'string', default: '1000' },
    out: { type: 'boolean', default: false },
  },
})

function wholeNumber(text: string, what: string, most: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1 && number <= most) return number
  throw new UserError(`${what} is "${text}", and it must be a whole number up to ${most}.`)
}

/** A piece that the shoppers do not buy, and what they do. */
async function piecesOf(database: Database): Promise<{ piece: Piece; skus: string[]; pages: string[] }> {
  const rows = await database.query<{ path: string; skus: string[] }>(`
    SELECT '/catalog/' || c.slug || '/' || p.slug AS path, array_agg(s.id) AS skus
    FROM products p JOIN categories c ON c.id = p.category_id JOIN skus s ON s.product_id = p.id
      JOIN stock ON stock.sku_id = s.id AND stock.quantity > 0 JOIN prices ON prices.sku_id = s.id AND prices.currency = 'RUB'
    WHERE c.slug = 'rings' AND NOT p.is_archive GROUP BY p.id, c.slug HAVING count(*) > 2 ORDER BY p.id LIMIT 12`)
  const [piece, ...others] = rows
  if (!piece || others.length < 5) throw new Error('The demo shop has too few rings.')
  const pages = ['/', '/catalog/rings', ...others.map(({ path }) => path), '/about']
  return { piece, skus: others.flatMap(({ skus }) => skus.slice(0, 1)), pages }
}

async function tell(story: Story, { frontDoors, apis, workers }: Stand, isOver: () => boolean) {
  const [door, api, worker] = [frontDoors[0], apis[0], workers[0]]
  const [otherDoor, otherApi] = [frontDoors[1], apis[1]]
  if (!door || !api || !worker || !otherDoor || !otherApi) throw new Error('Too few processes.')
  await story.countLimit()
  await story.changePrice(77_701)
  await story.kill(door)
  const released = await story.promote()
  await story.kill(api)
  await story.changePrice(77_702)
  await story.kill(worker)
  await story.rollBack(released)
  await story.killValkey()
  await story.failOver()
  await story.changePrice(77_704)
  if (isOver()) return
  await story.kill(otherApi, 'SIGTERM')
  await story.kill(otherDoor, 'SIGTERM')
  await story.changePrice(77_703)
}

async function shareOfReplica(story: Story): Promise<number> {
  const [replica, primary] = [await story.readsBy('replica'), await story.readsBy('primary')]
  return replica / Math.max(1, replica + primary)
}

async function run(stopping: AbortSignal) {
  const seconds = wholeNumber(values.seconds, '--seconds', MOST_SECONDS)
  const within = wholeNumber(values.within, '--within', 60_000)
  const shoppers = wholeNumber(values.shoppers, '--shoppers', MOST_SHOPPERS)
  const stand = await step('Starting thirteen processes', 'Thirteen processes answer', () => openStand(STATE_DIR, shoppers, stopping))
  let database: Database | null = null
  try {
    const opened = await openPostgres(stand.cluster.url, { poolSize: 2 })
    database = opened
    const { piece, skus, pages } = await piecesOf(opened)
    const most = { connections: 0, memoryMb: 0 }
    const sampling = new AbortController()
    const sample = async () => {
      while (!sampling.signal.aborted) {
        const rows = await opened.query<{ open: number }>(OPEN_CONNECTIONS).catch(() => [])
        most.connections = Math.max(most.connections, rows[0]?.open ?? 0)
        most.memoryMb = Math.max(most.memoryMb, memoryMb())
        await setTimeout(SAMPLE_MS)
      }
    }
    const story = new Story(stand, piece)
    const commits = await stand.cluster.commitMs()
    const began = performance.now()
    const isOver = () => stopping.aborted || performance.now() - began > seconds * 1000
    const closing = new AbortController()
    const sampled = sample()
    const shopping = await step('Shoppers buy while processes are killed', 'Shoppers have bought', async () => {
      const bought = shop({
        port: stand.httpsPort,
        cookies: stand.cookies,
        skus,
        pages,
        until: AbortSignal.any([closing.signal, stopping]),
      })
      try {
        await tell(story, stand, isOver)
        while (!isOver()) await setTimeout(SAMPLE_MS)
      } finally {
        closing.abort()
      }
      return bought
    })
    await step('Waiting for the last letters', 'Letters have come', async () => {
      const mailboxes = () => new Set(stand.mail.letters.map(({ to }) => to))
      const isMissing = () => [...shopping.acknowledged.values()].some((to) => !mailboxes().has(to))
      for (const until = performance.now() + LETTERS_MS; isMissing() && performance.now() < until && !stopping.aborted; ) {
        await setTimeout(SAMPLE_MS)
      }
      // A letter that comes again does so after the lease of a killed worker.
      await setTimeout(LEASE_MS)
    })
    sampling.abort()
    await sampled
    stopping.throwIfAborted()
    const rows = await opened.query<{ number: string }>("SELECT number FROM orders WHERE email LIKE 'buyer-%'")
    const stored = { numbers: rows.map(({ number }) => number), ...most, commits, replicaReads: await shareOfReplica(story) }
    const outcomes = outcomesOf(shopping, story.told, stand.mail, stored, within)
    console.log(
      `\n${table(
        ['what', 'measured', 'promised', ''],
        outcomes.map(({ what, measured, promised, isKept }) => [what, measured, promised, isKept ? '' : 'MISSED']),
      )}`,
    )
    for (const line of story.complaints().slice(0, MOST_COMPLAINTS)) console.log(line)
    if (values.out) writeFigures('docs/machines.md', 'npm run scale-test', `${shoppers} shoppers for ${seconds} s`, outcomes)
    const missed = outcomes.filter(({ isKept }) => !isKept)
    if (missed.length > 0) throw new UserError(`${missed.length} promises were not kept: ${missed.map(({ what }) => what).join(', ')}.`)
  } finally {
    await database?.close().catch(() => undefined)
    await stand.stop()
  }
}

await command(async () => {
  const stopping = new AbortController()
  void onStopSignal().then(() => stopping.abort(new UserError('Stopped.')))
  const tooLong = AbortSignal.timeout(MINUTES_AT_MOST * 60_000)
  await run(AbortSignal.any([stopping.signal, tooLong]))
})
process.exit()
