import { LOOK_PLACES } from '@shop/contracts/catalog/looks/look'
import { CHIP_KINDS } from '@shop/contracts/catalog/understood'
import * as v from 'valibot'

const words = v.pipe(v.string(), v.trim(), v.nonEmpty('This text is empty.'))
const list = v.pipe(v.array(words), v.minLength(1, 'It needs at least one word.'))
const some = v.optional(list)

/** All that are given must hold; of each list one is enough. */
const StoredFind = v.object({
  /** Addresses below /catalog: `rings/wedding`. */
  section: some,
  /** Slugs. */
  category: some,
  designer: some,
  /** Keys of filters; `none` for pieces without one. */
  metal: some,
  stone: some,
  mood: some,
  tag: some,
  /** Places of the body: `helix`. */
  worn: v.optional(v.array(v.picklist(LOOK_PLACES))),
  /** What the workshop does to the piece. */
  service: v.optional(v.array(v.picklist(['engraving']))),
  /** Words of the piece's name, in either language. */
  name: some,
  /** In stock, or in a shop that can be visited today. */
  stock: v.optional(v.picklist(['now', 'today'])),
  /** Orders what is found: every piece passes. */
  sort: v.optional(v.picklist(['price-asc', 'price-desc'])),
})
export type StoredFind = v.InferOutput<typeof StoredFind>

const told = v.object({ ru: words, en: words })
const helpWords = v.object({ title: words, text: v.optional(v.string(), ''), url: v.string() })

/** What editors say about shoppers' words: `search.yaml`. */
export const StoredSearch = v.object({
  fillers: list,
  meanings: v.array(
    v.object({
      kind: v.picklist(CHIP_KINDS),
      ru: words,
      en: words,
      words: list,
      find: v.pipe(v.array(StoredFind), v.minLength(1, 'It needs something to find.')),
      /** Told above the results while no piece is called by one of the words. */
      none: v.optional(told),
      /** What is shown in its place, under a heading of its own. */
      near: v.optional(v.array(StoredFind)),
    }),
  ),
  /** A page of one storefront only has words in its language only. */
  help: v.array(
    v.object({
      /** No pieces are looked for by its words. */
      alone: v.optional(v.boolean()),
      words: list,
      ru: v.optional(helpWords),
      en: v.optional(helpWords),
    }),
  ),
})
export type StoredSearch = v.InferOutput<typeof StoredSearch>
