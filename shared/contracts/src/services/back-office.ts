import * as v from 'valibot'
import { ConsultWay } from './consults.ts'
import { defineEndpoint } from '../core/endpoint.ts'
import { Currency, Minor } from '../core/money.ts'
import { OrderStatus } from '../orders/order-status.ts'
import { RequestKind, RequestStatus } from '../account/passports.ts'
import { RefundAccount, RefundHandover } from '../orders/refunds/refund.ts'
import { RefundStatus } from '../orders/refunds/refund-status.ts'
import { PostalPlace } from '../account/profile.ts'
import { Tracking } from '../orders/tracking.ts'

/** Maximum rows per batch; the body is limited to 64 KiB. */
export const FEED_ROWS_MAX = 500
/** An older signature may be a replay. */
export const SIGNATURE_FRESH_MS = 5 * 60 * 1000

const signed =
  'Signed: X-OFFICE-TIMESTAMP in milliseconds and X-OFFICE-SIGNATURE, hex HMAC-SHA256 of method, path, timestamp and body, a line each; UNAUTHORIZED otherwise.'
const idempotent =
  'The same feedId and sequence are applied once and answered the same again; a sequence below the last one is stale and changes nothing.'

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))
const key = text(80)
const note = v.nullish(text(500))
const batch = {
  feedId: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)),
  /** Increases with each batch of a feed. */
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
}

export const FEED_REASONS = [
  'repeated_row',
  'unknown_sku',
  'unknown_category',
  'unknown_designer',
  'unknown_picture',
  'incomplete_product',
  'taken_sku',
  'taken_code',
  'wrong_price',
  'wrong_quantity',
] as const
export type FeedReason = (typeof FEED_REASONS)[number]

export const FeedAnswer = v.object({
  result: v.literal(true),
  /** applied: now; repeated: earlier; stale: a later batch was already applied. */
  status: v.picklist(['applied', 'repeated', 'stale']),
  applied: v.number(),
  /** Rejected rows with reasons; the others are applied. */
  refused: v.array(v.object({ index: v.number(), id: v.string(), reason: v.picklist(FEED_REASONS) })),
  /** Stock feeds: SKUs with more held pieces than stock. They are not sold until stock returns. */
  shortages: v.array(v.object({ sku: v.string(), missing: v.number() })),
})
export type FeedAnswer = v.InferOutput<typeof FeedAnswer>

const done: FeedAnswer = { result: true, status: 'applied', applied: 1, refused: [], shortages: [] }

const ProductTexts = v.object({ name: text(160), description: text(4000), collection: v.nullish(text(80)) })

/** A product of the office. Omitted fields stay unchanged; a new product needs all but tags and preorderOn. */
export const FeedProduct = v.object({
  /** The office's product number. */
  externalCode: key,
  productCode: v.optional(key),
  slug: v.optional(v.pipe(v.string(), v.regex(/^[a-z\d]+(-[a-z\d]+)*$/), v.maxLength(80))),
  category: v.optional(key),
  designer: v.optional(key),
  metal: v.nullish(key),
  stone: v.nullish(key),
  mood: v.optional(key),
  archived: v.optional(v.boolean()),
  /** yyyy-mm-dd; null unless made to order. */
  preorderOn: v.nullish(v.pipe(v.string(), v.isoDate())),
  texts: v.optional(v.object({ ru: ProductTexts, en: ProductTexts })),
  /** Keys of existing pictures; the first is the main one. */
  pictures: v.optional(v.pipe(v.array(key), v.maxLength(20))),
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

const rows = <Row extends v.GenericSchema>(row: Row) => v.pipe(v.array(row), v.minLength(1), v.maxLength(FEED_ROWS_MAX))

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

/** Statuses that the office may set. */
export const OFFICE_STATUSES = ['assembling', 'shipped', 'ready', 'completed', 'cancelled'] as const
export type OfficeStatus = (typeof OFFICE_STATUSES)[number]

export const officeStatus = defineEndpoint('/back-office/orders/{orderId}/status', {
  name: 'officeStatus',
  method: 'POST',
  body: v.object({ status: v.picklist(OFFICE_STATUSES), tracking: v.nullish(Tracking) }),
  answer: v.object({
    result: v.boolean(),
    /** The current status. */
    status: OrderStatus,
    /** Why the status was not changed; null when it was, or was set already. */
    reason: v.nullable(v.picklist(['illegal_move'])),
  }),
  csrf: false,
  about: `Moves an order: assembling → shipped or ready → completed, or cancelled; only a lawful next step is taken, and the shopper is told. ${signed}`,
  example: {
    body: { status: 'shipped', tracking: { carrier: '5Post', number: '4820719-1', url: null } },
    answer: { result: true, status: 'shipped', reason: null },
  },
})

export const officeRefund = defineEndpoint('/back-office/orders/{orderId}/refund', {
  name: 'officeRefund',
  method: 'POST',
  body: v.object({
    /** The office's idempotency key: one refund per number. */
    key: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)),
    /** Empty: everything not yet returned. */
    items: v.pipe(
      v.array(v.object({ id: key, quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)) })),
      v.maxLength(100),
    ),
    comment: note,
  }),
  answer: v.object({ result: v.boolean(), refundId: v.nullable(v.string()), sum: Minor }),
  csrf: false,
  about: `Pieces that were brought back without asking here: the money goes back at once. NO_CHECKED_REFUND_ITEMS, REFUND_NOT_AVAILABLE. ${signed}`,
  example: { body: { key: 'return-77', items: [] }, answer: { result: true, refundId: '4820719-r1', sum: 499_000 } },
})

