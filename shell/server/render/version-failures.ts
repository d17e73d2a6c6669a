import { readFailures, writeFailures, type FailuresByVersion } from '@shop/release/failures'
import { log, reasonOf } from '../operations/log.ts'

/** After this many consecutive failures a page type uses the last good version at once. */
const MAX_FAILURES = 2
/** Then the active version is tried again. */
const BREAK_MS = 60_000
const WRITE_EVERY_MS = 1000
/** Pages per type and version and minute that are rendered with the last good version too. */
const MAX_COMPARISONS = 10

/** Counts failed renders by version, for `npm run release -- status` and for fallbacks. */
export class VersionFailures {
  readonly #stateDir: string
  readonly #now: () => number
  readonly #counts: FailuresByVersion
  readonly #inARow = new Map<string, { times: number; until: number }>()
  readonly #comparisons = new Map<string, { left: number; until: number }>()
  #timer: NodeJS.Timeout | undefined

  constructor(stateDir: string, now: () => number = Date.now) {
    this.#stateDir = stateDir
    this.#now = now
    this.#counts = readFailures(stateDir)
  }

  /** @param version `mfe-catalog@1.0.0`; @param page the page type, never a URL: `mfe-catalog/page/listing` */
  failed(version: string, page: string) {
    const key = `${version} ${page}`
    const times = (this.#inARow.get(key)?.times ?? 0) + 1
    this.#inARow.set(key, { times, until: this.#now() + BREAK_MS })
    this.#counts[version] = { count: (this.#counts[version]?.count ?? 0) + 1, page, at: new Date(this.#now()).toISOString() }
    this.#timer ??= setTimeout(() => this.write(), WRITE_EVERY_MS).unref()
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

  /** Also called on exit to save the last second. */
  write() {
    clearTimeout(this.#timer)
    if (this.#timer === undefined) return
    this.#timer = undefined
    try {
      writeFailures(this.#stateDir, this.#counts)
    } catch (error) {
      log('failures not written', reasonOf(error))
    }
  }
}
