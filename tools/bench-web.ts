/**
 * `npm run bench:web -- [--runs 5] [--profiles mobile,desktop] [--pages home,listing,product]`: measures the running shop (PORT) beside
 * its own floor, the same pages without scripts, in the same run, and says which bars it reaches.
 */
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { verdicts } from './bench/bars.ts'
import { PAGES, PROFILES, type InteractionName, type Interaction, type PageName, type Plan, type ProfileName } from './bench/stand/sites.ts'
import { HOST, Bench } from './bench/stand/stand.ts'
import { summaryTables, type Results, type Summary } from './bench/report/summary.ts'
import { findChromium } from './chromium.ts'
import { portFromEnvironment } from './processes/shop/shop.ts'
import { STATE_DIR } from './processes/state.ts'
import { command, UserError } from './print/steps.ts'
import { table } from './print/table.ts'

const FOLDER = path.join(STATE_DIR, 'bench')

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    warmup: { type: 'string', default: '1' },
    profiles: { type: 'string', default: 'mobile' },
    pages: { type: 'string', default: PAGES.join(',') },
  },
})

function listOf<Name extends string>(text: string, known: readonly Name[], what: string): Name[] {
  const names = text.split(',') as Name[]
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new UserError(`There is no ${what} "${unknown}": choose from ${known.join(', ')}.`)
  return names
}

const countOf = (text: string, what: string): number => {
  const count = Number(text)
  if (Number.isInteger(count) && count >= 0) return count
  throw new UserError(`${what} is "${text}", and it must be a whole number.`)
}

const htmlOf = (port: number, address: string) =>
  new Promise<string>((resolve, reject) => {
    const request = http.get(
      { host: '127.0.0.1', port, path: address, headers: { host: `${HOST}:${port}`, accept: 'text/html' } },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('end', () => resolve(text))
      },
    )
    request.on('error', () =>
      reject(new UserError(`No shop answers on port ${port}: run npm start first, or say where it is with PORT=….`)),
    )
  })

const PIECE = /href="(\/catalog\/[^"/?]+\/[^"/?]+)"/g
const piecesOf = (listing: string) => {
  const cards = listing.slice(listing.indexOf('data-testid="product-card"'))
  return [...new Set([...cards.matchAll(PIECE)].flatMap(([, path]) => path ?? []))]
}

/** The first card of the listing. */
async function addressesOf(port: number): Promise<Record<PageName, string>> {
  const [product] = piecesOf(await htmlOf(port, '/catalog'))
  if (!product) throw new UserError('The listing of the shop shows no product: there is nothing to measure.')
  return { home: '/', listing: '/catalog', product }
}

const on = (origin: string, addresses: Record<PageName, string>) =>
  Object.fromEntries(PAGES.map((page) => [page, origin + addresses[page]])) as Record<PageName, string>

/** A ring in several sizes, weights and metals. */
async function ringOf(port: number): Promise<string> {
  for (const path of piecesOf(await htmlOf(port, '/catalog/rings'))) {
    const page = await htmlOf(port, path)
    if (['type="radio" required="" name="sku_id"', '?weight=', 'style="--dot:'].every((sign) => page.includes(sign))) return path
  }
  throw new UserError('No ring of the shop has sizes, weights and metals to choose from: there is nothing to measure.')
}

const interactionsOf = (ring: string): Record<InteractionName, Interaction> => ({
  addToCart: {
    on: 'product',
    click: '[data-testid=add-to-bag]',
    done: "/[1-9]/.test(document.querySelector('[data-testid=bag-count]')?.textContent ?? '')",
  },
  softNav: {
    on: 'listing',
    click: '[data-testid=product-card] >> nth=2 >> a >> nth=0',
    done: "location.pathname.split('/').length > 3 && document.querySelector('[data-testid=add-to-bag]')",
  },
  size: {
    on: 'product',
    path: ring,
    click: 'label[data-tile]:has([name=sku_id]) >> nth=1',
    // The address follows the answer.
    done: "[...document.querySelectorAll('main p > b')].some((size) => size.innerText === document.querySelector('label[data-tile]:has(:checked)')?.innerText)",
  },
  weight: {
    on: 'product',
    path: ring,
    click: 'main a[href*="weight="] >> nth=1',
    done: 'document.querySelector(\'main a[href*="weight="][aria-current]\')',
  },
  metal: {
    on: 'product',
    path: ring,
    click: 'main a[style*="--dot"]:not([aria-current]) >> nth=0',
    done: `document.querySelector('main a[style*="--dot"][aria-current]')?.pathname !== '${ring}'`,
  },
})

function runBench(plan: Plan): Promise<void> {
  const file = path.join(FOLDER, 'plan.json')
  fs.mkdirSync(FOLDER, { recursive: true })
  fs.writeFileSync(file, JSON.stringify(plan))
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bench/bench.ts'), file], { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new UserError('The bench ended before it was through.'))))
  })
}

const shown = (value: number | null) => (value === null ? '–' : Number(value.toFixed(value < 10 ? 3 : 0)))

await command(async () => {
  const port = portFromEnvironment()
  const [addresses, ring] = await Promise.all([addressesOf(port), ringOf(port)])
  const bench = new Bench()
  try {
    await bench.start(port, FOLDER)
    const out = path.join(FOLDER, 'figures.json')
    fs.rmSync(out, { force: true })
    await runBench({
      sites: [
        { name: 'floor', urls: on(bench.floor, addresses) },
        { name: 'shop', urls: on(bench.shop, addresses), interactions: interactionsOf(ring) },
      ],
      runs: countOf(values.runs, '--runs'),
      warmup: countOf(values.warmup, '--warmup'),
      profiles: listOf(values.profiles, Object.keys(PROFILES) as ProfileName[], 'profile'),
      pages: listOf(values.pages, PAGES, 'page'),
      chromium: await findChromium(),
      out,
    })
    const { summary, results } = JSON.parse(fs.readFileSync(out, 'utf8')) as { summary: Summary; results: Results }
    console.log(`\n${summaryTables(summary, 'floor')}\n`)
    const validated = verdicts(summary, results)
    console.log(
      table(
        ['bar', 'measured', 'at most', '', '', 'floor against itself misses'],
        validated.map(({ what, measured, bar, unit, passed, byChance }) => [
          what,
          shown(measured),
          bar,
          unit,
          passed ? 'reached' : 'MISSED',
          byChance === null ? '' : `${(byChance * 100).toFixed(0)} %`,
        ]),
      ),
    )
    console.log(`\nAll figures: ${path.relative(process.cwd(), out)}`)
    if (validated.some(({ passed }) => !passed)) process.exitCode = 1
  } finally {
    bench.stop()
  }
})
