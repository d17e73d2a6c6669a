import * as v from 'valibot'

/** Maximum rows per batch; the body is limited to 64 KiB. */
export const FEED_ROWS_MAX = 500
/** An older signature may be a replay. */
export const SIGNATURE_FRESH_MS = 5 * 60 * 1000

export const signed =
  'Signed: X-OFFICE-TIMESTAMP in milliseconds and X-OFFICE-SIGNATURE, hex HMAC-SHA256 of method, path, timestamp and body, a line each; UNAUTHORIZED otherwise.'
export const idempotent =
  'The same feedId and sequence are applied once and answered the same again; a sequence below the last one is stale and changes nothing.'

export const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))
export const key = text(80)
/** A part of a URL. */
export const slug = v.pipe(v.string(), v.regex(/^[a-z\d]+(-[a-z\d]+)*$/), v.maxLength(80))
/** Words of both languages. */
export const inBoth = <Words extends v.GenericSchema>(words: Words) => v.object({ ru: words, en: words })

export const batch = {
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
  'unknown_city',
  'unknown_provider',
  'wrong_point_code',
  'wrong_promocode',
  /** A removed row that others still need. */
  'in_use',
] as const
export type FeedReason = (typeof FEED_REASONS)[number]

export const FeedAnswer = v.object({
  result: v.literal(true),
  /** applied: now; repeated: earlier; stale: a later batch was already applied. */
  status: v.picklist(['applied', 'repeated', 'stale']),
  applied: v.number(),
  /** Rejected rows with reasons; the others are applied. Those of `removed` are counted on after the rows. */
  refused: v.array(v.object({ index: v.number(), id: v.string(), reason: v.picklist(FEED_REASONS) })),
  /** Stock feeds: SKUs with more held pieces than stock. They are not sold until stock returns. */
  shortages: v.array(v.object({ sku: v.string(), missing: v.number() })),
})
export type FeedAnswer = v.InferOutput<typeof FeedAnswer>

export const done: FeedAnswer = { result: true, status: 'applied', applied: 1, refused: [], shortages: [] }

export const rows = <Row extends v.GenericSchema>(row: Row) => v.pipe(v.array(row), v.minLength(1), v.maxLength(FEED_ROWS_MAX))

/** Of a reference feed: each row is the whole of what it names, and `removed` names what is no longer there. */
export const referenceBatch = <Row extends v.GenericSchema>(row: Row) =>
  v.object({
    ...batch,
    rows: v.optional(v.pipe(v.array(row), v.maxLength(FEED_ROWS_MAX)), []),
    removed: v.optional(v.pipe(v.array(key), v.maxLength(FEED_ROWS_MAX)), []),
  })
export const replaced = 'A row replaces what is known under its name; removed rows go unless others need them (in_use).'
/** Place in a list, smallest first. */
export const position = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))
