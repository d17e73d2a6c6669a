import { SHOP_UTC_OFFSET_HOURS } from '@shop/contracts/core/limits'
import { HOUR_MS, DAY_MS } from '@shop/contracts/core/time/durations'
import { stopping } from '../../platform/status/health.ts'
import type { Api } from '../../platform/http/implement.ts'
import { FEEDS, type MerchantFeed } from './files.ts'
import { feedText } from './make.ts'
import { type Counts, publish } from './store.ts'

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

export type MakingParts = Pick<Api, 'database' | 'clock' | 'log'>

/** Text of a file; updates the counts while it is generated. */
export type Text = (counts: Counts, now: Date) => AsyncIterable<string>

/** Builds every file that is older than `madeBefore`. Several processes share the work. */
export async function makeDue({ database, clock, log }: MakingParts, texts: ReadonlyMap<string, Text>, madeBefore: Date): Promise<void> {
  const files = [...texts.keys()]
  await database.query(KNOWN, [files])
  for (;;) {
    const now = clock.now()
    const until = new Date(now.getTime() + CLAIM_MS)
    const [claimed] = await database.query<Pick<MerchantFeed, 'file'>>(CLAIM, [
      files,
      ...[madeBefore, until, now].map((at) => at.toISOString()),
    ])
    const text = claimed && texts.get(claimed.file)
    if (!text) return
    const counts: Counts = { offers: 0, leftOut: 0 }
    try {
      await publish(database, claimed.file, text(counts, now), counts, now)
    } catch (error) {
      if (!stopping.now) throw error
      return void (await database.query(GIVE_BACK, [claimed.file]))
    }
    log.info({ feed: claimed.file, ...counts }, 'feed made')
  }
}

/** Builds every feed not built since last night. */
export function makeDueFeeds(parts: MakingParts & Pick<Api, 'siteOrigins' | 'brand'>): Promise<void> {
  const { database, log, brand, siteOrigins } = parts
  const texts = FEEDS.flatMap((feed): [string, Text][] => {
    const origin = siteOrigins[feed.storefront]
    return origin === null ? [] : [[feed.file, (counts, now) => feedText(feed, { database, log, brand, origin, now, counts })]]
  })
  return makeDue(parts, new Map(texts), lastNight(parts.clock.now()))
}
