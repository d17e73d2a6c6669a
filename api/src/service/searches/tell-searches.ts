import { currencyOf, type Locale } from '@shop/contracts/shop/storefront'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { money } from '@shop/i18n/money'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import type { Queryable } from '../../platform/db/database.ts'
import type { Api } from '../../platform/http/implement.ts'
import { searchLetter } from '../../buying/letters/news.ts'
import { originOf } from '../../buying/payments/origin.ts'
import { letter } from '../../platform/outbox/messages.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { newestOf } from './listing-of.ts'
import { fullNameOf } from './name-of.ts'

/** A search is checked once a day: one letter for all new products. */
const PIECES_SHOWN = 8

interface Due {
  id: number
  name: string
  url: string
  host: string
  locale: Locale
  country: string
  seenAt: string | Date
  /** A shopper names her own searches. */
  isGuest: boolean
  /** Of the account or the guest; null if there is none. */
  email: string | null
}

// Marked before it is checked: other processes skip it, and a failing listing does not stop the round.
const NEXT = `
  UPDATE saved_searches s SET looked_at = $1::timestamptz FROM (
    SELECT d.id, coalesce(o.email, d.email) AS email FROM saved_searches d LEFT JOIN users o ON o.id = d.user_id
    WHERE d.tells AND d.looked_at <= $2::timestamptz AND (d.user_id IS NULL AND d.is_confirmed
      OR o.deactivated_at IS NULL AND o.deletion_due_at IS NULL AND o.email_confirmed_at IS NOT NULL)
    ORDER BY d.looked_at, d.id LIMIT 1 FOR UPDATE OF d SKIP LOCKED) due
  WHERE s.id = due.id
  RETURNING s.id, s.name, s.url, s.host, s.locale, s.country, s.seen_at AS "seenAt", s.user_id IS NULL AS "isGuest", due.email`
const NEW_AMONG = 'SELECT id FROM products WHERE id = ANY($1::int[]) AND published_at > $2::timestamptz AND published_at <= $3::timestamptz'
const SEEN = 'UPDATE saved_searches SET seen_at = $2::timestamptz WHERE id = $1 AND seen_at = $3::timestamptz RETURNING id'

type SearchNewsServices = Pick<Api, 'database' | 'clock' | 'codeKey' | 'server'>

/** Notifies about products published since the last letter, per search. */
export async function sendSearchNews(parts: SearchNewsServices): Promise<void> {
  const { database, clock } = parts
  for (;;) {
    const now = clock.now()
    const [due] = await database.query<Due>(NEXT, [now.toISOString(), new Date(now.getTime() - DAY_MS).toISOString()])
    if (!due) return
    await notifyOne(parts, due, now)
  }
}

async function notifyOne({ database, server, codeKey }: SearchNewsServices, due: Due, now: Date) {
  const listing = await newestOf(server, due.url, due)
  const fresh = listing && (await newOnes(database, listing.products, due, now))
  if (!fresh || fresh.length === 0 || due.email === null) return
  const { id, locale, email } = due
  const name = due.isGuest ? fullNameOf(listing, due.url, { locale: due.locale, currency: currencyOf(due.country) }) : due.name
  const signer = { origin: originOf(due.host), key: codeKey, now }
  const pieces = fresh.slice(0, PIECES_SHOWN).map((card) => ({ name: card.name, price: priceOf(card, locale) }))
  const written = searchLetter({ id, name, url: signer.origin + encodeURI(due.url), pieces }, locale, signer)
  await database.transaction(async (connection) => {
    const isFirst = (await connection.query(SEEN, [id, now.toISOString(), new Date(due.seenAt).toISOString()])).length > 0
    if (isFirst) await enqueue(connection, letter, { to: email, ...written })
  })
}

async function newOnes(connection: Queryable, cards: readonly ProductCard[], { seenAt }: Due, now: Date): Promise<ProductCard[]> {
  const ids = cards.map(({ itemId }) => itemId)
  const rows = await connection.query<{ id: number }>(NEW_AMONG, [ids, new Date(seenAt).toISOString(), now.toISOString()])
  const isNew = new Set(rows.map(({ id }) => id))
  return cards.filter(({ itemId }) => isNew.has(itemId))
}

const priceOf = ({ price, currency }: ProductCard, locale: Locale) =>
  price.final === null ? (price.message ?? '') : money(price.final, currency, locale)
