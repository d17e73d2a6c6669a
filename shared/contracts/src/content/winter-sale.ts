import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { Picture } from '../core/picture.ts'

/** Set once the sale was shown; not shown again until it expires. */
export const WINTER_SALE_COOKIE = 'winterSale'

export const WinterSale = v.object({
  title: v.string(),
  text: v.string(),
  action: v.string(),
  url: v.string(),
  picture: Picture,
})
export type WinterSale = v.InferOutput<typeof WinterSale>

export const winterSale = defineEndpoint('/winter-sale', {
  name: 'winterSale',
  method: 'GET',
  answer: v.object({ sale: v.nullable(WinterSale) }),
  about: 'What the popup of the winter sale says, written by editors; null out of season.',
  example: { answer: { sale: null } },
})
