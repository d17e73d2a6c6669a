import * as v from 'valibot'

/** Requested by the shopper; decided by the office. */
export const RefundStatus = v.picklist(['requested', 'accepted', 'declined'])
export type RefundStatus = v.InferOutput<typeof RefundStatus>
