import { OrderStatus } from '@shop/contracts/orders/order-status'
import * as v from 'valibot'
import { defineWork } from '../outbox/work.ts'

const order = v.object({ orderId: v.number() })

/** Somebody who writes letters, or the back office, wants to know of these. */
export const orderPlaced = defineWork('order.placed', order)
export const orderPaid = defineWork('order.paid', order)
export const orderExpired = defineWork('order.expired', order)
export const orderCancelled = defineWork('order.cancelled', order)
/** The back office has moved it, or a refund was decided. */
export const orderMoved = defineWork('order.moved', v.object({ orderId: v.number(), status: OrderStatus }))
export const refundAsked = defineWork('refund.asked', v.object({ refundId: v.string() }))
export const refundDecided = defineWork('refund.decided', v.object({ refundId: v.string() }))

/** The back office is told how an order stands. */
export const officeTold = defineWork('office.order', order)

/** For the time when an unpaid order is no longer held. */
export const holdEnds = defineWork('order.hold-ends', order)
