import * as v from 'valibot'
import { defineEndpoint } from '../../core/endpoint.ts'
import { Currency } from '../../core/money.ts'
import { WornOn } from '../../core/true-scale.ts'
import { SUB_CATEGORY } from '../../core/sub-category.ts'
import { EngravingPlace } from '../../cart/engraving.ts'
import { CertificateType } from '../../certificates/certificate-type.ts'
import { batch, done, FeedAnswer, idempotent, inBoth, key, rows, signed, slug, text } from './feed.ts'

const ProductTexts = v.object({ name: text(160), description: text(4000), collection: v.nullish(text(80)) })

const millimeters = v.pipe(v.number(), v.minValue(0.1), v.maxValue(2000))

/** TrueScale of the contract, within what a photograph of jewelry can have. */
const FeedScale = v.object({
  mmPerPixel: v.pipe(v.number(), v.minValue(0.001), v.maxValue(2)),
  widthMm: millimeters,
  heightMm: millimeters,
  isWhole: v.boolean(),
  wornOn: v.nullable(WornOn),
})

/** A laboratory's report of the main stone, as the product page shows it. */
const FeedStoneReport = v.object({
  /** Hundredths of a carat: of the SKUs with this `gemWeight`. */
  weight: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  stone: inBoth(text(80)),
  laboratory: inBoth(text(80)),
  number: text(40),
  color: inBoth(text(80)),
  clarity: inBoth(text(80)),
  cut: inBoth(text(80)),
  /** Of the face: width and height. */
  faceMm: v.tuple([millimeters, millimeters]),
  isRound: v.boolean(),
  /** Where the laboratory shows the report. */
  url: v.nullable(v.pipe(v.string(), v.url(), v.regex(/^https:/), v.maxLength(500))),
})

/** A product of the office. Omitted fields stay unchanged; a new product needs all but tags, preorderOn, scale, engraving and stoneReports. */
export const FeedProduct = v.object({
  /** The office's product number. */
  externalCode: key,
  productCode: v.optional(key),
  /** Never a single word of letters: that is the address of a sub-category. */
  slug: v.optional(
    v.pipe(
      slug,
      v.check((given) => !SUB_CATEGORY.test(given)),
    ),
  ),
  category: v.optional(key),
  designer: v.optional(key),
  metal: v.nullish(key),
  stone: v.nullish(key),
  mood: v.optional(key),
  archived: v.optional(v.boolean()),
  /** yyyy-mm-dd; null unless made to order. */
  preorderOn: v.nullish(v.pipe(v.string(), v.isoDate())),
  texts: v.optional(inBoth(ProductTexts)),
  /** Keys of existing pictures; the first is the main one. */
  pictures: v.optional(v.pipe(v.array(key), v.maxLength(20))),
  /** Of the main picture. New pictures without it have none. */
  scale: v.nullish(FeedScale),
  /** Where an engraving stands in the main picture; null or new pictures without it: the piece is not engraved. */
  engraving: v.nullish(EngravingPlace),
  /** One for each weight of the main stone; null: none. */
  stoneReports: v.nullish(v.pipe(v.array(FeedStoneReport), v.maxLength(20))),
  /** Of goods in the category `certificates`; null: electronic. A variant of theirs is worth its price before the item's discount. */
  certificateType: v.nullish(CertificateType),
  skus: v.optional(
    v.pipe(
      v.array(
        v.object({
          id: key,
          sizeRu: v.nullish(text(20)),
          sizeEn: v.nullish(text(20)),
          /** Hundredths of a gram. */
          weight: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
          /** Hundredths of a carat of the main stone. */
          gemWeight: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
          /** УИН: hallmark number of the assay office. */
          hallmark: v.nullish(text(40)),
        }),
      ),
      v.maxLength(60),
    ),
  ),
})
export type FeedProduct = v.InferOutput<typeof FeedProduct>

export const FeedPrice = v.object({ sku: key, currency: Currency, initial: v.number(), final: v.number() })
export type FeedPrice = v.InferOutput<typeof FeedPrice>

/** Pieces in the warehouse, including those of orders being packed. */
export const FeedStock = v.object({ sku: key, onHand: v.number() })
export type FeedStock = v.InferOutput<typeof FeedStock>

export const feedProducts = defineEndpoint('/back-office/feed/products', {
  name: 'feedProducts',
  method: 'POST',
  body: v.object({ ...batch, rows: rows(FeedProduct) }),
  answer: FeedAnswer,
  csrf: false,
  about: `Pieces come in: new ones, and changes of known ones. ${idempotent} ${signed}`,
  example: {
    body: { feedId: 'products', sequence: 12, rows: [{ externalCode: 'Z100011', archived: false }] },
    answer: done,
  },
})

export const feedPrices = defineEndpoint('/back-office/feed/prices', {
  name: 'feedPrices',
  method: 'POST',
  body: v.object({ ...batch, rows: rows(FeedPrice) }),
  answer: FeedAnswer,
  csrf: false,
  about: `Prices in minor units, before and after the item's discount; each change goes into the history that struck prices rest on. ${idempotent} ${signed}`,
  example: {
    body: {
      feedId: 'prices',
      sequence: 7,
      rows: [{ sku: 'letter-a-silver-one', currency: 'RUB', initial: 599_000, final: 499_000 }],
    },
    answer: done,
  },
})

export const feedStock = defineEndpoint('/back-office/feed/stock', {
  name: 'feedStock',
  method: 'POST',
  body: v.object({
    ...batch,
    /** Time of the count; later shipments are subtracted. Defaults to now. */
    countedAt: v.nullish(v.pipe(v.string(), v.isoTimestamp())),
    rows: rows(FeedStock),
  }),
  answer: FeedAnswer,
  csrf: false,
  about: `Stock as it was counted; what orders hold is taken off, so that nothing is sold twice while orders run. ${idempotent} ${signed}`,
  example: { body: { feedId: 'stock', sequence: 41, rows: [{ sku: 'letter-a-silver-one', onHand: 4 }] }, answer: done },
})
