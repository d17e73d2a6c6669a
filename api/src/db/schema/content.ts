import { date, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from '../drizzle.ts'

/** Pages of words. The newest version whose day has come is shown; one of a storefront goes before one of every storefront. */
export const contentPages = pgTable(
  'content_pages',
  {
    id: integer().primaryKey(),
    /** Without a slash at its start. */
    path: text().notNull(),
    locale: text().notNull(),
    /** `ru`, `international`, or `every`. */
    storefront: text().notNull(),
    version: integer().notNull(),
    effective_on: date().notNull(),
    title: text().notNull(),
    lead: text().notNull(),
  },
  (table) => [uniqueIndex('content_pages_version').on(table.path, table.locale, table.storefront, table.version)],
)

/** HTML in here is as an editor wrote it: it is sanitised on its way out. */
export const contentBlocks = pgTable(
  'content_blocks',
  {
    page_id: integer().notNull(),
    position: integer().notNull(),
    kind: text().notNull(),
    /** What the contract's block of this kind holds; pictures by key, pieces by slug. */
    body: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.page_id, table.position] })],
)

/** Texts of the interface that an editor has changed without a release. */
export const textOverrides = pgTable(
  'text_overrides',
  {
    locale: text().notNull(),
    key: text().notNull(),
    text: text().notNull(),
    changed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.key] })],
)
