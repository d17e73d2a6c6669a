import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from '../../drizzle.ts'

/** Upper case; input is case-insensitive. */
export const promocodes = pgTable('promocodes', {
  code: text().primaryKey(),
  /** Of PROMOCODE_KINDS. */
  kind: text().notNull(),
  /** Whole percent, for the kind `percent`. */
  percent: integer(),
  /** By currency, minor units: discount and minimum. A missing currency is not supported. */
  sums: jsonb().notNull(),
  minimums: jsonb().notNull(),
  starts_at: timestamp({ withTimezone: true }),
  ends_at: timestamp({ withTimezone: true }),
  /** Slugs of excluded categories. */
  excluded_categories: jsonb().notNull(),
  /** If set, the only categories it applies to. */
  only_categories: jsonb(),
  on_sale: boolean().notNull(),
  first_order: boolean().notNull(),
  max_uses: integer(),
  used: integer().notNull().default(0),
})

/** A payment card with a code; whoever has the code can spend it. */
export const certificates = pgTable('certificates', {
  code: text().primaryKey(),
  currency: text().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  balance: bigint({ mode: 'number' }).notNull(),
  ends_at: timestamp({ withTimezone: true }),
})

/** Codes entered by the shopper; their effect is recalculated on every read. */
export const cartCodes = pgTable(
  'cart_codes',
  {
    cart_id: bigint({ mode: 'number' }).notNull(),
    /** promocode, certificate or deposit */
    kind: text().notNull(),
    code: text().notNull(),
    added_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.cart_id, table.kind, table.code] })],
)

export const cartPacking = pgTable('cart_packing', {
  cart_id: bigint({ mode: 'number' }).primaryKey(),
  gift_pack: boolean().notNull().default(false),
  festive_pack: boolean().notNull().default(false),
  delete_price_tags: boolean().notNull().default(false),
  post_card: text(),
})
