import { ExchangeStatus } from '@shop/contracts/orders/exchanges/exchange-status'
import { OrderStatus } from '@shop/contracts/orders/order-status'
import * as v from 'valibot'
import { defineJob } from '../../platform/outbox/work.ts'

const order = v.object({ orderId: v.number() })

/** Events for letters and the back office. */
export const orderPlaced = defineJob('order.placed', order)
export const orderPaid = defineJob('order.paid', order)
export const orderExpired = defineJob('order.expired', order)
export const orderCancelled = defineJob('order.cancelled', order)
/** The back office changed the status, or a refund was decided. */
export const orderMoved = defineJob('order.moved', v.object({ orderId: v.number(), status: OrderStatus }))
export const refundRequested = defineJob('refund.asked', v.object({ refundId: v.string() }))
export const refundDecided = defineJob('refund.decided', v.object({ refundId: v.string() }))

export const exchangeMoved = defineJob('exchange.moved', v.object({ exchangeId: v.string(), status: ExchangeStatus }))

/** The certificates among the goods of a paid order are issued. */
export const certificatesDue = defineJob('order.certificates-due', order)

/** Sends the order's state to the back office. */
export const officeUpdate = defineJob('office.order', order)

/** Scheduled for the day when the buyer of a delivered order is asked for reviews. */
export const reviewsDue = defineJob('order.reviews-due', order)

/** Scheduled for the end of the days that another size is kept. */
export const exchangeEnds = defineJob('exchange.kept-ends', v.object({ exchangeId: v.string() }))

/** Scheduled for the end of an unpaid order's hold. */
export const holdEnds = defineJob('order.hold-ends', order)
