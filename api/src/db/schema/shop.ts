import { integer, pgTable, primaryKey, text } from '../drizzle.ts'

/** Banners of the main page; the place tells which part of the page shows one. */
export const banners = pgTable(
  'banners',
  {
    place: text().notNull(),
    position: integer().notNull(),
    locale: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    action: text().notNull(),
    url: text().notNull(),
    picture: text().notNull(),
    /** Second picture for narrow screens, where the place has one. */
    portrait: text(),
    alt: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.place, table.position, table.locale] })],
)

/** Values that the shop keeps for itself: the content hash of the demo, the key of CSRF tokens. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
})
