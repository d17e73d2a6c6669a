import { bigint, index, integer, jsonb, pgTable, primaryKey, sql, text, timestamp } from '../../drizzle.ts'

export const sessions = pgTable(
  'sessions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the cookie, hex: a leaked database contains no usable sessions. */
    token_hash: text().notNull().unique(),
    /** The signed-in shopper. */
    user_id: bigint({ mode: 'number' }),
    /** E.164 phone confirmed by a code in this session, also without an account. */
    confirmed_phone: text(),
    /** When, from which it counts for a day. */
    phone_confirmed_at: timestamp({ withTimezone: true }),
    /** The session whose bag this one shares: a signed-in shopper has one bag. */
    cart_session_id: bigint({ mode: 'number' }),
    /** Device at sign-in: `Chrome · Windows`. */
    device: text(),
    /** City by network address at sign-in, if known. */
    city_id: integer(),
    signed_in_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    seen_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('sessions_seen').on(table.seen_at),
    index('sessions_user').on(table.user_id),
    index('sessions_confirmed').on(table.phone_confirmed_at).where(sql`${table.confirmed_phone} IS NOT NULL`),
  ],
)

export const carts = pgTable('carts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  session_id: bigint({ mode: 'number' }).notNull().unique(),
  /** Increases with every change that may change a sum. */
  version: integer().notNull().default(0),
  /** What the shopper has chosen for this bag: bonuses, delivery, payment; see `cart/choices/kept.ts`. */
  choices: jsonb().notNull().default({}),
  changed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** SKU without a foreign key: a new catalog must not empty bags. */
export const cartLines = pgTable(
  'cart_lines',
  {
    cart_id: bigint({ mode: 'number' }).notNull(),
    /** Id of the line: the SKU, of an engraved line followed by a dot and a mark of its words. */
    sku_id: text().notNull(),
    /** Engraving of the contract; null without one. */
    engraving: jsonb(),
    quantity: integer().notNull(),
    added_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.cart_id, table.sku_id] })],
)

/** Lines of a bag that wait for another day: neither counted nor ordered. */
export const savedLines = pgTable(
  'saved_lines',
  {
    cart_id: bigint({ mode: 'number' }).notNull(),
    /** Id of the line, as in `cart_lines`. */
    sku_id: text().notNull(),
    engraving: jsonb(),
    quantity: integer().notNull(),
    /** Minor units for one piece on the day it was saved; null where it had no price. */
    price: bigint({ mode: 'number' }),
    currency: text().notNull(),
    saved_at: timestamp({ withTimezone: true }).notNull(),
    /** Removed, and can still be restored: housekeeping deletes it within a day. */
    removed_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.cart_id, table.sku_id] }),
    index('saved_lines_removed').on(table.removed_at).where(sql`removed_at IS NOT NULL`),
  ],
)

/** Idempotency keys of additions, kept for a day: a repeated request adds nothing. */
export const cartAdditions = pgTable(
  'cart_additions',
  {
    session_id: bigint({ mode: 'number' }).notNull(),
    key: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.session_id, table.key] }), index('cart_additions_at').on(table.at)],
)
