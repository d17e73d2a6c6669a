import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from '../../drizzle.ts'

export const sessions = pgTable(
  'sessions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the cookie, hex: a stolen copy of the database opens no session. */
    token_hash: text().notNull().unique(),
    /** Signed in: whose session it is. */
    user_id: bigint({ mode: 'number' }),
    /** E.164 phone that a code has confirmed in this session, also without an account. */
    confirmed_phone: text(),
    /** The session whose bag this one uses, where it is another: all sessions of a signed-in shopper share one. */
    cart_session_id: bigint({ mode: 'number' }),
    /** What it was signed in with, in the words of the browser: `Chrome · Windows`. */
    device: text(),
    /** The city of the network it was signed in from, where that is known. */
    city_id: integer(),
    signed_in_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    seen_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sessions_seen').on(table.seen_at), index('sessions_user').on(table.user_id)],
)

export const carts = pgTable('carts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  session_id: bigint({ mode: 'number' }).notNull().unique(),
  /** Grows with every change of the lines. */
  version: integer().notNull().default(0),
  changed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** The SKU is kept by value: a new catalogue never empties a bag. */
export const cartLines = pgTable(
  'cart_lines',
  {
    cart_id: bigint({ mode: 'number' }).notNull(),
    sku_id: text().notNull(),
    quantity: integer().notNull(),
    added_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.cart_id, table.sku_id] })],
)
