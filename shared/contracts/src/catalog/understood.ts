import * as v from 'valibot'

/** What a part of a query may mean; `word` is searched for as it stands. */
export const CHIP_KINDS = ['kind', 'metal', 'stone', 'color', 'designer', 'for', 'occasion', 'offer', 'price', 'size', 'word'] as const
export type ChipKind = (typeof CHIP_KINDS)[number]

export const SearchChip = v.object({
  kind: v.picklist(CHIP_KINDS),
  /** In the shopper's language. */
  label: v.string(),
  /** The query without this part; empty when it is the only one. */
  rest: v.string(),
  /** Designs found without this part, when nothing is found with it; else null. */
  without: v.nullable(v.number()),
})
export type SearchChip = v.InferOutput<typeof SearchChip>

/** A page that answers a query. */
export const HelpLink = v.object({ title: v.string(), text: v.string(), url: v.string() })
export type HelpLink = v.InferOutput<typeof HelpLink>

/** How a query was understood. */
export const Understood = v.object({
  /** The parts of the query, in its order; empty for words that are searched for as they stand. */
  chips: v.array(SearchChip),
  help: v.array(HelpLink),
  /** Designs that have all words as typed, with `exact=1`. */
  asTyped: v.number(),
  /** In the shopper's language: what was left out of the query or taken otherwise. */
  notes: v.optional(v.array(v.string()), []),
  /** Query of a product's page by which the size and the weight of the query are chosen; empty without. */
  variant: v.optional(v.string(), ''),
  /** The sort that the words ask for, whatever the shopper has chosen instead; null when they ask for none. */
  order: v.optional(v.nullable(v.string()), null),
})
export type Understood = v.InferOutput<typeof Understood>
