/**
 * `npm run bench:load -- [--seconds 20] [--minutes 30] [--from 25] [--out]`: visitors double until the shop bends (a document of a hundred takes
 * longer than a second, or a request of a hundred fails), then half as many for `--minutes`, to see whether memory stays flat. One
 * front door, one API, PostgreSQL and the visitors share this machine. With `--out` the figures go into docs/machines.md.
 */
import os from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { busiestOf, figuresOf, HEAD, isBent, rowOf, type StepFigures } from './bench-load/figures.ts'
import { memories, processorTimes, sharesOf } from './bench-load/usage.ts'
import { browse } from './bench-load/visitors.ts'
import { openStand, type Stand } from './bench-release/stand.ts'
import { build } from './build.ts'
import { command, step, UserError } from './print/steps.ts'
import { table } from './print/table.ts'
import { STATE_DIR } from './processes/state.ts'
import { onStopSignal } from './processes/stop-signal.ts'
import { writeTable } from './scale-test/page.ts'
import { shop } from './scale-test/shoppers.ts'

/** One of so many visitors orders, without pause. */
const VISITORS_TO_BUYER = 100
const MOST_BUYERS = 20
const MOST_VISITORS = 6400
const PIECES = 60
const MEMORY_EVERY_MS = 10_000
/** Caches fill at first: what comes afterwards may not grow. */
const SETTLED_AFTER = 0.2
const MOST_GROWTH = 0.15

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '30' },
    from: { type: 'string', default: '25' },
    out: { type: 'boolean', default: false },
  },
})

function wholeNumber(text: string, what: string, most: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1 && number <= most) return number
  throw new UserError(`${what} is "${text}", and it must be a whole number up to ${most}.`)
}

interface Goods {
  pages: { document: string; call: string }[]
  addresses: string[]
  skus: string[]
}

async function goodsOf({ database }: Stand): Promise<Goods> {
  const rows = await database.query<{ path: string; sku: string }>(
    `SELECT c.slug || '/' || p.slug AS path, min(s.id) AS sku
    FROM products p JOIN categories c ON c.id = p.category_id JOIN skus s ON s.product_id = p.id
      JOIN stock ON stock.sku_id = s.id AND stock.quantity > 0 JOIN prices ON prices.sku_id = s.id AND prices.currency = 'RUB'
    WHERE NOT p.is_archive GROUP BY p.id, c.slug HAVING count(*) = 1 ORDER BY p.id LIMIT $1`,
    [PIECES],
  )
  const call = '/backend/token'
  const listings = ['/', '/catalog', '/catalog/rings', '/catalog/earrings?metal=yellow', '/catalog/necklaces?sort=new']
  const pages = rows.flatMap(({ path }, index) => [
    { document: listings[index % listings.length] ?? '/', call },
    { document: `/catalog/${path}`, call: `/backend/catalog/${path}/info` },
  ])
  return { pages, addresses: rows.map(({ path }) => `/catalog/${path}`), skus: rows.map(({ sku }) => sku) }
}

/** So many visitors for a while. */
async function measure(stand: Stand, goods: Goods, visitors: number, ms: number): Promise<StepFigures> {
  const [began, before] = [performance.now(), processorTimes(stand)]
  const until = AbortSignal.timeout(ms)
  const cookies = stand.cookies.slice(0, Math.ceil(visitors / VISITORS_TO_BUYER))
  const buying = shop({ port: stand.port, isSecure: false, cookies, skus: goods.skus, pages: goods.addresses, until })
  const requests = await browse({ port: stand.port, count: visitors, pages: goods.pages }, until)
  const shopping = await buying
  const took = performance.now() - began
  return {
    visitors,
    ...figuresOf(requests, took / 1000),
    orders: shopping.acknowledged.size,
    shares: sharesOf(before, processorTimes(stand), took),
    memory: memories(stand),
  }
}

/** Memory of the front door and the API together while half of what bends the shop looks at it. */
async function soak(stand: Stand, goods: Goods, visitors: number, minutes: number) {
  const samples: ReturnType<typeof memories>[] = []
  const over = new AbortController()
  const sampling = (async () => {
    while (!over.signal.aborted) {
      samples.push(memories(stand))
      await setTimeout(MEMORY_EVERY_MS, undefined, { signal: over.signal }).catch(() => undefined)
    }
  })()
  const figures = await measure(stand, goods, visitors, minutes * 60_000)
  over.abort()
  await sampling
  const total = ({ 'front door': door, API }: (typeof samples)[number]) => door + API
  const settled = samples.slice(Math.floor(samples.length * SETTLED_AFTER)).map(total)
  const third = Math.max(1, Math.floor(settled.length / 3))
  const average = (all: readonly number[]) => Math.round(all.reduce((sum, one) => sum + one, 0) / all.length)
  return { figures, first: average(settled.slice(0, third)), last: average(settled.slice(-third)) }
}

// The database is no child that leaves with its parent: it is ended on exit.
void onStopSignal().then(() => process.exit(1))
await command(async () => {
  const seconds = wholeNumber(values.seconds, '--seconds', 600)
  const minutes = wholeNumber(values.minutes, '--minutes', 600)
  const from = wholeNumber(values.from, '--from', MOST_VISITORS)
  await step('Building what has changed', 'Shop built', () => build({ release: 'unless chosen' }).then(() => {}))
  const stand = await step('Starting a shop', 'The shop answers', () => openStand(STATE_DIR, MOST_BUYERS))
  try {
    const goods = await goodsOf(stand)
    await step('Every page is asked for once', 'The shop is warm', () => measure(stand, goods, 4, 10_000))
    const steps: StepFigures[] = []
    for (let visitors = from; visitors <= MOST_VISITORS; visitors *= 2) {
      const figures = await step(`${visitors} visitors`, `${visitors} visitors`, () => measure(stand, goods, visitors, seconds * 1000))
      steps.push(figures)
      if (isBent(figures)) break
    }
    console.log(`\n${table(HEAD, steps.map(rowOf))}\n`)
    const last = steps.at(-1)
    if (!last || !isBent(last)) throw new UserError(`The shop did not bend with ${MOST_VISITORS} visitors.`)
    const half = Math.max(1, Math.floor(last.visitors / 2))
    const what = `${last.visitors} visitors bend it; the busiest: ${busiestOf(last)}`
    console.log(`${what}; load ${os.loadavg()[0]?.toFixed(1)}`)
    const {
      figures,
      first,
      last: end,
    } = await step(`${half} visitors for ${minutes} minutes`, 'Watched', () => soak(stand, goods, half, minutes))
    const memory = `front door and API take ${first} MB in the first third and ${end} MB in the last of ${minutes} minutes with ${half} visitors`
    console.log(`\n${table(HEAD, [rowOf(figures)])}\n\n${memory}`)
    if (values.out) writeTable('docs/machines.md', 'npm run bench:load', `${what}; ${memory}`, HEAD, [...steps, figures].map(rowOf))
    if (end > first * (1 + MOST_GROWTH)) throw new UserError('Memory grows.')
    if (isBent(figures)) throw new UserError('Half of what bends the shop bends it too.')
  } finally {
    await stand.stop()
  }
})
