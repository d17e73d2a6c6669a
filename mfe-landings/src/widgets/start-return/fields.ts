import * as v from 'valibot'
import { REFUND_REASONS, RefundHandover } from '@shop/contracts/refund'
import { phone, phoneNumber } from '@shop/forms/contact'
import { refundItems, refundReason } from '@shop/forms/refund'
import { chosen, lengthWithin, matches, required } from '@shop/forms/required'
import { judged, resolverOf } from '@shop/forms/resolver'
import { orderNumber } from './url.ts'

const MOST_SIGNS = 1000
const NUMBER = /^\d{7,12}$/

const orderFields = v.object({
  number: v.pipe(
    v.string(),
    v.transform(orderNumber),
    judged((number: string) => required(number) ?? matches(number, NUMBER)),
  ),
  phone: v.pipe(v.string(), judged(phone), v.transform(phoneNumber)),
  // Signs that are missing bring another picture, as wrong ones do.
  signs: v.string(),
})
export type OrderFields = v.InferOutput<typeof orderFields>
export const orderResolver = resolverOf(orderFields)

const refundFields = v.object({
  items: v.pipe(
    v.record(v.string(), v.number()),
    judged(refundItems),
    v.transform((items) => Object.entries(items).flatMap(([id, quantity]) => (quantity > 0 ? [{ id, quantity }] : []))),
  ),
  reason: v.pipe(v.string(), judged(refundReason), v.picklist(REFUND_REASONS)),
  handover: v.pipe(
    v.string(),
    judged((handover: string) => chosen(handover)),
    RefundHandover,
  ),
  comment: v.pipe(
    v.string(),
    judged((comment: string) => lengthWithin(comment, { max: MOST_SIGNS })),
  ),
})
export type RefundFields = v.InferOutput<typeof refundFields>
export const refundResolver = resolverOf(refundFields)
