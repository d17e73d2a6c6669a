import { bigint, index, integer, jsonb, pgTable, sql, text, timestamp } from '../drizzle.ts'

/** Transactional outbox: jobs created in a transaction and run after it. Finished rows are deleted. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    /** Earliest run; while a worker runs the job, the end of its lease. */
    run_at: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    /** Dead letter: too many attempts, needs a person. */
    dead_at: timestamp({ withTimezone: true }),
    last_error: text(),
    /** Id of the request that created the job, for tracing across logs. */
    trace_id: text(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('outbox_due').on(table.dead_at, table.run_at),
    // Each kind is a queue: a long one must not slow down the search for others.
    index('outbox_queue').on(table.kind, table.run_at).where(sql`dead_at IS NULL`),
  ],
)
