import { customType, integer, pgTable, primaryKey, text, timestamp } from '../drizzle.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = () => timestamp({ withTimezone: true })

/** Price lists for shopping services, by the file that is asked for. */
export const merchantFeeds = pgTable('merchant_feeds', {
  file: text().primaryKey(),
  /** Names the parts that are served now; null until the first one is whole. */
  edition: text(),
  made_at: instant(),
  offers: integer().notNull().default(0),
  left_out: integer().notNull().default(0),
  /** Somebody makes the next one until then; a process that died gives it back by silence. */
  claimed_until: instant(),
})

/** The files, compressed and cut into parts: neither writing nor reading one holds it in memory. */
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

/** Pictures for links in messengers and networks; a page has one in each language, of its newest version. */
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
