import * as v from 'valibot'
import { PROMOCODE_KINDS } from '../../cart/full-cart.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { Currency } from '../../core/money.ts'
import { BookingKind } from '../bookings.ts'
import { done, FeedAnswer, idempotent, inBoth, key, position, referenceBatch, replaced, signed, slug, text } from './feed.ts'

const sum = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000_000))
/** Minor units; a currency that is left out is not served. */
const sums = v.record(Currency, sum)
const instant = v.nullish(v.pipe(v.string(), v.isoTimestamp()))
const name = v.pipe(text(160), v.nonEmpty())

export const FeedPromocode = v.object({
  /** Shoppers may type it in any case. */
  code: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[\p{Lu}\d]+(-[\p{Lu}\d]+)*$/u), v.maxLength(40)),
  kind: v.picklist(PROMOCODE_KINDS),
  /** Whole percent, of the kind `percent`. */
  percent: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  /** The discount by currency, of the kind `sum`. */
  sums: v.optional(sums, {}),
  /** The goods that it needs, by currency. */
  minimums: v.optional(sums, {}),
  startsAt: instant,
  endsAt: instant,
  excludedCategories: v.optional(v.array(key), []),
  onlyCategories: v.nullish(v.array(key)),
  onSale: v.optional(v.boolean(), false),
  firstOrder: v.optional(v.boolean(), false),
  maxUses: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000))),
})
export type FeedPromocode = v.InferOutput<typeof FeedPromocode>

export const FeedCertificateDesign = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999)),
  position,
  picture: key,
  /** `alt` says what is on the picture. */
  texts: inBoth(v.object({ name, alt: name })),
})
export type FeedCertificateDesign = v.InferOutput<typeof FeedCertificateDesign>

export const FeedBookingService = v.object({
  key: slug,
  /** Services of one kind share the staff of a shop. */
  kind: BookingKind,
  position,
  texts: inBoth(v.object({ name })),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(480)),
  /** Null: free. */
  prices: v.nullish(sums),
})
export type FeedBookingService = v.InferOutput<typeof FeedBookingService>

export const feedPromocodes = defineEndpoint('/back-office/feed/promo-codes', {
  name: 'feedPromocodes',
  method: 'POST',
  body: referenceBatch(FeedPromocode),
  answer: FeedAnswer,
  csrf: false,
  about: `Promo codes; how often one was used stays. ${replaced} ${idempotent} ${signed}`,
  example: {
    body: { feedId: 'promo-codes', sequence: 1, rows: [{ code: 'OPENING10', kind: 'percent', percent: 10 }] },
    answer: done,
  },
})

export const feedCertificateDesigns = defineEndpoint('/back-office/feed/certificate-designs', {
  name: 'feedCertificateDesigns',
  method: 'POST',
  body: referenceBatch(FeedCertificateDesign),
  answer: FeedAnswer,
  csrf: false,
  about: `Designs of gift certificates by id; their pictures come before. ${replaced} ${idempotent} ${signed}`,
  example: {
    body: {
      feedId: 'certificate-designs',
      sequence: 1,
      rows: [
        {
          id: 1,
          position: 0,
          picture: 'certificates/snow',
          texts: {
            ru: { name: 'Снег', alt: 'Белая открытка с лентой' },
            en: { name: 'Snow', alt: 'A white card with a ribbon' },
          },
        },
      ],
    },
    answer: done,
  },
})

export const feedBookingServices = defineEndpoint('/back-office/feed/booking-services', {
  name: 'feedBookingServices',
  method: 'POST',
  body: referenceBatch(FeedBookingService),
  answer: FeedAnswer,
  csrf: false,
  about: `Services that can be booked, by key; the shops' feed says where. ${replaced} ${idempotent} ${signed}`,
  example: {
    body: {
      feedId: 'booking-services',
      sequence: 1,
      rows: [
        {
          key: 'lobe',
          kind: 'piercing',
          position: 0,
          texts: { ru: { name: 'Прокол мочки' }, en: { name: 'Lobe piercing' } },
          minutes: 30,
          prices: { RUB: 250_000 },
        },
      ],
    },
    answer: done,
  },
})
