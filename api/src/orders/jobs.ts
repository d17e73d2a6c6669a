import { OrderStatus } from '@shop/contracts/orders/order-status'
import * as v from 'valibot'
import { defineWork } from '../outbox/work.ts'

const order = v.object({ orderId: v.number() })

/** Events for letters and the back office. */
export const orderPlaced = defineWork('order.placed', order)
export const orderPaid = defineWork('order.paid', order)
export const orderExpired = defineWork('order.expired', order)
export const orderCancelled = defineWork('order.cancelled', order)
/** The back office changed the status, or a refund was decided. */
export const orderMoved = defineWork('order.moved', v.object({ orderId: v.number(), status: OrderStatus }))
export const refundAsked = defineWork('refund.asked', v.object({ refundId: v.string() }))
export const refundDecided = defineWork('refund.decided', v.object({ refundId: v.string() }))

/** Sends the order's state to the back office. */
export const officeTold = defineWork('office.order', order)

/** Scheduled for the end of an unpaid order's hold. */
export const holdEnds = defineWork('order.hold-ends', order)
