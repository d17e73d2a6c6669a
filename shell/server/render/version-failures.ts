import { readFailures, writeFailures, type FailuresByVersion } from '@shop/release/failures'
import { log, reasonOf } from '../operations/log.ts'

/** After so many failures in a row a kind of page is rendered with the last good version at once. */
const MOST_FAILURES = 2
/** Then the active version gets another chance: what it stumbled over may have passed. */
const BREAK_MS = 60_000
const WRITE_EVERY_MS = 1000

/** Counts the versions that could not be rendered, for `npm run release -- status` and for the choice of a version. */
export class VersionFailures {
  readonly #stateDir: string
  readonly #now: () => number
  readonly #counts: FailuresByVersion
  readonly #inARow = new Map<string, { times: number; until: number }>()
  #timer: NodeJS.Timeout | undefined

  constructor(stateDir: string, now: () => number = Date.now) {
    this.#stateDir = stateDir
    this.#now = now
    this.#counts = readFailures(stateDir)
  }

  /** @param version `mfe-catalog@1.0.0`; @param page the kind of page, never an address: `mfe-catalog/page/listing` */
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
    return known !== undefined && known.times >= MOST_FAILURES && this.#now() < known.until
  }

  /** Also called when the process ends: the last second counts as well. */
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
