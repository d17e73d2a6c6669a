import * as v from 'valibot'

// Separate from `product-card.ts`, because a bag line needs the designer without the card.

export const Designer = v.object({
  name: v.string(),
  /** The designer's page; null where the shop has none. */
  url: v.nullable(v.string()),
  /** Language of a foreign name, for screen readers; null if it is the page's. */
  lang: v.nullable(v.string()),
})
export type Designer = v.InferOutput<typeof Designer>
