import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from '../../drizzle.ts'

const instant = () => timestamp({ withTimezone: true })

/** Reviews by buyers. An order has one for each design, and so has an account. */
export const reviews = pgTable(
  'reviews',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    design_id: integer().notNull(),
    /** The piece that was bought. */
    item_id: integer().notNull(),
    sku_id: text(),
    /** Null for the reviews of a demo shop. */
    order_id: bigint({ mode: 'number' }),
    /** Of the order; null for a guest's. */
    user_id: bigint({ mode: 'number' }),
    stars: integer().notNull(),
    /** Of REVIEW_FITS; null for a piece without sizes, or without an answer. */
    fit: text(),
    text: text().notNull(),
    /** First name. */
    name: text().notNull(),
    shows_size: boolean().notNull(),
    /** Language of the text. */
    locale: text().notNull(),
    /** waiting, published, refused */
    status: text().notNull(),
    /** Why it was refused. */
    reason: text(),
    /** Of the shop. */
    answer: text(),
    answered_at: instant(),
    is_demo: boolean().notNull(),
    agreement_version: text().notNull(),
    /** Of the last change. */
    written_at: instant().notNull(),
    published_at: instant(),
  },
  (table) => [
    index('reviews_design').on(table.design_id, table.status),
    index('reviews_status').on(table.status, table.written_at),
    index('reviews_user').on(table.user_id),
    uniqueIndex('reviews_order').on(table.order_id, table.design_id),
  ],
)

/** Pictures of reviews. Their files are rows of picture_files, served once the review is published; those of the demo are bundled. */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    /** Random: ids are in public URLs. */
    id: text().primaryKey(),
    /** Order of the signed link that uploaded the picture; null in the demo. */
    order_id: bigint({ mode: 'number' }),
    /** Null until a review names it. */
    review_id: bigint({ mode: 'number' }),
    position: integer().notNull(),
    base: text().notNull(),
    widths: jsonb().notNull(),
    fallback: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    color: text().notNull(),
    /** A small WebP as a data URL, for its writer. */
    preview: text().notNull(),
    uploaded_at: instant().notNull(),
  },
  (table) => [
    index('review_pictures_review').on(table.review_id),
    index('review_pictures_order').on(table.order_id),
    index('review_pictures_age').on(table.uploaded_at),
  ],
)

/** Addresses that get no letters asking for reviews. */
export const reviewLettersOff = pgTable('review_letters_off', {
  /** Lower case. */
  email: text().primaryKey(),
  at: instant().notNull(),
})
