import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { Currency, Price } from '../core/money.ts'
import { Photo } from '../core/picture.ts'
import { CategoryLink, Designer } from '../catalog/product-card.ts'
import { queryText } from '../core/query.ts'

/** Maximum suggestions of each kind. */
export const SUGGESTED = { products: 8, categories: 3, designers: 3, searches: 3, popular: 6 } as const

export const SuggestedProduct = v.object({
  id: v.number(),
  name: v.string(),
  url: v.string(),
  designer: v.pick(Designer, ['name', 'lang']),
  photo: Photo,
  price: Price,
  hasPriceRange: v.boolean(),
  currency: Currency,
  canBuy: v.boolean(),
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
