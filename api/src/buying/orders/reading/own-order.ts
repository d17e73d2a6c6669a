import type { Queryable } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import type { Api, Call } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { ownerOf } from '../../../visitors/session/shopper.ts'
import { type OrderRow, orderRow } from '../rows/order-rows.ts'
import { ORDER_BY_NUMBER } from '../rows/orders-sql.ts'
import { readLink } from './link.ts'

type AnyCall = Pick<Call<string, unknown>, 'sessionHash'>

/** An order of this session or of its user. Throws NOT_FOUND for anybody else's. */
export async function ownOrder(api: Api, call: AnyCall, number: string, connection: Queryable = api.database): Promise<OrderRow> {
  const { order, isMine } = await orderOf(connection, call, number)
  if (!order || !isMine) throw new Refused('NOT_FOUND')
  return order
}

/**
 * An order to pay for: of this session or its user by its number, of anybody else by the key of its letter [payment.by-letter].
 * @param name the number or the key
 */
export async function payableOrder(api: Api, call: AnyCall, name: string): Promise<{ order: OrderRow; payer: 'owner' | 'letter' }> {
  const { order, isMine } = await orderOf(api.database, call, name.split('.')[0] ?? '')
  if (order && isMine) return { order, payer: 'owner' }
  if (!order || readLink(api.codeKey, name, api.clock.now()) !== order.number) throw new Refused('NOT_FOUND')
  return { order, payer: 'letter' }
}

async function orderOf(connection: Queryable, { sessionHash }: AnyCall, number: string) {
  const [owner, [order]] = [await ownerOf(connection, sessionHash), await rowsOf(connection, orderRow, ORDER_BY_NUMBER, [number])]
  const isMine = owner && (order?.session_id === owner.sessionId || (owner.userId !== null && order?.user_id === owner.userId))
  return { order, isMine }
}
