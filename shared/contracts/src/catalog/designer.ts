import * as v from 'valibot'

// Apart from `product-card.ts`: a line of the bag names its designer and needs no card.

export const Designer = v.object({
  name: v.string(),
  /** The designer's page; null where the shop has none. */
  url: v.nullable(v.string()),
  /** Language of a foreign name, for screen readers; null when it is the page's. */
  lang: v.nullable(v.string()),
})
export type Designer = v.InferOutput<typeof Designer>
