import { currentTrace } from '@shop/observability/trace'
import type { Queryable } from '../db/database.ts'
import { bell } from './bell.ts'
import type { Work } from './work.ts'

const PUT = `
  INSERT INTO outbox (kind, payload, run_at, created_at, trace_id)
  VALUES ($1, $2::jsonb, coalesce($3::timestamptz, now()), now(), $4)`

/**
 * Decides work inside a transaction: it is done if and only if the transaction commits, at least once, not before `at`.
 * Handlers get the row's id, by which providers tell a repetition.
 */
export async function put<Payload>(connection: Queryable, work: Work<Payload>, payload: Payload, at?: Date): Promise<void> {
  await connection.query(PUT, [work.kind, JSON.stringify(payload), at?.toISOString() ?? null, currentTrace()?.id ?? null])
  bell.ring()
}
