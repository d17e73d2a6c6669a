import * as v from 'valibot'
import { defineEndpoint } from '../../core/endpoint.ts'
import { queryId } from '../../core/query.ts'
import { ProductCard } from '../product-card.ts'
import { MAX_LOOK_PIECES } from './look.ts'

export const showGoesWith = defineEndpoint('/catalog/look/goes-with', {
  name: 'showGoesWith',
  method: 'GET',
  query: v.object({ items: v.pipe(v.array(queryId), v.minLength(1), v.maxLength(MAX_LOOK_PIECES)) }),
  answer: v.object({ products: v.array(ProductCard) }),
  about:
    'Extension: cards of what suits these pieces and can be bought: of their sets first, then in their metal. None when nothing suits.',
  example: { answer: { products: [] } },
})