export const refundDecision = defineEndpoint('/back-office/refunds/{refundId}', {
  name: 'refundDecision',
  method: 'POST',
  body: v.object({ accepted: v.boolean(), comment: note }),
  answer: v.object({ result: v.boolean(), status: RefundStatus }),
  csrf: false,
  about: `What the office says to a request for a refund. Accepted: pieces are in stock again, money, certificates and bonuses go back where they came from. result is false when it was decided before. ${signed}`,
  example: { body: { accepted: true }, answer: { result: true, status: 'accepted' } },
})

export const officeRequest = defineEndpoint('/back-office/requests/{requestId}/status', {
  name: 'officeRequest',
  method: 'POST',
  body: v.object({ status: v.picklist(['inWork', 'ready']) }),
  answer: v.object({ result: v.boolean(), status: RequestStatus, reason: v.nullable(v.picklist(['illegal_move'])) }),
  csrf: false,
  about: `Moves a request for a resize or a repair: new → inWork → ready; the holder gets a text message when it is ready. ${signed}`,
  example: { body: { status: 'inWork' }, answer: { result: true, status: 'inWork', reason: null } },
})

/** An order for the office: always the current state, so late or repeated messages are harmless. */
export const OfficeOrder = v.object({
  number: v.string(),
  status: OrderStatus,
  /** Increases with the order's life: an older message never overrides a newer one. */
  version: v.number(),
  createdAt: v.string(),
  currency: Currency,
  lines: v.array(
    v.object({
      sku: v.string(),
      name: v.string(),
      quantity: v.number(),
      final: Minor,
      sum: Minor,
      hallmark: v.nullable(v.string()),
    }),
  ),
  dueSum: Minor,
  certificatesSum: Minor,
  depositsSum: Minor,
  bonusesSpent: Minor,
  deliverySum: Minor,
  packagingSum: Minor,
  payment: v.nullable(v.string()),
  paidAt: v.nullable(v.string()),
  contact: v.object({ name: v.string(), phone: v.string(), email: v.string() }),
  delivery: v.object({
    methodId: v.number(),
    courierType: v.nullable(v.string()),
    name: v.string(),
    address: v.string(),
    /** Outside Russia: the parts of the address, for the carrier's label. */
    postal: v.optional(v.object({ ...PostalPlace.entries, address: v.string() })),
  }),
  /** Of a gift: whom the parcel goes to. */
  recipient: v.optional(v.nullable(v.object({ name: v.string(), phone: v.string() }))),
  /** Pickup code; null for courier deliveries. */
  pickupCode: v.optional(v.nullable(v.string()), null),
  options: v.object({
    giftPack: v.boolean(),
    festivePack: v.boolean(),
    deletePriceTags: v.boolean(),
    postCard: v.nullable(v.string()),
    /** Delivery of the order's certificates. */
    certificateType: v.nullable(v.picklist(['electronic', 'printed'])),
    comment: v.nullable(v.string()),
  }),
  tracking: v.nullable(Tracking),
  /** Allowed next statuses. */
  next: v.array(v.picklist(OFFICE_STATUSES)),
  refunds: v.array(
    v.object({
      id: v.string(),
      status: RefundStatus,
      reason: v.string(),
      /** How pieces are returned; null if not asked. */
      handover: v.optional(v.nullable(RefundHandover), null),
      /** Bank account for the refund; null: to the source of the payment. */
      account: v.optional(v.nullable(RefundAccount), null),
      comment: v.nullable(v.string()),
      sum: Minor,
      items: v.array(v.object({ sku: v.string(), quantity: v.number() })),
    }),
  ),
})
export type OfficeOrder = v.InferOutput<typeof OfficeOrder>

