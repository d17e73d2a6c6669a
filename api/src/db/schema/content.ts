import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from '../drizzle.ts'

const instant = () => timestamp({ withTimezone: true })

/**
 * What editors publish: pages, banners, promises, texts. Of a document the newest version whose time has come is shown; none is ever
 * changed or deleted.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    /** Name of its file: `pages/about.ru`, `banners`. */
    document: text().notNull(),
    /** Counts what was published of the document. */
    version: integer().notNull(),
    /** What the document says, as its schema in `content/documents.ts` tells. */
    body: jsonb().notNull(),
    /** SHA-256 of the body: what has not changed is not published again. */
    digest: text().notNull(),
    publish_at: instant().notNull(),
    /** Set when it was called off before its time came. */
    cancelled_at: instant(),
    created_at: instant().notNull().defaultNow(),
    /** Of pages: addresses without a slash at their start, and `ru`, `international` or `every`. */
    paths: text().array().notNull(),
    storefront: text().notNull(),
    locale: text(),
    /** Of pages: the edition that readers see, and its first day. */
    edition: integer(),
    effective_on: date(),
  },
  (table) => [primaryKey({ columns: [table.document, table.version] })],
)

/** Documents that an editor looks at before they are published: by the signed link of a preview alone. */
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
