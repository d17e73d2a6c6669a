import { bigint, date, index, integer, pgTable, text, timestamp } from '../../drizzle.ts'

export const depositDesigns = pgTable('deposit_designs', {
  id: integer().primaryKey(),
  position: integer().notNull(),
  picture: text().notNull(),
  name_ru: text().notNull(),
  name_en: text().notNull(),
  alt_ru: text().notNull(),
  alt_en: text().notNull(),
})

/** A gift balance, bought at /certificate (in roubles) or as goods of an order. */
export const deposits = pgTable(
  'deposits',
  {
    /** Number of the certificate: 7K2M-9QXD. */
    id: text().primaryKey(),
    design_id: integer().notNull(),
    currency: text().notNull().default('RUB'),
    /** The order that it was bought with, and the position of its line; null for one of /certificate. */
    order_id: bigint({ mode: 'number' }),
    order_line: integer(),
    amount: bigint({ mode: 'number' }).notNull(),
    balance: bigint({ mode: 'number' }).notNull(),
    /** Its four-digit code, encrypted under CERTIFICATE_KEY; null when it was sent before codes were random. */
    sealed_code: text(),
    /** Of DepositStatus. */
    status: text().notNull(),
    recipient_name: text().notNull(),
    recipient_email: text(),
    recipient_phone: text(),
    sender_name: text().notNull(),
    message: text().notNull(),
    buyer_email: text().notNull(),
    buyer_phone: text().notNull(),
    buyer_id: bigint({ mode: 'number' }),
    /** The account it was added to; no other account can add it. */
    owner_id: bigint({ mode: 'number' }),
    session_id: bigint({ mode: 'number' }),
    idempotency_key: text().unique(),
    /** Host and language of the purchase: for the return from the payment page and for messages. */
    host: text().notNull(),
    locale: text().notNull(),
    send_on: date({ mode: 'string' }).notNull(),
    valid_until: date({ mode: 'string' }).notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    paid_at: timestamp({ withTimezone: true }),
    sent_at: timestamp({ withTimezone: true }),
    agreement_version: text().notNull(),
  },
  (table) => [
    index('deposits_owner').on(table.owner_id),
    index('deposits_buyer').on(table.buyer_id),
    index('deposits_created').on(table.created_at),
    index('deposits_order').on(table.order_id),
  ],
)
