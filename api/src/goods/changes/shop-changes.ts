import type { Logger } from '@shop/observability/log'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { CurrentReads } from '../../platform/replica/current-reads.ts'
import { ChangeLog } from '../catalog/index/changes.ts'

/** What documents and caches are to forget. */
export interface ShopChange {
  /** Changed pieces by the last part of their address; `all` when pieces came or went, or were many. */
  pieces: string[] | 'all'
  /** Something of the editors is shown, or not shown any more. */
  content: boolean
}

export interface ChangedPieces {
  ids: number[] | 'all'
  content: boolean
}

/** More than this are cheaper to forget as a whole. */
const MAX_NAMED = 500
const SLUGS = 'SELECT slug FROM products WHERE id = ANY ($1::int[])'
/** Another value as soon as a version is published, comes to its time or is cancelled. */
const SHOWN_CONTENT = `
  SELECT concat_ws(' ', count(*) FILTER (WHERE publish_at <= $1::timestamptz), count(cancelled_at)) AS shown FROM content_versions`

interface Options {
  database: Queryable
  reads: Pick<CurrentReads, 'renew'>
  clock: Clock
  log: Logger
  /** Caches of this process, before anybody else is told. */
  forget: (changed: ChangedPieces) => void
}

/** Finds what has changed since the last look: prices, names, whether pieces can be bought, and content. */
export class ShopChanges {
  readonly #options: Options
  readonly #pieces: ChangeLog
  readonly #listeners = new Set<(change: ShopChange) => void>()
  #content: string | null = null
  #looking: Promise<void> = Promise.resolve()
  #isQueued = false

  constructor(options: Options) {
    this.#options = options
    this.#pieces = new ChangeLog(options.database)
  }

  onChange(listener: (change: ShopChange) => void): void {
    this.#listeners.add(listener)
  }

  /** Looks run one at a time: a queued one sees what this call would. A failed one is made up for by the next. */
  look(): Promise<void> {
    if (this.#isQueued) return this.#looking
    this.#isQueued = true
    const look = () => {
      this.#isQueued = false
      return this.#look()
    }
    this.#looking = this.#looking.then(look).catch((error: unknown) => this.#options.log.warn({ err: error }, 'changes were not read'))
    return this.#looking
  }

  async #look() {
    const { database, reads, clock, forget } = this.#options
    const [row] = await database.query<{ shown: string }>(SHOWN_CONTENT, [clock.now().toISOString()])
    const shown = row?.shown ?? ''
    if (this.#content === null) {
      await this.#pieces.begin()
      this.#content = shown
      reads.renew()
      // Where an earlier look has failed, what changed before this one is not known.
      this.#tell({ pieces: 'all', content: true })
      return
    }
    const { all, ids } = await this.#pieces.next()
    const content = shown !== this.#content
    this.#content = shown
    if (!all && ids.length === 0 && !content) return
    const isAll = all || ids.length > MAX_NAMED
    // Front doors ask again as soon as they are told: reads must have the change by then.
    reads.renew()
    forget({ ids: isAll ? 'all' : ids, content })
    this.#tell({ pieces: isAll ? 'all' : await this.#slugsOf(ids), content })
  }

  /** The log does not give these ids again: without their names everything has changed. */
  async #slugsOf(ids: readonly number[]): Promise<string[] | 'all'> {
    if (ids.length === 0) return []
    const rows = await this.#options.database.query<{ slug: string }>(SLUGS, [ids]).catch(() => null)
    return rows?.map(({ slug }) => slug) ?? 'all'
  }

  #tell(change: ShopChange) {
    for (const listener of this.#listeners) listener(change)
  }
}
