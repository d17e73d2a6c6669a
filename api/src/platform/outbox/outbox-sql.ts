/**
 * Times are the database's, because the clocks of several machines differ. `run_at` of a claimed row is the end of its lease; `attempts` tells
 * its holder from a later one.
 */
export interface Row {
  id: number
  kind: string
  payload: unknown
  attempts: number
  /** Id of the request that created it; null for jobs created manually. */
  trace_id: string | null
}

const in_ = (parameter: string) => `now() + ${parameter}::float8 * interval '1 millisecond'`

/** $1 kinds, $2 how many of each, $3 milliseconds ahead, $4 of the lease. */
export const CLAIM = `
  WITH due AS MATERIALIZED (
    SELECT job.id FROM unnest($1::text[], $2::int[]) AS queue(kind, free)
    CROSS JOIN LATERAL (
      SELECT id FROM outbox WHERE dead_at IS NULL AND kind = queue.kind AND run_at <= ${in_('$3')}
      ORDER BY run_at, id LIMIT queue.free FOR UPDATE SKIP LOCKED) AS job)
  UPDATE outbox SET run_at = ${in_('($3::float8 + $4::float8)')}, attempts = attempts + 1
  FROM due WHERE outbox.id = due.id
  RETURNING outbox.id, kind, payload, attempts, trace_id`

/** $1 ids, $2 attempts, $3 milliseconds ahead with the lease. */
export const RENEW = `
  UPDATE outbox SET run_at = ${in_('$3')}
  FROM unnest($1::bigint[], $2::int[]) AS mine(id, attempts)
  WHERE outbox.id = mine.id AND outbox.attempts = mine.attempts AND dead_at IS NULL`

export const DONE = 'DELETE FROM outbox WHERE id = $1'
export const LATER = `UPDATE outbox SET run_at = ${in_('$4')}, last_error = $3 WHERE id = $1 AND attempts = $2`
export const DEAD = `UPDATE outbox SET dead_at = ${in_('$4')}, last_error = $3 WHERE id = $1 AND attempts = $2`
export const DEAD_ONES = `
  SELECT id, kind, attempts, last_error AS reason, dead_at AS "deadAt", count(*) OVER () AS total
  FROM outbox WHERE dead_at IS NOT NULL ORDER BY dead_at DESC, id DESC LIMIT 100`
export const REPLAY = `
  UPDATE outbox SET dead_at = NULL, attempts = 0, run_at = ${in_('$2')}
  WHERE dead_at IS NOT NULL AND ($1::bigint[] IS NULL OR id = ANY($1::bigint[])) RETURNING id`
