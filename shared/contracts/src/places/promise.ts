import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { Minor } from '../core/money.ts'
import { queryId, querySum } from '../core/query.ts'
import { DeliveryKind } from './delivery.ts'
import { SKUS_MAX, skuQuery } from './shops.ts'

export const PromisedWay = v.object({
  kind: DeliveryKind,
  /** When it comes: `сегодня, 18:00–22:00`, `21–23 ноября`; the words of bag, checkout and order. */
  text: v.string(),
  /** Null while it depends on an unknown address or pickup point; `price_from` is the minimum. */
  price: v.nullable(Minor),
  price_from: Minor,
  /** An order before this moment comes then; ISO 8601, null: at any time. */
  order_before: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** Try-on before payment. */
  fitting: v.boolean(),
  /** Number of pickup points or shops; null for couriers. */
  places: v.nullable(v.number()),
})
export type PromisedWay = v.InferOutput<typeof PromisedWay>

export const PromisedShop = v.object({
  id: v.number(),
  name: v.string(),
  /** `сегодня до 21:00`, `завтра с 10:00`: when the piece can be seen there, by the shop's own clock. */
  text: v.string(),
  is_today: v.boolean(),
  /** Where it stands: the browser reckons how far that is, where it knows its own place. */
  at: v.optional(v.object({ latitude: v.number(), longitude: v.number() })),
})
export type PromisedShop = v.InferOutput<typeof PromisedShop>

export const CityPromise = v.object({
  /** Null while only the country is known. */
  city: v.nullable(v.string()),
  /** The soonest, then a later one that costs less. */
  couriers: v.array(PromisedWay),
  /** A parcel to a pickup point; null where there is none. */
  point: v.nullable(PromisedWay),
  /** Shops near the city that have all the pieces, those that can be visited first in front. */
  shops: v.array(PromisedShop),
  /** Collected in a shop near the city, brought there where needed; null where no shop is near. */
  collect: v.nullable(PromisedWay),
})
export type CityPromise = v.InferOutput<typeof CityPromise>

export const deliveryPromise = defineEndpoint('/delivery/promise', {
  name: 'deliveryPromise',
  method: 'GET',
  query: v.object({
    city_id: v.optional(queryId),
    /** Sum of the goods, minor units: a piece may be delivered free. */
    goods: v.optional(querySum),
    /** The pieces whose shops are asked about; one that is wanted twice is there twice. */
    sku_ids: v.optional(v.pipe(v.array(skuQuery), v.maxLength(SKUS_MAX)), []),
  }),
  answer: CityPromise,
  about: 'What an order placed now is promised: couriers, pickup points, shops that have the pieces. Without a city: where the shopper is.',
  example: {
    answer: {
      city: 'Москва',
      couriers: [
        {
          kind: 'sameDay',
          text: 'сегодня, 18:00–22:00',
          price: 49_000,
          price_from: 49_000,
          order_before: '2026-11-20T10:00:00.000Z',
          fitting: true,
          places: null,
        },
      ],
      point: null,
      shops: [{ id: 1, name: 'Цветной', text: 'сегодня до 22:00', is_today: true }],
      collect: null,
    },
  },
})