/** A booking for the office, always the current state. */
export const OfficeBooking = v.object({
  id: v.number(),
  /** 1 booked, 2 cancelled: an older message never overrides a newer one. */
  version: v.number(),
  status: v.picklist(['booked', 'cancelled']),
  service: v.object({ key: v.string(), name: v.string() }),
  shop: v.object({ id: v.number(), key: v.string() }),
  startsAt: v.string(),
  endsAt: v.string(),
  contact: v.object({ name: v.string(), phone: v.string() }),
  comment: v.string(),
  createdAt: v.string(),
})
export type OfficeBooking = v.InferOutput<typeof OfficeBooking>

/** A stylist request for the office. */
export const OfficeConsult = v.object({
  id: v.number(),
  way: ConsultWay,
  /** Start of the chosen hour; null: within CONSULT_WITHIN_MINUTES of `createdAt`. */
  startsAt: v.nullable(v.string()),
  contact: v.object({ name: v.string(), phone: v.string() }),
  comment: v.string(),
  /** Product URL. */
  pieceUrl: v.nullable(v.string()),
  locale: v.picklist(['ru', 'en']),
  createdAt: v.string(),
})
export type OfficeConsult = v.InferOutput<typeof OfficeConsult>

/** A resize or repair request for the office, always the current state. */
export const OfficeRequest = v.object({
  id: v.number(),
  /** 1 new, 2 inWork, 3 ready: an older message never overrides a newer one. */
  version: v.number(),
  kind: RequestKind,
  status: RequestStatus,
  wish: v.string(),
  piece: v.object({ sku: v.string(), name: v.string(), hallmark: v.nullable(v.string()) }),
  contact: v.object({ name: v.string(), phone: v.string() }),
  createdAt: v.string(),
})
export type OfficeRequest = v.InferOutput<typeof OfficeRequest>

export const DeadLetter = v.object({
  id: v.number(),
  kind: v.string(),
  attempts: v.number(),
  reason: v.nullable(v.string()),
  deadAt: v.string(),
})
export type DeadLetter = v.InferOutput<typeof DeadLetter>

export const deadLetters = defineEndpoint('/back-office/outbox/dead', {
  name: 'deadLetters',
  method: 'GET',
  answer: v.object({ result: v.literal(true), total: v.number(), letters: v.array(DeadLetter) }),
  about: `Work that was tried too often, the newest first, a hundred at most; what was in it is not told. ${signed}`,
  example: {
    answer: {
      result: true,
      total: 1,
      letters: [
        {
          id: 7,
          kind: 'message.letter',
          attempts: 8,
          reason: 'The mail server does not answer.',
          deadAt: '2026-11-18T11:06:00.000Z',
        },
      ],
    },
  },
})

export const replayLetters = defineEndpoint('/back-office/outbox/replay', {
  name: 'replayLetters',
  method: 'POST',
  body: v.object({ ids: v.nullable(v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), v.maxLength(100))) }),
  answer: v.object({ result: v.literal(true), replayed: v.number() }),
  csrf: false,
  about: `Dead letters are tried anew, from the beginning; null: all of them. ${signed}`,
  example: { body: { ids: [7] }, answer: { result: true, replayed: 1 } },
})
