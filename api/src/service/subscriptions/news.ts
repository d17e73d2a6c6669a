import { asksConsentFirst } from '@shop/contracts/marketing/consent'
import type { ConsentBox } from '@shop/contracts/marketing/marketing'
import type { AskedStatus, SubscriptionPlace } from '@shop/contracts/marketing/subscriptions'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { CONSENT_VERSION } from '../../visitors/users/users.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Api } from '../../platform/http/implement.ts'
import { newsConfirmLetter } from '../../buying/letters/news.ts'
import type { Who } from '../../visitors/users/who.ts'
import { queueSubscribed } from '../../visitors/marketing/operations.ts'
import { letter } from '../../platform/outbox/messages.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { giveGift, type SubscriptionServices, type Rewarded } from './gift.ts'

export interface NewsRequest {
  email: string
  box: ConsentBox
  who: Who
  shop: Pick<ShopContext, 'country' | 'locale'>
  /** Shop origin, for the link. */
  origin: string
  /** The form that promises a promo code. */
  place?: SubscriptionPlace | undefined
}

/** Whether the address belongs to another account, or its owner has unsubscribed. */
const BEFORE = `
  SELECT EXISTS (SELECT FROM users WHERE email = $1 AND email_confirmed_at IS NOT NULL AND id <> coalesce($2::bigint, 0)) AS "isAnothers",
    EXISTS (SELECT FROM subscribers WHERE email = $1 AND status = 'off') AS "wasEnded",
    EXISTS (SELECT FROM users WHERE email = $1 AND email_confirmed_at IS NOT NULL AND is_subscribed) AS "isOn"`
const ASK = `
  INSERT INTO subscribers (email, status, box, locale, country, session_id, asked_at, place, agreement_version)
  VALUES ($1, 'pending', $2, $3, $4, $5, $6::timestamptz, $7, $8)
  ON CONFLICT (email) DO UPDATE SET
    status = CASE WHEN subscribers.status = 'active' THEN 'active' ELSE 'pending' END,
    box = excluded.box, locale = excluded.locale, country = excluded.country, session_id = excluded.session_id, asked_at = excluded.asked_at,
    place = coalesce(excluded.place, subscribers.place), agreement_version = excluded.agreement_version
  RETURNING id, status, email, place, promocode, locale`
const SET = `
  UPDATE subscribers SET status = $2::text,
    confirmed_at = CASE WHEN $2::text = 'active' THEN $3::timestamptz ELSE confirmed_at END,
    ended_at = CASE WHEN $2::text = 'active' THEN NULL ELSE $3::timestamptz END
  WHERE email = $1 AND status <> $2::text`
const SET_ACCOUNT = `
  WITH changed AS (UPDATE users SET is_subscribed = $2 
    WHERE email = $1 AND (email_confirmed_at IS NOT NULL OR NOT $2) AND is_subscribed <> $2 RETURNING id)
  INSERT INTO consents (user_id, kind, given, text_version, at) SELECT id, 'newsletter', $2, $3, $4::timestamptz FROM changed`

/** Subscribes or unsubscribes an address, in sync with its account. Unsubscribing works for unconfirmed addresses too. */
export async function setNews(connection: Queryable, { clock }: Pick<Api, 'clock'>, email: string, given: boolean): Promise<void> {
  const now = clock.now().toISOString()
  await connection.query(SET, [email, given ? 'active' : 'off', now])
  await connection.query(SET_ACCOUNT, [email, given, CONSENT_VERSION, now])
}

/**
 * Subscribes an address. Sends a confirmation letter if the law requires consent, the address belongs to somebody else, or a promo code is
 * promised. The response never reveals whether the address is known.
 */
export async function requestNews(connection: Queryable, parts: SubscriptionServices, asked: NewsRequest): Promise<AskedStatus> {
  const { email, who, shop, origin, place } = asked
  const { clock, codeKey } = parts
  const address = email.toLowerCase()
  const [before] = await connection.query<{ isAnothers: boolean; wasEnded: boolean; isOn: boolean }>(BEFORE, [address, who.userId])
  const asksFirst = asksConsentFirst(shop.country) || place !== undefined
  const status: AskedStatus = asksFirst ? 'pending' : 'active'
  if (before?.isOn && !place) return status
  const row = await noteRequested(connection, clock, { ...asked, email: address })
  if (before?.isOn) await setNews(connection, parts, address, true)
  if (row.status === 'active' || before?.isOn) {
    // An existing subscriber learns about the promo code by email only: the form's response is the same for everybody.
    if (place) await giveGift(connection, parts, row, origin)
  } else if (asksFirst || before?.isAnothers || before?.wasEnded) {
    const signer = { origin, key: codeKey, now: clock.now() }
    await enqueue(connection, letter, { to: address, ...newsConfirmLetter(row.id, shop.locale, signer, row.place !== null) })
  } else {
    await setNews(connection, parts, address, true)
    await queueSubscribed(connection, parts, who, address)
  }
  return status
}

async function noteRequested(connection: Queryable, clock: Api['clock'], { email, box, shop, who, place }: NewsRequest) {
  // A kiosk's session belongs to nobody.
  const session = place === 'tablet' ? null : who.sessionId
  const values = [email, box, shop.locale, shop.country, session, clock.now().toISOString(), place ?? null, CONSENT_VERSION]
  const [row] = await connection.query<Rewarded & { status: string }>(ASK, values)
  if (!row) throw new Error('No row of the subscriber.')
  return row
}
