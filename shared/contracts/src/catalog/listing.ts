import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { CATALOG_PAGE_SIZE } from '../core/limits.ts'
import { Photo, Picture } from '../core/picture.ts'
import { Understood } from './understood.ts'
import { CategoryLink, ProductCard } from './product-card.ts'

export const SORTS = ['popular', 'new', 'price-asc', 'price-desc'] as const
export const Sort = v.picklist(SORTS)
export type Sort = v.InferOutput<typeof Sort>

export const FilterValue = v.object({
  value: v.string(),
  label: v.string(),
  /** Result count with this value, ignoring the facet's own filter. */
  count: v.number(),
  disabled: v.boolean(),
  chosen: v.boolean(),
  /** #rrggbb swatch of a metal, stone or color; null otherwise. */
  color: v.nullable(v.string()),
})
export type FilterValue = v.InferOutput<typeof FilterValue>

export const Filter = v.object({
  /** Query parameter name: metal, stone, color, size, designer, price, in_stock, new, sale. The last three have one value, `1`. */
  code: v.string(),
  /** `range`: two values, `from` and `to`, labels in major units; parameters price_from and price_to. */
  type: v.picklist(['list', 'range']),
  name: v.string(),
  values: v.array(FilterValue),
})
export type Filter = v.InferOutput<typeof Filter>

/** POST /{section}/show and POST /tags/show. */
export const ShowBody = v.object({
  /** Path after the first segment plus query string: `rings?metal=yellow`; empty for /catalog. */
  url: v.pipe(v.string(), v.maxLength(2000)),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(96)), CATALOG_PAGE_SIZE),
  offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 0),
  parameters: v.optional(v.record(v.pipe(v.string(), v.maxLength(64)), v.union([v.string(), v.array(v.string())])), {}),
})
export type ShowBody = v.InferOutput<typeof ShowBody>

/** A banner among the products with its link. */
export const ListingBanner = v.object({ ...Picture.entries, title: v.string(), text: v.string() })
export type ListingBanner = v.InferOutput<typeof ListingBanner>

/** Bounds of the budgets of an occasion in major units: parameters `price_from` and `price_to`. */
export const OCCASION_BUDGETS = { RUB: [60_000, 120_000, 250_000], AED: [2500, 5000, 10_000], USD: [700, 1400, 2800] } as const

/** A sub-category. */
export const ListingPart = v.object({
  ...CategoryLink.entries,
  count: v.number(),
  current: v.boolean(),
  /** In the head of an occasion: the lowest price in minor units, and the picture of a piece. */
  from: v.nullable(v.number()),
  photo: v.nullable(Photo),
})
export type ListingPart = v.InferOutput<typeof ListingPart>

export const Listing = v.object({
  /** Designs: the metals of one are one card. Counts of filters and categories are alike. */
  quantity: v.number(),
  /** Each design by the first of its matching metals that can be bought, in the order of the listing. */
  products: v.array(ProductCard),
  filters: v.array(Filter),
  sort: Sort,
  /** Localized page heading. */
  name: v.string(),
  description: v.string(),
  breadcrumbs: v.array(CategoryLink),
  /** Chips under the heading: categories of this section, the current one marked. */
  categories: v.array(v.object({ ...CategoryLink.entries, count: v.number(), current: v.boolean() })),
  /** Sub-categories of this category or of its parent, the current one marked. */
  parts: v.optional(v.array(ListingPart), []),
  /** Picture of an occasion's head; null elsewhere. */
  cover: v.optional(v.nullable(Picture), null),
  /** Of an occasion, in major units; null is open. */
  budgets: v.optional(v.array(v.object({ from: v.nullable(v.number()), to: v.nullable(v.number()) })), []),
  banner: v.nullable(ListingBanner),
  /** The corrected query of a search; null if not corrected. */
  correction: v.nullable(v.string()),
  /** How the text of a search was understood; null elsewhere. */
  understood: v.nullable(Understood),
  /** What is like the only pieces that a search has found; none beside a list that fills its row. */
  near: v.optional(v.array(ProductCard), []),
})
export type Listing = v.InferOutput<typeof Listing>

export const ShowAnswer = v.object({ result: Listing })
export type ShowAnswer = v.InferOutput<typeof ShowAnswer>

const example = {
  body: { url: 'rings?metal=yellow', limit: 48, offset: 0, parameters: {} },
  answer: {
    result: {
      quantity: 0,
      products: [],
      filters: [],
      sort: 'popular',
      name: 'Rings',
      description: '',
      breadcrumbs: [],
      categories: [],
      parts: [],
      cover: null,
      budgets: [],
      banner: null,
      correction: null,
      understood: null,
      near: [],
    },
  },
}

export const showSection = defineEndpoint('/{section}/show', {
  name: 'showSection',
  method: 'POST',
  body: ShowBody,
  answer: ShowAnswer,
  csrf: false,
  about:
    'A page of a section: catalog, jewelry, designers, trend, promotion or search. An unknown section or category is NOT_FOUND. ' +
    'A search (`?text=`) is corrected, and the answer says to what; with `exact=1` in its `url` the words are taken as typed.',
  example,
})

export const showTag = defineEndpoint('/tags/show', {
  name: 'showTag',
  method: 'POST',
  body: ShowBody,
  answer: ShowAnswer,
  csrf: false,
  about: 'A page of a tag: new, sale or men.',
  example: { ...example, body: { url: 'new', limit: 48, offset: 0, parameters: {} } },
})
