import * as v from 'valibot'
import { defineWork } from '../outbox/work.ts'

const order = v.object({ orderId: v.number() })

/** Somebody who writes letters, or the back office, wants to know of these. */
export const orderPlaced = defineWork('order.placed', order)
export const orderPaid = defineWork('order.paid', order)
export const orderExpired = defineWork('order.expired', order)
export const orderCancelled = defineWork('order.cancelled', order)

/** For the time when an unpaid order is no longer held. */
export const holdEnds = defineWork('order.hold-ends', order)
