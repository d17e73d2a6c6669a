import * as v from 'valibot'

/** Currency follows the country: RUB for RU, AED for AE, USD otherwise. */
export const Currency = v.picklist(['RUB', 'AED', 'USD'])
export type Currency = v.InferOutput<typeof Currency>

/** Money in minor units everywhere: kopecks, fils, cents. Always an integer. */
export const Minor = v.pipe(v.number(), v.safeInteger())
export type Minor = v.InferOutput<typeof Minor>

export const Price = v.object({
  /** Before discounts; null when the product has no price and cannot be bought. */
  initial: v.nullable(Minor),
  final: v.nullable(Minor),
  /** Replaces the price on a card. */
  message: v.nullable(v.string()),
})
export type Price = v.InferOutput<typeof Price>
