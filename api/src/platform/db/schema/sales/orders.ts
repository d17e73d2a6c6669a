import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from '../../drizzle.ts'

const minor = () => bigint({ mode: 'number' }).notNull()

/** An order snapshot: prices, names and addresses are copied, so that later changes do not affect it. */
export const orders = pgTable(
  'orders',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Random digits, which do not reveal the number of orders; displayed as 482-0719. */
    number: text().notNull().unique(),
    session_id: bigint({ mode: 'number' }),
    user_id: bigint({ mode: 'number' }),
    idempotency_key: text().notNull().unique(),
    /** Of ORDER_STATUSES. */
    status: text().notNull(),
    /** Host and language of the order: for the return from the payment page and for messages. */
    host: text().notNull(),
    locale: text().notNull(),
    country: text().notNull(),
    currency: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    /** Until when stock and codes are held for payment; null once paid, or when no online payment is needed. */
    payable_until: timestamp({ withTimezone: true }),
    paid_at: timestamp({ withTimezone: true }),
    /** Set once, by the process that returns stock, codes, bonuses and balances. */
    released_at: timestamp({ withTimezone: true }),
    total_sum: minor(),
    item_discount: minor(),
    promocode_discount: minor(),
    bonuses_spent: minor(),
    bonuses_earned: minor(),
    packaging_sum: minor(),
    engraving_sum: minor().default(0),
    delivery_sum: minor(),
    certificates_sum: minor(),
    deposits_sum: minor(),
    /** Amount paid with money. */
    due_sum: minor(),
    promocodes: jsonb().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    delivery_method_id: integer().notNull(),
    courier_type: text(),
    /** { name, address, estimation, from, to } and courier instructions. */
    delivery: jsonb().notNull(),
    payment_method_id: integer(),
    /** Of PAYMENT_TYPES; null when codes pay for all of it. */
    payment_type: text(),
    communication_method_id: integer().notNull(),
    /** Gift, packaging, card, price tags, recipient, comment. */
    options: jsonb().notNull(),
    /** Carrier and tracking number, once known. */
    tracking: jsonb(),
    agreed_at: timestamp({ withTimezone: true }).notNull(),
    agreement_version: text().notNull(),
    /** Attribution of the last advertising click: gdeslon, paid or other. */
    utm_source: text(),
  },
  (table) => [
    index('orders_session').on(table.session_id, table.id.desc()),
    index('orders_user').on(table.user_id, table.id.desc()),
    index('orders_payable').on(table.payable_until),
    index('orders_phone').on(table.phone),
    index('orders_created').on(table.created_at),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    order_id: bigint({ mode: 'number' }).notNull(),
    position: integer().notNull(),
    sku_id: text().notNull(),
    item_id: integer().notNull(),
    name: text().notNull(),
    url: text().notNull(),
    photo: jsonb().notNull(),
    designer: text().notNull(),
    size: text(),
    /** Main stone weight if the piece has several: hundredths of a carat. */
    gem_weight: integer(),
    /** Metal and stone, in the language of the order. */
    details: text().notNull(),
    /** { text, face, price per piece }; null without one. */
    engraving: jsonb(),
    /** Of CERTIFICATE_TYPES for a gift certificate; null for a piece. */
    certificate_type: text(),
    quantity: integer().notNull(),
    /** Per piece. */
    initial: minor(),
    final: minor(),
    /** Per line: discounts by codes and bonuses, and the remaining sum. */
    promocode_discount: minor(),
    bonuses: minor(),
    final_sum: minor(),
  },
  (table) => [primaryKey({ columns: [table.order_id, table.position] }), index('order_lines_sku').on(table.sku_id)],
)

/** Status history of orders. */
export const orderHistory = pgTable(
  'order_history',
  {
    order_id: bigint({ mode: 'number' }).notNull(),
    status: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.order_id, table.status] })],
)

/** Amounts of an order paid by certificates and deposits. */
export const orderTenders = pgTable(
  'order_tenders',
  {
    order_id: bigint({ mode: 'number' }).notNull(),
    /** certificate or deposit */
    kind: text().notNull(),
    code: text().notNull(),
    amount: minor(),
  },
  (table) => [primaryKey({ columns: [table.order_id, table.kind, table.code] })],
)

/** A payment attempt for an order or a gift certificate. */
export const payments = pgTable(
  'payments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** order or deposit */
    subject: text().notNull(),
    /** Number of the order or of the deposit. */
    subject_id: text().notNull(),
    attempt: integer().notNull(),
    /** Reference at the gateway: subject and attempt. */
    reference: text().notNull().unique(),
    transaction_id: text(),
    /** pending, paid, declined, cancelled, refunded */
    status: text().notNull(),
    payment_type: text().notNull(),
    amount: minor(),
    currency: text().notNull(),
    /** Receipt lines as sent. */
    receipt: jsonb().notNull(),
    url: text(),
    message: text(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    settled_at: timestamp({ withTimezone: true }),
  },
  (table) => [index('payments_subject').on(table.subject, table.subject_id, table.attempt)],
)

/** Links by which somebody else pays for an order. */
export const payLinks = pgTable(
  'pay_links',
  {
    /** The link itself is never stored. */
    token_hash: text().primaryKey(),
    order_id: bigint({ mode: 'number' }).notNull(),
    /** From 1 on: the next link of an order is another one. */
    round: integer().notNull(),
    hides_pieces: boolean().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    withdrawn_at: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('pay_links_order').on(table.order_id, table.round), index('pay_links_created').on(table.created_at)],
)

/** Gateway reports: each counts once. */
export const paymentReports = pgTable(
  'payment_reports',
  {
    transaction_id: text().notNull(),
    event: text().notNull(),
    reference: text().notNull(),
    received_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.transaction_id, table.event] })],
)
