import { createHash } from 'node:crypto'
import { FeedAnswer, type FeedReason } from '@shop/contracts/services/back-office/feed'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import type { Api, Call } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'

const feedRow = v.object({ last: v.number() })
const batchRow = v.object({ digest: v.string(), answer: FeedAnswer })

const BEGIN = 'INSERT INTO feeds (id, last_sequence) VALUES ($1, 0) ON CONFLICT (id) DO NOTHING'
const LOCK = 'SELECT last_sequence AS last FROM feeds WHERE id = $1 FOR UPDATE'
const KNOWN = 'SELECT digest, answer FROM feed_batches WHERE feed_id = $1 AND sequence = $2::bigint'
const NOTE = `
  INSERT INTO feed_batches (feed_id, sequence, digest, answer, received_at) VALUES ($1, $2::bigint, $3, $4::jsonb, $5::timestamptz)`
const MOVE_ON = 'UPDATE feeds SET last_sequence = $2::bigint WHERE id = $1'
const FORGET = 'DELETE FROM feed_batches WHERE feed_id = $1 AND received_at < $2::timestamptz'

const CACHE_MS = 30 * DAY_MS

interface Batch {
  feedId: string
  sequence: number
  body: string
  now: Date
}

export interface Applied {
  applied: number
  refused: FeedAnswer['refused']
  shortages?: FeedAnswer['shortages']
}

/**
 * Applies a batch once. A repeated batch gets the first response, an outdated one changes nothing. Batches of a feed are serialized. Throws
 * BAD_REQUEST for different rows under a used sequence number.
 */
async function once(connection: Queryable, batch: Batch, apply: () => Promise<Applied>): Promise<FeedAnswer> {
  const { feedId, sequence, body, now } = batch
  await connection.query(BEGIN, [feedId])
  const feed = await rowOf(connection, feedRow, LOCK, [feedId])
  const digest = createHash('sha256').update(body).digest('hex')
  const known = await rowOf(connection, batchRow, KNOWN, [feedId, sequence])
  if (known && known.digest !== digest) throw new Refused('BAD_REQUEST')
  if (known) return { ...known.answer, status: 'repeated' }
  if (sequence <= (feed?.last ?? 0)) return { result: true, status: 'stale', applied: 0, refused: [], shortages: [] }
  const answer: FeedAnswer = { result: true, status: 'applied', shortages: [], ...(await apply()) }
  await connection.query(NOTE, [feedId, sequence, digest, JSON.stringify(answer), now.toISOString()])
  await connection.query(MOVE_ON, [feedId, sequence])
  await connection.query(FORGET, [feedId, new Date(now.getTime() - CACHE_MS).toISOString()])
  return answer
}

/** Applies the batch of a call in its own transaction, once however often it is sent. */
export const appliedOnce = (
  { database, clock }: Pick<Api, 'database' | 'clock'>,
  { body: { feedId, sequence }, request }: Call<string, { feedId: string; sequence: number }>,
  apply: (connection: Queryable) => Promise<Applied>,
): Promise<FeedAnswer> =>
  database.transaction((connection) =>
    once(connection, { feedId, sequence, body: request.rawBody ?? '', now: clock.now() }, () => apply(connection)),
  )

/** Valid rows, and invalid ones with the first reason of each. */
export function partitionRows<Row>(rows: readonly Row[], idOf: (row: Row) => string, reasonOf: (row: Row) => FeedReason | null) {
  const seen = new Set<string>()
  const good: Row[] = []
  const refused: FeedAnswer['refused'] = []
  for (const [index, row] of rows.entries()) {
    const id = idOf(row)
    const reason = seen.has(id) ? 'repeated_row' : reasonOf(row)
    seen.add(id)
    if (reason) refused.push({ index, id, reason })
    else good.push(row)
  }
  return { good, refused }
}
