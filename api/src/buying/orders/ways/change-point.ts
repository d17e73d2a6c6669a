import { changePickupPoint } from '@shop/contracts/orders/order-calls'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf } from '../../../platform/db/rows.ts'
import { type Api, implement } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { enqueue } from '../../../platform/outbox/enqueue.ts'
import { parcelPrice } from '../../../goods/places/delivery/offers.ts'
import { confirmedOrder } from '../placing/confirmed-order.ts'
import { type OrderRow, orderRow } from '../rows/order-rows.ts'
import { LOCK_ORDER_BY_ID } from '../rows/orders-sql.ts'
import { type PointRow, readPoint } from '../placing/place.ts'
import { isPointOpen } from './ways.ts'
import { officeUpdate } from '../jobs.ts'

const SET_DELIVERY = 'UPDATE orders SET delivery = $2::jsonb WHERE id = $1'

/** Changes the pickup point of an order that is not sent yet. */
export function servePickupPoint(api: Api) {
  implement(api, changePickupPoint, async (call) => {
    const { id } = await confirmedOrder(api, call, call.params.orderId)
    const address = await api.database.transaction((connection) => changePoint(connection, id, call.body.pickup_point_id))
    return { result: true as const, address }
  })
}

/** Returns the new address. Throws ORDER_SENT and POINT_NOT_SERVED without changing anything. */
async function changePoint(connection: Queryable, orderId: number, pointId: number): Promise<string> {
  // Locks the order: the office may be sending it right now.
  const order = await rowOf(connection, orderRow, LOCK_ORDER_BY_ID, [orderId])
  if (!order || !isPointOpen(order)) {
    throw new Refused('ORDER_SENT')
  }
  const { delivery } = order
  if (delivery.pickupPointId === pointId) return delivery.address
  const locale = order.locale === 'ru' ? 'ru' : 'en'
  const [point, before] = [
    await readPoint(connection, pointId, locale),
    await readPoint(connection, delivery.pickupPointId ?? null, locale),
  ]
  if (!point || !serves(point, before, order)) throw new Refused('POINT_NOT_SERVED', { pickup_point_id: 'POINT_NOT_SERVED' })
  const changed = {
    ...delivery,
    address: point.address,
    pickupPointId: pointId,
    pickpointNumber: point.number,
    payments: point.payments,
    changes: (delivery.changes ?? 0) + 1,
  }
  await connection.query(SET_DELIVERY, [orderId, JSON.stringify(changed)])
  if (order.status !== 'created') await enqueue(connection, officeUpdate, { orderId })
  return point.address
}

/** Same city and price, so that dates and sums stay correct, and accepts payment on receipt if needed. */
function serves(point: PointRow, before: PointRow | null, order: OrderRow): boolean {
  const terms = {
    currency: order.currency,
    goodsAfterPromo: order.total_sum - order.item_discount - order.promocode_discount,
  }
  const priceOf = ({ providerId, zone }: PointRow) => parcelPrice(providerId, zone, terms)
  const price = priceOf(point)
  return (
    point.country === order.country &&
    point.cityId === order.delivery.cityId &&
    price !== null &&
    price === (before ? priceOf(before) : order.delivery_sum) &&
    (order.payment_type !== 'onReceipt' || point.payments.includes('onReceipt'))
  )
}
