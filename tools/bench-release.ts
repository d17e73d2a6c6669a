/**
 * `npm run bench:release -- [--tabs 20] [--documents 50] [--swaps 20] [--out]`: how soon a rollback is in new documents and in open tabs, and
 * what shoppers lose by it: first alone, then beside a canary at 5 %. The shop, its releases and its database are its own. With `--out` the
 * figures go into docs/release.md.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { promote, publish } from '../release/src/actions.ts'
import { canary } from '../release/src/canary/canary.ts'
import { activeOf } from '../release/src/record.ts'
import { readCurrent } from '../release/src/store.ts'
import { outcomesOf } from './bench-release/figures.ts'
import { measureHeap, measureRollback, REASON } from './bench-release/rollback.ts'
import { openStand, type Stand } from './bench-release/stand.ts'
import { Tab } from './bench-release/tabs.ts'
import { build } from './build.ts'
import { findHeadlessShell } from './chromium.ts'
import { command, step, UserError } from './print/steps.ts'
import { table } from './print/table.ts'
import { STATE_DIR } from './processes/state.ts'
import { onStopSignal } from './processes/stop-signal.ts'
import { writeFigures } from './scale-test/page.ts'
import { shop } from './scale-test/shoppers.ts'
import { renamedCopy } from './scale-test/renamed-copy.ts'

const REMOTE = 'mfe-catalog'
const OTHER_REMOTE = 'mfe-landings'
const [BAD, CANARY] = ['9.9.9-bad', '9.9.9-canary']
const CANARY_SHARE = 5
const TYPISTS = 2
const BUYERS = 2
const MOST_TABS = 60
const MOST_DOCUMENTS = 500
const MOST_SWAPS = 200

const { values } = parseArgs({
  options: {
    tabs: { type: 'string', default: '20' },
    documents: { type: 'string', default: '50' },
    swaps: { type: 'string', default: '20' },
    out: { type: 'boolean', default: false },
  },
})

function wholeNumber(text: string, what: string, most: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1 && number <= most) return number
  throw new UserError(`${what} is "${text}", and it must be a whole number up to ${most}.`)
}

/** Copies of what is active, under another version each. */
function prepareVersions({ releases }: Stand): string {
  const copy = (remote: string, version: string) => {
    const record = readCurrent(releases)
    const active = record && activeOf(record, remote)?.metadata.version
    if (!active) throw new Error(`${remote} is not released.`)
    renamedCopy(path.join(releases, 'artifacts', remote), active, version)
    publish(releases, remote, version, REASON)
    return active
  }
  copy(OTHER_REMOTE, CANARY)
  return copy(REMOTE, BAD)
}

async function goodsOf({ database }: Stand): Promise<{ pieces: string[]; skus: string[] }> {
  const rows = await database.query<{ path: string; sku: string }>(`
    SELECT '/catalog/' || c.slug || '/' || p.slug AS path, min(s.id) AS sku
    FROM products p JOIN categories c ON c.id = p.category_id JOIN skus s ON s.product_id = p.id
      JOIN stock ON stock.sku_id = s.id AND stock.quantity > 0 JOIN prices ON prices.sku_id = s.id AND prices.currency = 'RUB'
    WHERE c.slug IN ('earrings', 'necklaces') AND NOT p.is_archive GROUP BY p.id, c.slug HAVING count(*) = 1 ORDER BY p.id LIMIT 8`)
  if (rows.length < 8) throw new Error('The demo shop has too few pieces without sizes.')
  return { pieces: rows.map(({ path: address }) => address), skus: rows.map(({ sku }) => sku) }
}

