import { bigint, index, pgTable, text, timestamp } from '../../drizzle.ts'

/** Requests for a stylist. */
export const consults = pgTable(
  'consults',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `session:key`: a repeated call finds its request. */
    idempotency_key: text().notNull().unique(),
    user_id: bigint({ mode: 'number' }),
    /** whatsapp, call or video */
    way: text().notNull(),
    /** Null: as soon as possible within working hours. */
    starts_at: timestamp({ withTimezone: true }),
    name: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    comment: text().notNull(),
    /** Absolute URL of the product. */
    piece_url: text(),
    locale: text().notNull(),
    /** Version of the personal data consent given at `created_at`. */
    agreement_version: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('consults_phone').on(table.phone),
    index('consults_user').on(table.user_id),
    index('consults_created').on(table.created_at),
  ],
)
