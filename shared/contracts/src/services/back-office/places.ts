import * as v from 'valibot'
import { defineEndpoint } from '../../core/endpoint.ts'
import { PaymentKind } from '../../places/delivery.ts'
import { ShopService } from '../../places/shops.ts'
import { BookingKind } from '../bookings.ts'
import { done, FeedAnswer, idempotent, inBoth, key, position, referenceBatch, replaced, signed, slug, text } from './feed.ts'

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999))
const place = {
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
}
const hour = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/))
const hours = v.object({ from: hour, to: hour })
const name = v.pipe(text(160), v.nonEmpty())
/** Delivery zone, a row of the tariff table: 0 is Moscow and St Petersburg, 4 the farthest. */
const zone = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))

export const FeedCity = v.object({
  id,
  /** ISO 3166-1: RU, AE. */
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  texts: inBoth(v.object({ name, region: text(160) })),
  ...place,
  /** Thousands of people: larger cities are suggested first. */
  people: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50_000)),
  zone,
})
export type FeedCity = v.InferOutput<typeof FeedCity>

export const FeedShop = v.object({
  key: slug,
  position,
  /** Id of its city. */
  city: id,
  texts: inBoth(v.object({ name, address: name, way: v.nullish(text(300)) })),
  phone: v.pipe(text(40), v.nonEmpty()),
  ...place,
  /** Seven days, Monday first; null on a day off. */
  week: v.pipe(v.array(v.nullable(hours)), v.length(7)),
  utcOffsetHours: v.pipe(v.number(), v.integer(), v.minValue(-12), v.maxValue(14)),
  services: v.optional(v.array(ShopService), []),
  /** Visits at the same time that can be booked, by kind of service. */
  visits: v.optional(v.record(BookingKind, v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50))), {}),
})
export type FeedShop = v.InferOutput<typeof FeedShop>

export const FeedPoint = v.object({
  /** The carrier's number. */
  code: v.pipe(key, v.nonEmpty()),
  /** Id of the carrier. */
  provider: id,
  /** Id of its city. */
  city: id,
  texts: inBoth(v.object({ address: name, way: v.optional(text(300), '') })),
  ...place,
  /** Null: around the clock. */
  hours: v.nullish(hours),
  isAutomat: v.optional(v.boolean(), false),
  hasFitting: v.optional(v.boolean(), false),
  payments: v.pipe(v.array(PaymentKind), v.minLength(1)),
})
export type FeedPoint = v.InferOutput<typeof FeedPoint>

export const feedCities = defineEndpoint('/back-office/feed/cities', {
  name: 'feedCities',
  method: 'POST',
  body: referenceBatch(FeedCity),
  answer: FeedAnswer,
  csrf: false,
  about: `Cities by id, each with its delivery zone, which says what a courier or a parcel costs and takes. ${replaced} ${idempotent} ${signed}`,
  example: {
    body: {
      feedId: 'cities',
      sequence: 1,
      rows: [
        {
          id: 1,
          country: 'RU',
          texts: { ru: { name: 'Москва', region: 'Москва' }, en: { name: 'Moscow', region: 'Moscow' } },
          latitude: 55.7558,
          longitude: 37.6176,
          people: 13_100,
          zone: 0,
        },
      ],
    },
    answer: done,
  },
})

export const feedShops = defineEndpoint('/back-office/feed/shops', {
  name: 'feedShops',
  method: 'POST',
  body: referenceBatch(FeedShop),
  answer: FeedAnswer,
  csrf: false,
  about: `Shops by key, with the visits that can be booked there. ${replaced} ${idempotent} ${signed}`,
  example: {
    body: {
      feedId: 'shops',
      sequence: 1,
      rows: [
        {
          key: 'arbat',
          position: 0,
          city: 1,
          texts: {
            ru: { name: 'Арбат', address: 'улица Арбат, 1', way: 'метро «Арбатская», 2 минуты' },
            en: { name: 'Arbat', address: '1 Arbat St' },
          },
          phone: '+7 495 123-45-67',
          latitude: 55.7522,
          longitude: 37.6,
          week: [...Array.from({ length: 6 }, () => ({ from: '10:00', to: '22:00' })), null],
          utcOffsetHours: 3,
          services: ['cleaning'],
          visits: { piercing: 1 },
        },
      ],
    },
    answer: done,
  },
})

export const feedPoints = defineEndpoint('/back-office/feed/points', {
  name: 'feedPoints',
  method: 'POST',
  body: referenceBatch(FeedPoint),
  answer: FeedAnswer,
  csrf: false,
  about: `Pickup points by the carrier's code. ${replaced} ${idempotent} ${signed}`,
  example: {
    body: {
      feedId: 'points',
      sequence: 1,
      rows: [
        {
          code: 'MSK-1204',
          provider: 1,
          city: 1,
          texts: { ru: { address: 'Тверская улица, 7' }, en: { address: '7 Tverskaya St' } },
          latitude: 55.758,
          longitude: 37.611,
          hours: { from: '10:00', to: '21:00' },
          payments: ['card', 'onReceipt'],
        },
      ],
    },
    answer: done,
  },
})
