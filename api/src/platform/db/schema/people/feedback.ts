import { bigint, index, pgTable, text, timestamp } from '../../drizzle.ts'

/** Feedback messages. */
export const feedback = pgTable(
  'feedback',
  {
    id: text().primaryKey(),
    /** Session and client key: a repeated message is stored once. */
    request_key: text().notNull().unique(),
    user_id: bigint({ mode: 'number' }),
    topic: text().notNull(),
    name: text().notNull(),
    /** E.164, or an e-mail in lower case. */
    contact: text().notNull(),
    message: text().notNull(),
    locale: text().notNull(),
    country: text().notNull(),
    agreement_version: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('feedback_user').on(table.user_id), index('feedback_contact').on(table.contact), index('feedback_at').on(table.at)],
)
