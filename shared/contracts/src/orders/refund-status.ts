import * as v from 'valibot'

/** Asked for by the shopper, and what the office has said to it. */
export const RefundStatus = v.picklist(['requested', 'accepted', 'declined'])
export type RefundStatus = v.InferOutput<typeof RefundStatus>
