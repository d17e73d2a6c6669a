import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'

/** Pages that show promises. */
export const PROMISE_PLACES = ['home', 'product'] as const
export const PromisePlace = v.picklist(PROMISE_PLACES)
export type PromisePlace = v.InferOutput<typeof PromisePlace>

/** Kit icon names. */
export const PROMISE_ICONS = ['hallmark', 'gift', 'exchange', 'care', 'truck', 'ruler', 'edit', 'parts', 'shop', 'passport'] as const

export const ShopPromise = v.object({
  key: v.string(),
  icon: v.picklist(PROMISE_ICONS),
  title: v.string(),
  /** A sentence without a full stop; its figures come from the code's constants. */
  text: v.string(),
  /** Page with details. */
  url: v.nullable(v.string()),
})
export type ShopPromise = v.InferOutput<typeof ShopPromise>

export const promises = defineEndpoint('/promises', {
  name: 'promises',
  method: 'GET',
  query: v.object({ place: PromisePlace }),
  answer: v.object({ promises: v.array(ShopPromise) }),
  about:
    'What the shop promises on a page, in the language and currency of the storefront, written by editors. A promise that this storefront does not keep is left out.',
  example: {
    answer: {
      promises: [
        {
          key: 'exchange',
          icon: 'exchange',
          title: 'Обмен размера',
          text: '30 дней, чтобы примерить дома и поменять размер',
          url: '/vozvrat',
        },
      ],
    },
  },
})
