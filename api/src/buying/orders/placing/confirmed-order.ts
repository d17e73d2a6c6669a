import { countGuess, type Guard, ORDER_NUMBERS_FROM_ADDRESS, ORDER_NUMBERS_IN_SESSION } from '../../../visitors/guards/limits.ts'
import type { Api, Call } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { ownerOf } from '../../../visitors/session/shopper.ts'
import { type OrderRow, orderRow } from '../rows/order-rows.ts'
import { ORDER_BY_NUMBER } from '../rows/orders-sql.ts'
import { rowOf } from '../../../platform/db/rows.ts'

type AnyCall = Pick<Call<string, unknown>, 'sessionHash' | 'visitor'>

/**
 * An order of this session or its user, or of the phone that the session confirmed. Otherwise NOT_FOUND, the same as for an unknown number;
 * TOO_MANY_REQUESTS for repeated guessing.
 */
export async function confirmedOrder({ database, clock, limits }: Api, call: AnyCall, number: string): Promise<OrderRow> {
  const { sessionHash, visitor } = call
  const owner = await ownerOf(database, sessionHash)
  if (!owner) throw new Refused('NOT_FOUND')
  const order = await rowOf(database, orderRow, ORDER_BY_NUMBER, [number])
  const isMine = order && (order.session_id === owner.sessionId || (owner.userId !== null && order.user_id === owner.userId))
  if (isMine) return order
  // Without a confirmed phone, guessing finds nothing.
  if (owner.confirmedPhone === null) throw new Refused('NOT_FOUND')
  const guard: Guard = [
    [ORDER_NUMBERS_IN_SESSION, String(owner.sessionId)],
    [ORDER_NUMBERS_FROM_ADDRESS, visitor.address],
  ]
  const { forgive } = await countGuess(database, clock, guard, limits)
  if (order?.phone !== owner.confirmedPhone || order.options.contactOnly) throw new Refused('NOT_FOUND')
  await forgive()
  return order
}
