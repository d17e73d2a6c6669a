import { bigint, index, integer, pgTable, sql, text, timestamp, uniqueIndex } from '../../drizzle.ts'

/** Links by which others see a bag. */
export const bagShares = pgTable(
  'bag_shares',
  {
    /** The code of the link is derived from it with a key that the database does not have. */
    id: text().primaryKey(),
    cart_id: bigint({ mode: 'number' }).notNull(),
    /** The code itself is never stored. */
    token_hash: text().notNull().unique(),
    /** Of the storefront that it was made on: others see the owner's prices. */
    country: text().notNull(),
    currency: text().notNull(),
    /** Increases with every change of the link and its proposals. */
    version: integer().notNull().default(0),
    /** When the owner showed it to the stylists; null: friends alone. */
    stylist_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull(),
    stopped_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('bag_shares_live').on(table.cart_id).where(sql`stopped_at IS NULL`),
    index('bag_shares_cart').on(table.cart_id),
    index('bag_shares_stylist').on(table.stylist_at),
    index('bag_shares_created').on(table.created_at),
  ],
)

/** Pieces that friends and stylists propose for a shared bag: each piece once. */
export const bagProposals = pgTable(
  'bag_proposals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    share_id: text().notNull(),
    item_id: integer().notNull(),
    /** Where the link that was sent names a size. */
    sku_id: text(),
    note: text().notNull(),
    /** Name of the stylist; null for a friend. */
    stylist: text(),
    /** The friend: an account, or a guest's session; both null for a stylist. */
    user_id: bigint({ mode: 'number' }),
    session_id: bigint({ mode: 'number' }),
    /** waiting, accepted or declined */
    status: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    decided_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('bag_proposals_piece').on(table.share_id, table.item_id),
    index('bag_proposals_user').on(table.user_id),
    index('bag_proposals_session').on(table.session_id),
  ],
)
