import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from '../../drizzle.ts'

/** Upper case; a shopper may type any. */
export const promocodes = pgTable('promocodes', {
  code: text().primaryKey(),
  /** Of PROMOCODE_KINDS. */
  kind: text().notNull(),
  /** Whole percent, for that kind. */
  percent: integer(),
  /** By currency, minor units: the sum taken off, and the smallest goods. A currency that is missing is not served. */
  sums: jsonb().notNull(),
  minimums: jsonb().notNull(),
  starts_at: timestamp({ withTimezone: true }),
  ends_at: timestamp({ withTimezone: true }),
  /** Slugs of categories that it leaves alone. */
  excluded_categories: jsonb().notNull(),
  /** When given, the only categories it is for. */
  only_categories: jsonb(),
  on_sale: boolean().notNull(),
  first_order: boolean().notNull(),
  max_uses: integer(),
  used: integer().notNull().default(0),
})

/** A card with a code that pays; who has the code has the money. */
export const certificates = pgTable('certificates', {
  code: text().primaryKey(),
  currency: text().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  balance: bigint({ mode: 'number' }).notNull(),
  ends_at: timestamp({ withTimezone: true }),
})

/** What a shopper has entered; whether it does something is reckoned anew each time. */
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
