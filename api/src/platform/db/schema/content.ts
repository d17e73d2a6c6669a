import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from '../drizzle.ts'

const instant = () => timestamp({ withTimezone: true })

/**
 * Published pages, banners, promises and texts. Of each document the newest version whose time has come is shown. Versions are never
 * changed or deleted.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    /** File name: `pages/about.ru`, `banners`. */
    document: text().notNull(),
    /** Version number within the document. */
    version: integer().notNull(),
    /** Content, in the schema of `content/documents/documents.ts`. */
    body: jsonb().notNull(),
    /** SHA-256 of the body: unchanged content is not published again. */
    digest: text().notNull(),
    publish_at: instant().notNull(),
    /** Set when the version was cancelled before its time. */
    cancelled_at: instant(),
    created_at: instant().notNull().defaultNow(),
    /** Pages only: paths without a leading slash, and `ru`, `international` or `every`. */
    paths: text().array().notNull(),
    storefront: text().notNull(),
    locale: text(),
    /** Pages only: the displayed edition, and its first day. */
    edition: integer(),
    effective_on: date(),
  },
  (table) => [primaryKey({ columns: [table.document, table.version] })],
)

/** Previews of unpublished documents, accessible by signed link only. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Name → body. */
    documents: jsonb().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [index('content_drafts_age').on(table.expires_at)],
)
