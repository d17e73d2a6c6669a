import { integer, pgTable, primaryKey, text, timestamp } from '../drizzle.ts'
import { bytes } from './bytes.ts'

const instant = () => timestamp({ withTimezone: true })

/** Product feeds for shopping services, by file name. */
export const merchantFeeds = pgTable('merchant_feeds', {
  file: text().primaryKey(),
  /** Id of the served parts; null until the first edition is complete. */
  edition: text(),
  made_at: instant(),
  offers: integer().notNull().default(0),
  left_out: integer().notNull().default(0),
  /** A process builds the next edition until then; the lease of a dead process expires. */
  claimed_until: instant(),
})

/** Compressed files in parts, so that neither writing nor reading needs a whole file in memory. */
export const merchantFeedParts = pgTable(
  'merchant_feed_parts',
  {
    file: text().notNull(),
    edition: text().notNull(),
    encoding: text().notNull(),
    position: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.file, table.edition, table.encoding, table.position] })],
)

/** Link preview pictures: the newest version per page and language. */
export const sharePictures = pgTable(
  'share_pictures',
  {
    path: text().notNull(),
    locale: text().notNull(),
    version: text().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.path, table.locale] })],
)
