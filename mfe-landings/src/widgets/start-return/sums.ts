import type { InferOutput } from 'valibot'
import { OUR_FAULT, type refundOptions, type RefundReason } from '@shop/contracts/orders/refunds/refund'
import type { Quantities } from '@shop/forms/fields/refund'

export type Options = InferOutput<typeof refundOptions.answer>

/** Refund preview, as the server will calculate it: delivery and packaging only for a full return through our fault. */
export function refundSum({ items, services }: Options, quantities: Quantities, reason: string): number {
  const isWhole = items.every(({ id, quantity }) => quantities[id] === quantity)
  const pieces = items.reduce((sum, { id, sums }) => sum + (sums[(quantities[id] ?? 0) - 1] ?? 0), 0)
  return pieces + (isWhole && OUR_FAULT.includes(reason as RefundReason) ? services : 0)
}

/** Why an order cannot be returned; null if it can. */
export function obstacleOf({
  available,
  until,
  items,
  status,
}: Options): 'notReceived' | 'allAsked' | 'tooLate' | 'returned' | 'notBought' | null {
  if (available) return null
  if (status === 'refunded') return 'returned'
  if (status === 'cancelled' || status === 'expired') return 'notBought'
  if (until === null) return 'notReceived'
  return items.length === 0 ? 'allAsked' : 'tooLate'
}
