import { addFailures, type FailureKind, type FailuresByVersion } from '@shop/release/failures'
import { log, reasonOf } from '../platform/observability/log.ts'
import type { Metrics } from '../platform/observability/metrics.ts'
import type { VersionCounts } from './cohorts/version-counts.ts'

const WRITE_EVERY_MS = 1000

/** Counts failures of versions since the last release, for metrics, the log, the console and `npm run release -- status`. */
export class FailureCounts {
  readonly #stateDir: string
  readonly #metrics: Pick<Metrics, 'versionFailed'>
  readonly #versions: Pick<VersionCounts, 'failed'>
  readonly #now: () => number
  #serial: number
  /** Of this process, since the release. */
  readonly #totals = new Map<string, number>()
  /** Not written yet. */
  #added: FailuresByVersion = {}
  #timer: NodeJS.Timeout | undefined

  constructor(
    stateDir: string,
    metrics: Pick<Metrics, 'versionFailed'>,
    versions: Pick<VersionCounts, 'failed'>,
    serial: number,
    now: () => number = Date.now,
  ) {
    this.#stateDir = stateDir
    this.#metrics = metrics
    this.#versions = versions
    this.#serial = serial
    this.#now = now
  }

  /** `page` is the page type, never a URL: `mfe-catalog/page/listing`; `address` that of the browser which tells. */
  add(name: string, version: string, kind: FailureKind, { page, address }: { page?: string; address?: string } = {}) {
    const id = `${name}@${version}`
    this.#metrics.versionFailed(name, version, kind)
    this.#versions.failed(name, version, kind, address)
    const total = (this.#totals.get(`${id} ${kind}`) ?? 0) + 1
    this.#totals.set(`${id} ${kind}`, total)
    // The first, the tenth, the hundredth: a broken release must not fill the disk.
    if (/^10*$/.test(String(total))) log('version failed', { remote: name, version, kind, count: total, serial: this.#serial })
    const kinds = (this.#added[id] ??= {})
    const at = new Date(this.#now()).toISOString()
    kinds[kind] = { count: (kinds[kind]?.count ?? 0) + 1, at, ...(page && { page }) }
    this.#timer ??= setTimeout(() => this.write(), WRITE_EVERY_MS).unref()
  }

  startAnew(serial: number) {
    if (serial === this.#serial) return
    this.write()
    this.#serial = serial
    this.#totals.clear()
  }

  /** Also called on exit to save the last second. */
  write() {
    clearTimeout(this.#timer)
    if (this.#timer === undefined) return
    this.#timer = undefined
    try {
      addFailures(this.#stateDir, { serial: this.#serial, versions: this.#added })
      this.#added = {}
    } catch (error) {
      log('failures not written', reasonOf(error))
    }
  }
}
