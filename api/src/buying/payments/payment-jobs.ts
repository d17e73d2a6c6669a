import * as v from 'valibot'
import { defineJob } from '../../platform/outbox/work.ts'

/** Refunds money to its source. */
export const refund = defineJob('payment.refund', v.object({ reference: v.string() }))

/** A double payment on one page: refunds the second, keeps the first. */
export const refundSecond = defineJob('payment.refund-second', v.object({ reference: v.string(), transactionId: v.string() }))

/** A full or partial refund for returned pieces. */
export const giveBack = defineJob('payment.give-back', v.object({ id: v.string() }))

/** Reports get lost: open attempts are polled at these times after their page was opened. */
export const FIRST_FOLLOW_UP_MS = 60_000
export const FOLLOW_UP_MS = [FIRST_FOLLOW_UP_MS, 3 * 60_000, 8 * 60_000]
/** After this a charge that the gateway has not heard of will not come any more. */
export const CHARGE_COMES_WITHIN_MS = 30_000
export const followUp = defineJob('payment.follow-up', v.object({ reference: v.string(), round: v.number() }))
