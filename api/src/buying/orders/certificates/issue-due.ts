import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import { rowOf, rowsOf } from '../../../platform/db/rows.ts'
import { enqueue } from '../../../platform/outbox/enqueue.ts'
import type { DepositKeys } from '../../deposits/code.ts'
import { issueCertificates } from '../../deposits/sold/issue.ts'
import type { PaymentsApi } from '../../payments/payments.ts'
import { certificatesDue, officeUpdate } from '../jobs.ts'
import { orderLineRow, orderRow } from '../rows/order-rows.ts'
import { LINES_OF_ORDER, LOCK_ORDER_BY_ID } from '../rows/orders-sql.ts'
import { moveOrder } from '../transition.ts'

/** Issues the certificates of paid orders. An order of electronic ones alone is then received. */
export function serveCertificates({ outbox, database, clock, payments, ...keys }: PaymentsApi & DepositKeys) {
  outbox.handle(certificatesDue, ({ orderId }) =>
    database.transaction(async (connection) => {
      const order = await rowOf(connection, orderRow, LOCK_ORDER_BY_ID, [orderId])
      // Cancelled meanwhile.
      if (!order?.paid_at || order.released_at) return
      const now = clock.now()
      for (const line of await rowsOf(connection, orderLineRow, LINES_OF_ORDER, [orderId])) {
        if (line.certificate_type === null) continue
        await issueCertificates(connection, keys, {
          order: { ...order, userId: order.user_id, sessionId: order.session_id },
          line: line.position,
          sku: line.sku_id,
          quantity: line.quantity,
          amount: line.initial,
          gift: line.certificate_type === 'electronic' ? (order.options.certificate ?? null) : null,
          now,
        })
      }
      if (order.delivery_method_id === deliveryMethod.onlineCertificate) {
        await moveOrder(connection, payments, { number: order.number, status: 'completed', tracking: null, now })
      } else await enqueue(connection, officeUpdate, { orderId })
    }),
  )
}
