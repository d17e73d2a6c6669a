import { bigint, index, integer, jsonb, pgTable, text, timestamp } from '../drizzle.ts'

/** Work that was decided in a transaction and is done after it. A row goes when its work is done. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    /** Not before. While somebody works on it: until when it is theirs. */
    run_at: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    /** A dead letter: tried too often, a person has to look. */
    dead_at: timestamp({ withTimezone: true }),
    last_error: text(),
    /** Id of the request that has put it: what comes of a click is found by one word in every log. */
    trace_id: text(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('outbox_due').on(table.dead_at, table.run_at)],
)
