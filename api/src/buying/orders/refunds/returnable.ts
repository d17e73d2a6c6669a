import type { ReturnableOrder } from '@shop/contracts/orders/refunds/refund'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import { shownNumber } from '../../payments/order-number.ts'
import { instant, orderRow } from '../rows/order-rows.ts'
import { refundableUntil } from './ask.ts'
import { itemsOf, returnableOf, type RefundItem } from './reckon.ts'
import { readPaid, type ReadPaid } from './rows.ts'

const RECEIVED = "SELECT * FROM orders WHERE user_id = $1 AND status = 'completed' ORDER BY id DESC"

/** Not returned yet. */
export function itemsLeft({ paid, returned }: ReadPaid): RefundItem[] {
  const left = paid.lines.map((line) => ({ sku: line.sku, quantity: returnableOf(line, returned) }))
  return (
    itemsOf(
      paid,
      returned,
      left.filter(({ quantity }) => quantity > 0),
    ) ?? []
  )
}

/** A shopper's orders with returnable pieces. */
export async function returnableOrdersOf(connection: Queryable, userId: number, now: Date): Promise<ReturnableOrder[]> {
  const found: ReturnableOrder[] = []
  for (const order of await rowsOf(connection, orderRow, RECEIVED, [userId])) {
    const until = await refundableUntil(connection, order)
    if (!until || until < now) continue
    const read = await readPaid(connection, order)
    const pieces = itemsLeft(read).map(({ sku }) => read.nameOf(sku))
    if (pieces.length === 0) continue
    found.push({
      id: order.number,
      number: shownNumber(order.number),
      createdAt: instant(order.created_at) ?? '',
      until: until.toISOString(),
      pieces,
    })
  }
  return found
}
