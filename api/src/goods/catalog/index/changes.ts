import type { Queryable } from '../../../platform/db/database.ts'

/** Pieces changed since the last poll: by id, or `all` when pieces were added or removed. */
export interface Changes {
  all: boolean
  ids: number[]
}

const HORIZON = 'SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS horizon'
const SINCE = `
  SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS horizon,
    (SELECT jsonb_agg(jsonb_build_array(id, product_id)) FROM catalogue_changes WHERE transaction >= $1::bigint) AS rows`
/** Changes since a kept index stay: an API that starts from it needs them. */
const FORGET = `
  DELETE FROM catalogue_changes WHERE at < now() - interval '1 hour'
    AND transaction < coalesce((SELECT min(horizon) FROM catalogue_snapshots), transaction + 1)`

/**
 * Reads the change log that triggers write. A long transaction commits rows with low numbers late: rows not older than the oldest open
 * transaction are read again, and known rows are skipped.
 */
export class ChangeLog {
  readonly #database: Queryable
  #horizon = 0
  #known = new Set<number>()

  constructor(database: Queryable) {
    this.#database = database
  }

  /** Older transactions are in what has been read. */
  get horizon() {
    return this.#horizon
  }

  /** Starts at the current end of the log. */
  async begin(): Promise<void> {
    const [row] = await this.#database.query<{ horizon: number }>(HORIZON)
    this.beginAt(row?.horizon ?? 0)
  }

  beginAt(horizon: number) {
    this.#horizon = horizon
    this.#known = new Set()
  }

  async next(): Promise<Changes> {
    const [row] = await this.#database.query<{ horizon: number; rows: [id: number, product: number | null][] | null }>(SINCE, [
      this.#horizon,
    ])
    const rows = row?.rows ?? []
    const fresh = rows.filter(([id]) => !this.#known.has(id))
    this.#known = new Set(rows.map(([id]) => id))
    this.#horizon = row?.horizon ?? this.#horizon
    const ids = fresh.flatMap(([, product]) => product ?? [])
    return { all: ids.length < fresh.length, ids: [...new Set(ids)] }
  }

  forget = () => this.#database.query(FORGET)
}
