import { pgTable, text } from '../drizzle.ts'

/** Internal settings: the demo's content hash, the CSRF key. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
})
