import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import type { Api } from '../../platform/http/implement.ts'
import { queuePriceAlert } from '../../visitors/marketing/operations.ts'
import { CONFIRM, END, IS_CONFIRMED } from './alerts-sql.ts'

const confirmedRow = v.object({
  kind: v.picklist(['price', 'stock']),
  email: v.string(),
  sessionId: v.nullable(v.number()),
  itemId: v.number(),
})

/** Confirms an alert by its owner's address. Returns false when the alert is over. */
export async function confirmAlert(connection: Queryable, api: Pick<Api, 'ports'>, id: number): Promise<boolean> {
  const alert = await rowOf(connection, confirmedRow, CONFIRM, [id])
  if (!alert) return (await connection.query(IS_CONFIRMED, [id])).length > 0
  if (alert.kind === 'price' && alert.sessionId !== null) {
    await queuePriceAlert(connection, api, { sessionId: alert.sessionId, userId: null }, alert.email, alert.itemId)
  }
  return true
}

export const endAlert = (connection: Queryable, id: number) => connection.query(END, [id])
