import { chosen } from '../required.ts'
import type { Verdict } from '../verdict.ts'

/** Quantity per line; 0 keeps the line. */
export type Quantities = Readonly<Record<string, number>>

/** At least one item comes back. */
export const refundItems = (items: Quantities): Verdict =>
  Object.values(items).some((quantity) => quantity > 0) ? null : 'NO_CHECKED_REFUND_ITEMS'

export const refundReason = (reason: string): Verdict => chosen(reason, 'EMPTY_REFUND_REASON')
