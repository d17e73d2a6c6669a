import { currentTrace } from '@shop/observability/trace'
import type { Queryable } from '../db/database.ts'
import type { Rows } from '../db/insert.ts'
import { outbox } from '../db/schema/index.ts'
import { outboxSignal } from './outbox-signal.ts'
import type { Work } from './work.ts'

const ENQUEUE = `
  INSERT INTO outbox (kind, payload, run_at, created_at, trace_id)
  SELECT kind, payload::jsonb, coalesce(run_at, now()), now(), $4
  FROM unnest($1::text[], $2::text[], $3::timestamptz[]) WITH ORDINALITY AS work(kind, payload, run_at, place) ORDER BY place`

export type Decided = readonly [kind: string, payload: string, at: string | null]

/** A job for `enqueueAll`. */
export const decided = <Payload>(work: Work<Payload>, payload: Payload, at?: Date): Decided => [
  work.kind,
  JSON.stringify(payload),
  at?.toISOString() ?? null,
]

/**
 * Adds a job inside a transaction: it runs at least once if the transaction commits, not before `at`. Handlers get the row id as an
 * idempotency key.
 */
export const enqueue = <Payload>(connection: Queryable, work: Work<Payload>, payload: Payload, at?: Date): Promise<void> =>
  enqueueAll(connection, [decided(work, payload, at)])

/** Several jobs, in this order. */
export async function enqueueAll(connection: Queryable, jobs: readonly Decided[]): Promise<void> {
  if (jobs.length === 0) return
  const column = (index: 0 | 1 | 2) => jobs.map((job) => job[index])
  await connection.query(ENQUEUE, [column(0), column(1), column(2), currentTrace()?.id ?? null])
  outboxSignal.emit()
}

/** Jobs as rows for a statement that also writes their subject. */
export function asRows(now: Date, jobs: readonly Decided[]): Rows {
  outboxSignal.emit()
  const [at, trace_id] = [now.toISOString(), currentTrace()?.id ?? null]
  return [
    outbox,
    jobs.map(([kind, payload, run_at]) => ({
      kind,
      payload: JSON.parse(payload) as unknown,
      run_at: run_at ?? at,
      created_at: at,
      trace_id,
    })),
  ]
}
