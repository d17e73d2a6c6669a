import type { FailureCounts } from '../../release/failure-counts.ts'

/** After this many consecutive failures a page type uses the last good version at once. */
const MAX_FAILURES = 2
/** Then the active version is tried again. */
const BREAK_MS = 60_000
/** Pages per type and version and minute that are rendered with the last good version too. */
const MAX_COMPARISONS = 10

/** Which versions pages are not rendered with for a while. A release forgets all of it. */
export class VersionFailures {
  readonly #counts: Pick<FailureCounts, 'add'>
  readonly #now: () => number
  readonly #inARow = new Map<string, { times: number; until: number }>()
  readonly #comparisons = new Map<string, { left: number; until: number }>()

  constructor(counts: Pick<FailureCounts, 'add'>, now: () => number = Date.now) {
    this.#counts = counts
    this.#now = now
  }

  /** @param version `mfe-catalog@1.0.0`; @param page the page type, never a URL: `mfe-catalog/page/listing` */
  failed(version: string, page: string) {
    const key = `${version} ${page}`
    const times = (this.#inARow.get(key)?.times ?? 0) + 1
    this.#inARow.set(key, { times, until: this.#now() + BREAK_MS })
    const [name = '', number = ''] = version.split('@')
    this.#counts.add(name, number, 'server', { page })
  }

  worked(version: string, page: string) {
    this.#inARow.delete(`${version} ${page}`)
  }

  isBroken(version: string, page: string): boolean {
    const known = this.#inARow.get(`${version} ${page}`)
    return known !== undefined && known.times >= MAX_FAILURES && this.#now() < known.until
  }

  /** Whether a page that cannot be shown may be tried with the last good version, to find out whose fault it is. */
  mayCompare(version: string, page: string): boolean {
    const key = `${version} ${page}`
    const known = this.#comparisons.get(key)
    const { left, until } = known && this.#now() < known.until ? known : { left: MAX_COMPARISONS, until: this.#now() + BREAK_MS }
    this.#comparisons.set(key, { left: left - 1, until })
    return left > 0
  }

  /** On a release: what failed beside an earlier version of something else may work now. */
  forget() {
    this.#inARow.clear()
    this.#comparisons.clear()
  }
}
