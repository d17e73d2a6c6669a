import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from '../drizzle.ts'

const minor = () => bigint({ mode: 'number' }).notNull()
const instant = () => timestamp({ withTimezone: true })

/** A feed of the back office; locking its row serializes batches. */
export const feeds = pgTable('feeds', { id: text().primaryKey(), last_sequence: bigint({ mode: 'number' }).notNull() })

/** Applied batches with their responses: a repeated batch gets the same response. */
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

/** A refund of returned pieces. */
export const refunds = pgTable(
  'refunds',
  {
    /** Order and refund number: 4820719-r1. */
    id: text().primaryKey(),
    order_id: bigint({ mode: 'number' }).notNull(),
    /** Idempotency key of refunds that the office starts. */
    office_key: text(),
    /** Of RefundStatus. */
    status: text().notNull(),
    reason: text().notNull(),
    /** Of RefundHandover: how the pieces are returned. */
    handover: text(),
    /** Comments of the shopper and of the office. */
    comment: text(),
    answer: text(),
    /** [{ sku, quantity, sum, bonuses, earned }] */
    items: jsonb().notNull(),
    /** Refunded in money; in certificates and deposits: [{ kind, code, amount }]. */
    money: minor(),
    tenders: jsonb().notNull(),
    /** Includes packaging and delivery. */
    services: minor(),
    /** { bic, tin, account } of a bank account; null refunds to the source of the payment. */
    account: jsonb(),
    created_at: instant().notNull(),
    decided_at: instant(),
  },
  (table) => [index('refunds_order').on(table.order_id, table.id), index('refunds_office').on(table.office_key)],
)

/** A full or partial refund of a payment through the gateway. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    /** Idempotency key at the gateway. */
    id: text().primaryKey(),
    reference: text().notNull(),
    amount: minor(),
    created_at: instant().notNull(),
    settled_at: instant(),
  },
  (table) => [index('payment_refunds_reference').on(table.reference)],
)
