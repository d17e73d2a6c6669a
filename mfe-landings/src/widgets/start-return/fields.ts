import * as v from 'valibot'
import { REFUND_REASONS, RefundHandover, RefundTo } from '@shop/contracts/orders/refunds/refund'
import { bankAccount, bik, inn } from '@shop/forms/fields/numbers'
import { refundItems, refundReason } from '@shop/forms/fields/refund'
import { chosen, lengthWithin } from '@shop/forms/required'
import { validated, resolverOf } from '@shop/forms/resolver'
import { plainText } from '@shop/forms/text'
import type { Verdict } from '@shop/forms/verdict'

const MAX_SIGNS = 1000

const common = {
  items: v.pipe(
    v.record(v.string(), v.number()),
    validated(refundItems),
    v.transform((items) => Object.entries(items).flatMap(([id, quantity]) => (quantity > 0 ? [{ id, quantity }] : []))),
  ),
  reason: v.pipe(v.string('EMPTY_REFUND_REASON'), validated(refundReason), v.picklist(REFUND_REASONS)),
  handover: v.pipe(
    v.string(),
    validated((handover: string) => chosen(handover)),
    RefundHandover,
  ),
  comment: v.pipe(
    v.string(),
    validated((comment: string) => lengthWithin(comment, { max: MAX_SIGNS })),
  ),
}
/** Digits may be typed in groups. */
const digits = (judge: (text: string) => Verdict) =>
  v.pipe(
    v.string(),
    v.transform((text) => plainText(text).replace(/\s/g, '')),
    validated(judge),
  )
const [toCard, toAccount] = RefundTo.options

/** Validated only for refunds to an account. */
export const refundFields = v.variant('to', [
  v.object({ ...common, to: v.literal(toCard), bic: v.string(), tin: v.string(), account: v.string() }),
  v.object({ ...common, to: v.literal(toAccount), bic: digits(bik), tin: digits(inn), account: digits(bankAccount) }),
])
export type RefundFields = v.InferOutput<typeof refundFields>
export const refundResolver = resolverOf(refundFields)
