import type { Outcome } from '../scale-test/figures.ts'
import type { Shopping } from '../scale-test/shoppers.ts'
import type { RollbackFigures } from './rollback.ts'

const FIRST_MS = 300
const LAST_MS = 1000
const TABS_MS = 2000
/** Of a tab: the code of each swap is kept until the next document, more is a leak. */
const HEAP_GROWTH_MB_A_SWAP = 0.5

const MB = 1024 * 1024

export interface Measured {
  rollbacks: { name: string; figures: RollbackFigures }[]
  /** Of the tabs. */
  failedRequests: readonly string[]
  letters: { typed: number; lost: number }
  bags: { kept: number; lost: number }
  shopping: Shopping
  /** Numbers of the orders in the database. */
  stored: ReadonlySet<string>
  heap: { before: number; after: number; swaps: number }
}

export function outcomesOf({ rollbacks, failedRequests, letters, bags, shopping, stored, heap }: Measured): Outcome[] {
  const row = (what: string, measured: string | number, promised = '', isKept = true): Outcome => ({
    what,
    measured: String(measured),
    promised,
    isKept,
  })
  const within = (what: string, ms: number, most: number) => row(what, `${ms} ms`, `${most} ms`, ms <= most)
  const none = (what: string, count: number, of: string) => row(what, `${count} of ${of}`, '0', count === 0)
  const failedCalls = shopping.calls.filter(({ status }) => status === 0 || status >= 500).length
  const acknowledged = [...shopping.acknowledged.keys()]
  const [growth, most] = [(heap.after - heap.before) / MB, heap.swaps * HEAP_GROWTH_MB_A_SWAP]
  return [
    ...rollbacks.flatMap(({ name, figures: { commandMs, firstGoodDocument, lastBadDocument, tabs, documents, ...counted } }) => [
      within(`${name}: first document of the good version`, firstGoodDocument, FIRST_MS),
      within(`${name}: last document of the bad one`, lastBadDocument, LAST_MS),
      within(`${name}: 95 % of the tabs`, tabs.shareMs, TABS_MS),
      row(`${name}: the slowest tab`, `${tabs.slowestMs} ms`, 'none without it', tabs.missing === 0),
      none(`${name}: failed documents`, counted.failedDocuments, String(documents)),
      row(`${name}: documents that came without the server's HTML`, counted.unrenderedDocuments),
      row(`${name}: the whole command`, `${commandMs} ms`),
    ]),
    row('failed requests of tabs', failedRequests.length, '0', failedRequests.length === 0),
    none('failed calls of shoppers who order', failedCalls, String(shopping.calls.length)),
    none('letters lost', letters.lost, String(letters.typed)),
    none('bags lost', bags.lost, String(bags.kept + bags.lost)),
    none('orders lost', acknowledged.filter((number) => !stored.has(number)).length, String(acknowledged.length)),
    row(`heap of a tab after ${heap.swaps} swaps`, `${growth.toFixed(1)} MB more`, `${most} MB`, growth <= most),
  ]
}
