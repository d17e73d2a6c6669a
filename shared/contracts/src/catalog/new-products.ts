import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { ProductCard } from './product-card.ts'
import { queryText } from '../core/text/query-text.ts'

export const NEW_PRODUCTS_SHOWN = 8

/** Number of new products next to a listing. */
export const newProducts = defineEndpoint('/pd/frontend/new-products', {
  name: 'newProducts',
  method: 'GET',
  query: v.object({
    /** Its address below /catalog: `rings`, `rings/wedding`. */
    category: v.optional(queryText),
  }),
  answer: v.object({ quantity: v.number(), products: v.array(ProductCard) }),
  about: 'The newest pieces of a category, or of all; `quantity` counts every one of them. An unknown category: NOT_FOUND.',
  example: { answer: { quantity: 0, products: [] } },
})
