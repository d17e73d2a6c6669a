import { pgTable, text } from '../drizzle.ts'

/** Values that the shop keeps for itself: the content hash of the demo, the key of CSRF tokens. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
})
