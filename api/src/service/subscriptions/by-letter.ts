import type { Locale } from '@shop/contracts/shop/storefront'
import { CONSENT_VERSION } from '../../visitors/users/users.ts'
import { confirmAlert, endAlert } from '../alerts/by-letter.ts'
import { confirmSearch, endSearch, endSearches, SEARCH_EMAIL } from '../searches/by-letter.ts'
import { END_REVIEW_LETTERS } from '../reviews/letters-off.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { AlertSubject } from '../../buying/letters/news.ts'
import { type Link, readToken } from '../../buying/letters/link.ts'
import { queueSubscribed } from '../../visitors/marketing/operations.ts'
import { giveGift, type Rewarded } from './gift.ts'
import type { SubscriptionServices } from './gift.ts'
import { kindOf, KINDS } from './kinds.ts'
import { setNews } from './news.ts'
import { SUBSCRIPTION_TEXTS } from './texts.ts'

interface Subscriber extends Rewarded {
  status: string
  session_id: number | null
}

const LOCK = 'SELECT id, email, status, session_id, place, promocode, locale FROM subscribers WHERE id = $1 FOR UPDATE'
const EMAIL_OF: Record<'news' | 'alert' | 'search' | 'review', string> = {
  news: 'SELECT email FROM subscribers WHERE id = $1',
  alert: 'SELECT email FROM alerts WHERE id = $1',
  search: SEARCH_EMAIL,
  review: "SELECT nullif(lower(email), '') AS email FROM orders WHERE id = $1",
}
/** Other topics end by a dated consent record; news letters by `setNews`. */
const END_TOPICS = `
  INSERT INTO consents (user_id, kind, given, text_version, at)
  SELECT user_id, kind, false, $2, $3::timestamptz FROM (
    SELECT DISTINCT ON (c.user_id, c.kind) c.user_id, c.kind, c.given FROM consents c JOIN users u ON u.id = c.user_id
    WHERE u.email = $1 AND c.kind = ANY($4::text[]) ORDER BY c.user_id, c.kind, c.id DESC) AS last
  WHERE given`
const TOPIC_KINDS = KINDS.map(({ kind }) => kind).filter((kind) => kind !== kindOf('news', 'mail'))
const END_TEXTS = 'UPDATE users SET sms_subscribed = false WHERE email = $1'
const END_ALERTS = "UPDATE alerts SET status = 'off' WHERE email = $1 AND status IN ('pending', 'active')"

/** The purpose of a link; null for an invalid one. */
export const linkOf = (token: string, { codeKey, clock }: SubscriptionServices): Link | null => readToken(token, codeKey, clock.now())

export const confirms = ({ kind }: Link) => kind.endsWith('confirm')

export interface Confirmed {
  /** What the letters will be about; null for the news of the shop. */
  subject: AlertSubject | null
  /** A promo code will be sent. */
  gift: boolean
}

/** Applies a confirmation link; null when nothing is left to confirm. `origin` is the shop's, for the next letter. */
export async function confirm(
  connection: Queryable,
  parts: SubscriptionServices,
  { kind, id }: Link,
  origin: string,
): Promise<Confirmed | null> {
  if (kind === 'alert-confirm') {
    const subject = await confirmAlert(connection, parts, id)
    return subject && { gift: false, subject }
  }
  if (kind === 'search-confirm') {
    const name = await confirmSearch(connection, id)
    return name === null ? null : { gift: false, subject: { id, kind: 'search', name } }
  }
  if (kind !== 'news-confirm') return null
  const [row] = await connection.query<Subscriber>(LOCK, [id])
  // A later unsubscription wins over this link.
  if (!row || row.status === 'off') return null
  const gift = row.place !== null
  if (row.status === 'active') return { gift, subject: null }
  await setNews(connection, parts, row.email, true)
  if (row.session_id !== null) await queueSubscribed(connection, parts, { sessionId: row.session_id, userId: null }, row.email)
  if (gift) await giveGift(connection, parts, row, origin)
  return { gift, subject: null }
}

/** Unsubscribes from the link's topic, or with `all` from everything; false for a link of another kind. */
export async function unsubscribe(connection: Queryable, parts: SubscriptionServices, { kind, id }: Link, all: boolean): Promise<boolean> {
  if (!kind.endsWith('off')) return false
  const subject = kind.split('-')[0] as keyof typeof EMAIL_OF
  const [row] = await connection.query<{ email: string | null }>(EMAIL_OF[subject], [id])
  if (!row) return false
  if (subject === 'alert') await endAlert(connection, id)
  if (subject === 'search') await endSearch(connection, id)
  if (row.email !== null && (all || subject === 'review'))
    await connection.query(END_REVIEW_LETTERS, [row.email, parts.clock.now().toISOString()])
  if (row.email !== null && (all || subject === 'news')) await setNews(connection, parts, row.email, false)
  if (row.email !== null && all) {
    await connection.query(END_TOPICS, [row.email, CONSENT_VERSION, parts.clock.now().toISOString(), TOPIC_KINDS])
    for (const sql of [END_TEXTS, END_ALERTS]) await connection.query(sql, [row.email])
    await endSearches(connection, row.email)
  }
  return true
}

/** The text for the shopper. */
export const messageOf = (locale: Locale, all: boolean) => SUBSCRIPTION_TEXTS[locale][all ? 'offAll' : 'changed']
