import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from '../../drizzle.ts'

const minor = () => bigint({ mode: 'number' }).notNull()
const instant = () => timestamp({ withTimezone: true })

/** Pieces of an order exchanged for another size. */
export const exchanges = pgTable(
  'exchanges',
  {
    /** Order and exchange number: 4820719-x1. */
    id: text().primaryKey(),
    order_id: bigint({ mode: 'number' }).notNull(),
    idempotency_key: text().notNull(),
    /** Of ExchangeStatus. */
    status: text().notNull(),
    /** Position of the order line: the one that comes back; the new one once done. */
    position: integer().notNull(),
    from_sku: text().notNull(),
    to_sku: text().notNull(),
    /** Sizes as the order names them. */
    from_size: text().notNull(),
    to_size: text().notNull(),
    quantity: integer().notNull(),
    /** Of ExchangeHandover; the shop for that way. */
    handover: text().notNull(),
    shop_id: integer(),
    /** For all pieces: above 0 is paid, below 0 goes back. */
    difference: minor(),
    /** Returned when done: in money; in certificates and deposits: [{ kind, code, amount }]. */
    money: minor().default(0),
    tenders: jsonb().notNull().default([]),
    /** What the office wrote. */
    answer: text(),
    created_at: instant().notNull(),
    /** The new size is kept until then. */
    kept_until: instant().notNull(),
    /** When the difference was paid. */
    paid_at: instant(),
    accepted_at: instant(),
    /** When it was done, or the new size let go. */
    ended_at: instant(),
  },
  (table) => [
    uniqueIndex('exchanges_key').on(table.order_id, table.idempotency_key),
    index('exchanges_open').on(table.status, table.kept_until),
  ],
)
