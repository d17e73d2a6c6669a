import type { Locale } from '@shop/contracts/storefront'
import { confirmAlert, endAlert } from '../alerts/by-letter.ts'
import type { Queryable } from '../db/database.ts'
import { type Link, readToken } from '../letters/link.ts'
import { tellSubscribed } from '../marketing/operations.ts'
import { type Parts, setNews } from './news.ts'
import { SUBSCRIPTION_WORDS } from './words.ts'

interface Subscriber {
  email: string
  status: string
  session_id: number | null
}

const LOCK = 'SELECT email, status, session_id FROM subscribers WHERE id = $1 FOR UPDATE'
const EMAIL_OF: Record<'news' | 'alert' | 'search', string> = {
  news: 'SELECT email FROM subscribers WHERE id = $1',
  alert: 'SELECT email FROM alerts WHERE id = $1',
  search: 'SELECT u.email FROM saved_searches s JOIN users u ON u.id = s.user_id WHERE s.id = $1',
}
const END_SEARCH = 'UPDATE saved_searches SET tells = false WHERE id = $1'
const END_TEXTS = 'UPDATE users SET sms_subscribed = false WHERE email = $1'
const END_ALERTS = "UPDATE alerts SET status = 'off' WHERE email = $1 AND status IN ('pending', 'active')"
const END_SEARCHES = 'UPDATE saved_searches SET tells = false WHERE user_id IN (SELECT id FROM users WHERE email = $1)'

/** What a link is good for; null for a wrong one. */
export const linkOf = (token: string, { codeKey, clock }: Parts): Link | null => readToken(token, codeKey, clock.now())

export const confirms = ({ kind }: Link) => kind.endsWith('confirm')

/** Does what a confirming link says; false when there is nothing to confirm any more. */
export async function confirm(connection: Queryable, parts: Parts, { kind, id }: Link): Promise<boolean> {
  if (kind === 'alert-confirm') return confirmAlert(connection, parts, id)
  if (kind !== 'news-confirm') return false
  const [row] = await connection.query<Subscriber>(LOCK, [id])
  // An unsubscribing letter that came later than this one has the last word.
  if (!row || row.status === 'off') return false
  if (row.status === 'active') return true
  await setNews(connection, parts, row.email, true)
  if (row.session_id !== null) await tellSubscribed(connection, parts, { sessionId: row.session_id, userId: null }, row.email)
  return true
}

/** Ends what the link is about, or with `all` everything that goes to its address; false for a link that is not of this kind. */
export async function unsubscribe(connection: Queryable, parts: Parts, { kind, id }: Link, all: boolean): Promise<boolean> {
  if (!kind.endsWith('off')) return false
  const subject = kind.split('-')[0] as 'news' | 'alert' | 'search'
  const [row] = await connection.query<{ email: string | null }>(EMAIL_OF[subject], [id])
  if (!row) return false
  if (subject === 'alert') await endAlert(connection, id)
  if (subject === 'search') await connection.query(END_SEARCH, [id])
  if (row.email !== null && (all || subject === 'news')) await setNews(connection, parts, row.email, false)
  if (row.email !== null && all) for (const sql of [END_TEXTS, END_ALERTS, END_SEARCHES]) await connection.query(sql, [row.email])
  return true
}

/** Spec §8: what a shopper is told of it. */
export const messageOf = (locale: Locale, all: boolean) => SUBSCRIPTION_WORDS[locale][all ? 'offAll' : 'changed']
