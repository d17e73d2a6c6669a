import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from '../../drizzle.ts'

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

/** Addresses that get no letters asking for reviews. */
export const reviewLettersOff = pgTable('review_letters_off', {
  /** Lower case. */
  email: text().primaryKey(),
  at: instant().notNull(),
})
