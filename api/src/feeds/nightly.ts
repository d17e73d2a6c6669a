import { SHOP_UTC_OFFSET_HOURS } from '@shop/contracts/core/limits'
import { stopping } from '../http/health.ts'
import type { Api } from '../http/implement.ts'
import { FEEDS, type MerchantFeed } from './files.ts'
import { type Counts, feedText } from './make.ts'
import { publish } from './store.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Shop time: daily prices are set, and traffic is low. */
const NIGHT_HOUR = 3
/** Retry interval of a failed feed; the previous edition stays. */
const CLAIM_MS = HOUR_MS / 2

const KNOWN = 'INSERT INTO merchant_feeds (file) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING'
const CLAIM = `
  UPDATE merchant_feeds SET claimed_until = $3::timestamptz WHERE file = (
    SELECT file FROM merchant_feeds
    WHERE file = ANY ($1::text[]) AND (made_at IS NULL OR made_at < $2::timestamptz)
      AND (claimed_until IS NULL OR claimed_until < $4::timestamptz)
    ORDER BY file LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING file`

const GIVE_BACK = 'UPDATE merchant_feeds SET claimed_until = NULL WHERE file = $1'

/** The latest 3:00. */
export function lastNight(now: Date): Date {
  const offset = (NIGHT_HOUR - SHOP_UTC_OFFSET_HOURS) * HOUR_MS
  return new Date(Math.floor((now.getTime() - offset) / DAY_MS) * DAY_MS + offset)
}

type Parts = Pick<Api, 'database' | 'clock' | 'log' | 'siteOrigins' | 'brand'>

/** Builds every feed not built since last night. Several processes share the work. */
export async function makeDueFeeds({ database, clock, log, siteOrigins, brand }: Parts): Promise<void> {
  const feeds = FEEDS.filter(({ storefront }) => siteOrigins[storefront] !== null)
  const files = feeds.map(({ file }) => file)
  await database.query(KNOWN, [files])
  for (;;) {
    const now = clock.now()
    const until = new Date(now.getTime() + CLAIM_MS)
    const [claimed] = await database.query<Pick<MerchantFeed, 'file'>>(CLAIM, [
      files,
      ...[lastNight(now), until, now].map((at) => at.toISOString()),
    ])
    const feed = feeds.find(({ file }) => file === claimed?.file)
    if (!feed) return
    const counts: Counts = { offers: 0, leftOut: 0 }
    const making = { database, log, brand, origin: siteOrigins[feed.storefront] ?? '', now, counts }
    try {
      await publish(database, feed.file, feedText(feed, making), counts, now)
    } catch (error) {
      if (!stopping.now) throw error
      return void (await database.query(GIVE_BACK, [feed.file]))
    }
    log.info({ feed: feed.file, ...counts }, 'feed made')
  }
}
