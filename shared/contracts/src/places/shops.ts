import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { queryId } from '../core/query.ts'

export const ShopService = v.picklist(['cleaning', 'piercing', 'engraving', 'resize', 'fitting'])
export type ShopService = v.InferOutput<typeof ShopService>

export const Shop = v.object({
  id: v.number(),
  key: v.string(),
  name: v.string(),
  city_id: v.number(),
  city: v.string(),
  country_iso_code: v.string(),
  address: v.string(),
  /** How to get there, such as the nearest metro. */
  way: v.nullable(v.string()),
  phone: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  /** Seven entries from Monday; null on a day off. HH:MM in the shop's time zone. */
  week: v.array(v.nullable(v.object({ from: v.string(), to: v.string() }))),
  utc_offset_hours: v.number(),
  services: v.array(ShopService),
  /** Pieces on display. */
  showcase: v.number(),
  /** Days off in the next weeks, YYYY-MM-DD in the shop's time zone; they override weekly hours. */
  days_off: v.array(v.string()),
  /** How many of the requested SKUs are in stock here (a repeated SKU counts twice); null if none was requested. */
  has: v.nullable(v.number()),
  /**
   * When an order of all of them can be picked up, considering opening hours, days off and transport. `time` is HH:MM in the shop's time
   * zone, null when only the day is known. Null for a shop that never opens.
   */
  ready: v.nullable(v.object({ date: v.string(), time: v.nullable(v.string()), text: v.string() })),
})
export type Shop = v.InferOutput<typeof Shop>

/** Pieces of one question. */
export const SKUS_MAX = 100
/** A SKU, or the id of a bag line: an engraved piece comes later. */
export const skuQuery = v.pipe(v.string(), v.nonEmpty(), v.regex(/^[\w-]{1,64}(\.\w{12})?$/))

export const shops = defineEndpoint('/shops/list', {
  name: 'shops',
  method: 'GET',
  query: v.object({
    city_id: v.optional(queryId),
    /** Only shops where orders of this city can be collected. */
    order_city_id: v.optional(queryId),
    sku_ids: v.optional(v.pipe(v.array(skuQuery), v.maxLength(SKUS_MAX)), []),
  }),
  answer: v.object({ shops: v.array(Shop) }),
  about:
    'Shops of the shopper’s country, the main one first; with `sku_ids[]`, how many of these pieces each has now; with `order_city_id`, those that an order of this city can be collected from.',
  example: { answer: { shops: [] } },
})

export const shopStock = defineEndpoint('/shops/stock/{sku}', {
  name: 'shopStock',
  method: 'GET',
  answer: v.object({ shops: v.array(v.object({ shop_id: v.number(), name: v.string(), quantity: v.number() })) }),
  about: 'Shops of the shopper’s country where a piece can be seen now; unknown SKU: an empty list.',
  example: { answer: { shops: [{ shop_id: 1, name: 'Цветной', quantity: 2 }] } },
})