async function measure(stand: Stand, open: { tabs: number; documents: number; swaps: number }) {
  const good = prepareVersions(stand)
  const { pieces, skus } = await goodsOf(stand)
  const pages = ['/catalog', '/catalog/rings', ...pieces, `/search?text=${encodeURIComponent('жемчуг')}`]
  const browser = await chromium.launch({ executablePath: await findHeadlessShell(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const { serial } = promote(stand.releases, REMOTE, BAD, REASON)
    const openTab = (address: string) => Tab.open(browser, { port: stand.port, path: address, remote: REMOTE })
    const [typists, buyers, watchers]: [Tab[], Tab[], Tab[]] = [[], [], []]
    await step('Opening tabs', `${open.tabs} tabs are open`, async () => {
      for (let index = 0; index < open.tabs; index += 1) {
        const kind = index < TYPISTS ? typists : index < TYPISTS + BUYERS ? buyers : watchers
        const address = kind === typists ? '/search' : kind === buyers ? pieces[index % pieces.length] : pages[index % pages.length]
        kind.push(await openTab(address ?? '/catalog'))
      }
      for (const tab of buyers) await tab.addToBag()
      for (const tab of [...typists, ...buyers, ...watchers]) await tab.hears(serial)
    })
    const counts = await Promise.all(buyers.map((tab) => tab.bagCount()))
    const [atRest, enough] = [[...buyers, ...watchers], new AbortController()]
    const typing = Promise.all(typists.map((tab) => tab.type(enough.signal)))
    const buying = shop({ port: stand.port, isSecure: false, cookies: stand.cookies, skus, pages, until: enough.signal })
    const plan = { stand, remote: REMOTE, good, bad: BAD, pages, perSecond: open.documents, tabs: atRest }
    const alone = await step('Rolling back', 'Rolled back', () => measureRollback(plan))
    const besideCanary = await step(`Rolling back beside a canary at ${CANARY_SHARE} %`, 'Rolled back', async () => {
      canary(stand.releases, OTHER_REMOTE, CANARY, CANARY_SHARE, REASON)
      promote(stand.releases, REMOTE, BAD, REASON)
      for (const tab of atRest) if (!(await tab.shows(BAD, 30_000))) throw new Error('A tab does not show what was promoted.')
      return measureRollback(plan)
    })
    enough.abort()
    await typing
    const shopping = await buying
    const bags = await Promise.all(buyers.map(async (tab, index) => (await tab.bagCount()) === counts[index]))
    const tabs = [...typists, ...buyers, ...watchers]
    for (const tab of tabs) await tab.close()
    const heap = await step(`Swapping ${open.swaps} times`, 'Swapped', async () => {
      const tab = await openTab('/catalog/rings')
      await tab.hears(readCurrent(stand.releases)?.serial ?? 0)
      return measureHeap(stand, tab, REMOTE, [BAD, good], open.swaps)
    })
    const rows = await stand.database.query<{ number: string }>('SELECT number FROM orders')
    const total = (count: (tab: Tab) => number) => tabs.reduce((all, tab) => all + count(tab), 0)
    return {
      rollbacks: [
        { name: 'rollback', figures: alone },
        { name: 'beside a canary', figures: besideCanary },
      ],
      failedRequests: tabs.flatMap(({ failedRequests }) => failedRequests),
      letters: { typed: total((tab) => tab.typedLetters), lost: total((tab) => tab.lostLetters) },
      bags: { kept: bags.filter(Boolean).length, lost: bags.filter((isKept) => !isKept).length },
      shopping,
      stored: new Set(rows.map(({ number }) => number)),
      heap: { ...heap, swaps: open.swaps },
    }
  } finally {
    await browser.close()
  }
}

// The database is no child that leaves with its parent: it is ended on exit.
void onStopSignal().then(() => process.exit(1))
await command(async () => {
  const open = {
    tabs: wholeNumber(values.tabs, '--tabs', MOST_TABS),
    documents: wholeNumber(values.documents, '--documents', MOST_DOCUMENTS),
    swaps: wholeNumber(values.swaps, '--swaps', MOST_SWAPS),
  }
  if (open.tabs <= TYPISTS + BUYERS) throw new UserError(`--tabs must be more than ${TYPISTS + BUYERS}: some type, some buy.`)
  await step('Building what has changed', 'Shop built', () => build({ release: 'unless chosen' }).then(() => {}))
  const stand = await step('Starting a shop', 'The shop answers', () => openStand(STATE_DIR, BUYERS))
  try {
    const measured = await measure(stand, open)
    const outcomes = outcomesOf(measured)
    const rows = outcomes.map(({ what, measured: figure, promised, isKept }) => [what, figure, promised, isKept ? '' : 'MISSED'])
    console.log(`\n${table(['what', 'measured', 'promised', ''], rows)}`)
    for (const line of measured.failedRequests.slice(0, 10)) console.log(line)
    if (values.out)
      writeFigures('docs/release.md', 'npm run bench:release', `${open.tabs} tabs, ${open.documents} documents a second`, outcomes)
    const missed = outcomes.filter(({ isKept }) => !isKept)
    if (missed.length > 0) throw new UserError(`${missed.length} aims were missed: ${missed.map(({ what }) => what).join(', ')}.`)
  } finally {
    await stand.stop()
  }
})
