import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { CategoryLink, Designer, ProductCard } from '../catalog/product-card.ts'
import { queryText } from '../core/text/query-text.ts'
import { HelpLink } from '../catalog/understood.ts'

/** Maximum suggestions of each kind. */
export const SUGGESTED = { products: 8, categories: 3, designers: 3, searches: 3, help: 2, popular: 6 } as const

export const SuggestedProduct = v.object({
  ...v.pick(ProductCard, ['id', 'name', 'url', 'photo', 'price', 'hasPriceRange', 'currency', 'canBuy', 'availability']).entries,
  designer: v.pick(Designer, ['name', 'lang']),
})
export type SuggestedProduct = v.InferOutput<typeof SuggestedProduct>

export const SuggestedDesigner = v.object({ ...CategoryLink.entries, lang: v.nullable(v.string()) })

export const Suggestions = v.object({
  /** The corrected query: typing error or keyboard layout; null if unchanged. */
  correction: v.nullable(v.string()),
  /** Total number of results. */
  quantity: v.number(),
  products: v.array(SuggestedProduct),
  categories: v.array(CategoryLink),
  designers: v.array(SuggestedDesigner),
  /** Predefined searches. */
  searches: v.array(CategoryLink),
  /** Pages that answer the query. */
  help: v.array(HelpLink),
})
export type Suggestions = v.InferOutput<typeof Suggestions>

export const suggest = defineEndpoint('/search/suggest', {
  name: 'suggest',
  method: 'GET',
  query: v.object({ text: v.optional(queryText, '') }),
  answer: v.object({ result: Suggestions }),
  about: 'What somebody may mean who has typed so far. The last word counts as unfinished; an empty text suggests nothing.',
  example: {
    answer: {
      result: {
        correction: 'кольцо',
        quantity: 0,
        products: [],
        categories: [{ name: 'Кольца', url: '/catalog/rings' }],
        designers: [],
        searches: [{ name: 'Кольца для помолвки', url: '/search/engagement-rings' }],
        help: [],
      },
    },
  },
})

export const popularSearches = defineEndpoint('/search/popular', {
  name: 'popularSearches',
  method: 'GET',
  answer: v.object({ result: v.array(CategoryLink) }),
  about: 'Saved searches of the shop whose pieces are chosen most; one that finds nothing now is left out.',
  example: { answer: { result: [{ name: 'Весь жемчуг', url: '/search/pearls' }] } },
})
