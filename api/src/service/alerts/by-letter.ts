import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import type { Api } from '../../platform/http/implement.ts'
import { queuePriceAlert } from '../../visitors/marketing/operations.ts'
import type { AlertSubject } from '../../buying/letters/news.ts'
import { CONFIRM, END, SUBJECT } from './alerts-sql.ts'

const confirmedRow = v.object({
  kind: v.picklist(['price', 'stock']),
  email: v.string(),
  sessionId: v.nullable(v.number()),
  itemId: v.number(),
})

const subjectRow = v.object({ id: v.number(), kind: v.picklist(['price', 'stock']), name: v.string() })

/** Confirms an alert by its owner's address. Returns what it is about, null when the alert is over. */
export async function confirmAlert(connection: Queryable, api: Pick<Api, 'ports'>, id: number): Promise<AlertSubject | null> {
  const alert = await rowOf(connection, confirmedRow, CONFIRM, [id])
  const subject = (await rowOf(connection, subjectRow, SUBJECT, [id])) ?? null
  if (!alert) return subject
  if (alert.kind === 'price' && alert.sessionId !== null) {
    await queuePriceAlert(connection, api, { sessionId: alert.sessionId, userId: null }, alert.email, alert.itemId)
  }
  return subject
}

export const endAlert = (connection: Queryable, id: number) => connection.query(END, [id])
