import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promote } from '../../release/src/actions.ts'
import { readCurrent } from '../../release/src/store.ts'
import { percentile } from '../bench-api/figures.ts'
import { runProgram } from '../processes/run-program.ts'
import { ROOT } from '../processes/state.ts'
import { askForDocuments, type CountedDocument } from './documents.ts'
import type { Stand } from './stand.ts'
import type { Tab } from './tabs.ts'

export const REASON = { who: 'bench-release', why: 'a measurement' }
const BEFORE_MS = 4000
const AFTER_MS = 4000
const TABS_MS = 30_000

/** What one rollback took; milliseconds from the moment when it was on record. */
export interface RollbackFigures {
  /** The whole command, with its checks and until the front door had the release. */
  commandMs: number
  firstGoodDocument: number
  lastBadDocument: number
  /** Of the tabs that nobody types in. */
  tabs: { shareMs: number; slowestMs: number; missing: number }
  documents: number
  /** Other answers than 200. */
  failedDocuments: number
  /** The server had no time to render these: their browsers do. */
  unrenderedDocuments: number
}

interface Plan {
  stand: Stand
  remote: string
  good: string
  bad: string
  pages: readonly string[]
  perSecond: number
  tabs: readonly Tab[]
}

/** Rolls the bad version back by the command while documents are asked for. */
export async function measureRollback({ stand, remote, good, bad, pages, perSecond, tabs }: Plan): Promise<RollbackFigures> {
  const enough = new AbortController()
  const asked = askForDocuments({ port: stand.port, remote, pages, perSecond }, enough.signal)
  await setTimeout(BEFORE_MS)
  const began = Date.now()
  const { code, output } = await runProgram(
    process.execPath,
    [path.join(ROOT, 'tools/run.mjs'), 'release', 'rollback', remote, '--from', bad, '--why', REASON.why],
    { minutes: 1, env: { STATE_DIR: stand.releases, API_URL: stand.apiUrl } },
  )
  const commandMs = Date.now() - began
  if (code !== 0) throw new Error(`The rollback was refused: ${output}`)
  const onRecord = Date.parse(readCurrent(stand.releases)?.at ?? '')
  await Promise.all(tabs.map((tab) => tab.shows(good, TABS_MS)))
  await setTimeout(AFTER_MS)
  enough.abort()
  const documents = await asked
  const shown = await Promise.all(tabs.map((tab) => tab.shownSince(good, onRecord)))
  return { commandMs, ...ofDocuments(documents, { good, bad, onRecord }), tabs: ofTabs(shown, onRecord) }
}

export function ofDocuments(
  documents: readonly CountedDocument[],
  { good, bad, onRecord }: { good: string; bad: string; onRecord: number },
) {
  const after = documents.filter(({ askedAt }) => askedAt >= onRecord).map((one) => ({ ...one, ms: one.askedAt - onRecord }))
  return {
    firstGoodDocument: after.find(({ version }) => version === good)?.ms ?? Number.POSITIVE_INFINITY,
    lastBadDocument: after.findLast(({ version }) => version === bad)?.ms ?? 0,
    documents: documents.length,
    failedDocuments: documents.filter(({ status }) => status !== 200).length,
    unrenderedDocuments: documents.filter(({ status, version }) => status === 200 && version === null).length,
  }
}

export function ofTabs(shown: readonly (number | null)[], onRecord: number) {
  const took = shown.filter((at) => at !== null).map((at) => at - onRecord)
  const sorted = took.sort((one, other) => one - other)
  return {
    shareMs: sorted[Math.ceil(shown.length * 0.95) - 1] ?? Number.POSITIVE_INFINITY,
    slowestMs: percentile(sorted, 1),
    missing: shown.length - sorted.length,
  }
}

/** Bytes of a tab's heap after each version has been swapped in twice, and after all swaps. */
export async function measureHeap(stand: Stand, tab: Tab, remote: string, [one, other]: readonly [string, string], swaps: number) {
  const swap = async (version: string) => {
    promote(stand.releases, remote, version, REASON)
    if (!(await tab.shows(version, TABS_MS))) throw new Error(`The tab did not show ${remote}@${version}.`)
  }
  for (const version of [one, other, one, other]) await swap(version)
  const before = await tab.heap()
  for (let done = 0; done < swaps; done += 2) {
    await swap(one)
    await swap(other)
  }
  return { before, after: await tab.heap() }
}
