import type { PlacedOrder } from '@shop/contracts/orders/order'
import { sumOf } from '../../cart/calculation/split.ts'
import type { Queryable } from '../../db/database.ts'
import { instant, type OrderRow } from '../placing/order-rows.ts'
import { REFUNDS_OF_ORDER, type RefundRow, sumOfRefund } from '../refunds/rows.ts'
import type { WaysFacts } from './ways.ts'

/** Facts of a full order for `waysOf`. */
export async function waysFacts(connection: Queryable, row: OrderRow, { status, timeline, pieces }: PlacedOrder): Promise<WaysFacts> {
  const refunds = await connection.query<RefundRow>(REFUNDS_OF_ORDER, [row.id])
  return {
    number: row.number,
    status,
    delivery_method_id: row.delivery_method_id,
    cityId: row.delivery.cityId,
    paidAt: instant(row.paid_at),
    receivedAt: timeline.find((step) => step.status === 'completed')?.at ?? null,
    pieces,
    refunds: refunds.map((refund) => ({
      id: refund.id,
      status: refund.status,
      createdAt: instant(refund.created_at) ?? '',
      decidedAt: instant(refund.decided_at),
      sum: sumOfRefund(refund),
      pieces: sumOf(refund.items, ({ quantity }) => quantity),
    })),
  }
}
