import type { Queryable } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import type { Api, Call } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { ownerOf } from '../../../visitors/session/shopper.ts'
import { type OrderRow, orderRow } from '../rows/order-rows.ts'
import { ORDER_BY_NUMBER } from '../rows/orders-sql.ts'

type AnyCall = Pick<Call<string, unknown>, 'sessionHash'>

/** An order of this session or of its user. Throws NOT_FOUND for anybody else's. */
export async function ownOrder(
  api: Api,
  { sessionHash }: AnyCall,
  number: string,
  connection: Queryable = api.database,
): Promise<OrderRow> {
  const [owner, [order]] = [await ownerOf(connection, sessionHash), await rowsOf(connection, orderRow, ORDER_BY_NUMBER, [number])]
  const isMine = owner && (order?.session_id === owner.sessionId || (owner.userId !== null && order?.user_id === owner.userId))
  if (!order || !isMine) throw new Refused('NOT_FOUND')
  return order
}
