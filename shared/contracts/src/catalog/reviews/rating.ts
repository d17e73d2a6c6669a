import * as v from 'valibot'

/** What a product page says of its reviews before they are read. */
export const Rating = v.object({
  count: v.number(),
  average: v.number(),
  /** Without those of a demo shop, for search engines; null where there are none. */
  real: v.nullable(v.object({ count: v.number(), average: v.number() })),
})
export type Rating = v.InferOutput<typeof Rating>
