import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from '../drizzle.ts'

const minor = () => bigint({ mode: 'number' }).notNull()
const instant = () => timestamp({ withTimezone: true })

/** A feed of the back office: its row is the turn of its batches. */
export const feeds = pgTable('feeds', { id: text().primaryKey(), last_sequence: bigint({ mode: 'number' }).notNull() })

/** Batches that were applied, with what was answered: one that comes again is answered the same. */
export const feedBatches = pgTable(
  'feed_batches',
  {
    feed_id: text().notNull(),
    sequence: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of the body. */
    digest: text().notNull(),
    answer: jsonb().notNull(),
    received_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.feed_id, table.sequence] }), index('feed_batches_age').on(table.received_at)],
)

/** Pieces of an order that come back, with all that goes back for them. */
export const refunds = pgTable(
  'refunds',
  {
    /** Number of the order and of the refund: 4820719-r1. */
    id: text().primaryKey(),
    order_id: bigint({ mode: 'number' }).notNull(),
    /** Of the office, for what it gives back by itself. */
    office_key: text(),
    /** Of RefundStatus. */
    status: text().notNull(),
    reason: text().notNull(),
    /** Of RefundHandover: how the pieces come to us. */
    handover: text(),
    /** Of the shopper; of the office. */
    comment: text(),
    answer: text(),
    /** [{ sku, quantity, sum, bonuses, earned }] */
    items: jsonb().notNull(),
    /** By money; by certificates and deposits: [{ kind, code, amount }]. */
    money: minor(),
    tenders: jsonb().notNull(),
    /** Packaging and delivery in it. */
    services: minor(),
    /** { bic, tin, account } of a bank account; null: back to where the money came from. */
    account: jsonb(),
    created_at: instant().notNull(),
    decided_at: instant(),
  },
  (table) => [index('refunds_order').on(table.order_id, table.id), index('refunds_office').on(table.office_key)],
)

/** Money on its way back through the gateway: a part of a payment, or all of it. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    /** What the gateway knows it by: the same id gives back once. */
    id: text().primaryKey(),
    reference: text().notNull(),
    amount: minor(),
    created_at: instant().notNull(),
    settled_at: instant(),
  },
  (table) => [index('payment_refunds_reference').on(table.reference)],
)
