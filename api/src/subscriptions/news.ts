import { asksConsentFirst } from '@shop/contracts/consent'
import type { ConsentBox } from '@shop/contracts/marketing'
import type { AskedStatus } from '@shop/contracts/subscriptions'
import type { ShopContext } from '@shop/contracts/storefront'
import { CONSENT_VERSION } from '../account/users.ts'
import type { Queryable } from '../db/database.ts'
import type { Api } from '../http/implement.ts'
import { newsConfirmLetter } from '../letters/news.ts'
import type { Who } from '../marketing/consent.ts'
import { tellSubscribed } from '../marketing/operations.ts'
import { letter } from '../outbox/messages.ts'
import { put } from '../outbox/put.ts'

export type Parts = Pick<Api, 'clock' | 'codeKey' | 'ports'>

export interface AskedNews {
  email: string
  box: ConsentBox
  who: Who
  shop: Pick<ShopContext, 'country' | 'locale'>
  /** Address of the shop, for the link. */
  origin: string
}

/** Whether somebody else's word stands against it: an account with this address, or an end that its owner has put. */
const BEFORE = `
  SELECT EXISTS (SELECT FROM users WHERE email = $1 AND email_confirmed_at IS NOT NULL AND id <> coalesce($2::bigint, 0)) AS "isAnothers",
    EXISTS (SELECT FROM subscribers WHERE email = $1 AND status = 'off') AS "wasEnded",
    EXISTS (SELECT FROM users WHERE email = $1 AND email_confirmed_at IS NOT NULL AND is_subscribed) AS "isOn"`
const ASK = `
  INSERT INTO subscribers (email, status, box, locale, country, session_id, asked_at) VALUES ($1, 'pending', $2, $3, $4, $5, $6::timestamptz)
  ON CONFLICT (email) DO UPDATE SET
    status = CASE WHEN subscribers.status = 'active' THEN 'active' ELSE 'pending' END,
    box = excluded.box, locale = excluded.locale, country = excluded.country, session_id = excluded.session_id, asked_at = excluded.asked_at
  RETURNING id, status`
const SET = `
  UPDATE subscribers SET status = $2::text,
    confirmed_at = CASE WHEN $2::text = 'active' THEN $3::timestamptz ELSE confirmed_at END,
    ended_at = CASE WHEN $2::text = 'active' THEN NULL ELSE $3::timestamptz END
  WHERE email = $1 AND status <> $2::text`
const SET_ACCOUNT = `
  WITH changed AS (UPDATE users SET is_subscribed = $2 
    WHERE email = $1 AND (email_confirmed_at IS NOT NULL OR NOT $2) AND is_subscribed <> $2 RETURNING id)
  INSERT INTO consents (user_id, kind, given, text_version, at) SELECT id, 'newsletter', $2, $3, $4::timestamptz FROM changed`

/** Sets whether letters go to an address: its row and the account that has it say the same. An end counts for unconfirmed ones too. */
export async function setNews(connection: Queryable, { clock }: Pick<Api, 'clock'>, email: string, given: boolean): Promise<void> {
  const now = clock.now().toISOString()
  await connection.query(SET, [email, given ? 'active' : 'off', now])
  await connection.query(SET_ACCOUNT, [email, given, CONSENT_VERSION, now])
}

/**
 * Somebody wants news at an address. Where the law wants a consent first (reading 50), or the address has a word of its own, its
 * owner is asked by a letter; the answer is the same whether the shop knows the address or not.
 */
export async function askForNews(connection: Queryable, parts: Parts, { email, box, who, shop, origin }: AskedNews): Promise<AskedStatus> {
  const { clock, codeKey } = parts
  const now = clock.now()
  const address = email.toLowerCase()
  const [before] = await connection.query<{ isAnothers: boolean; wasEnded: boolean; isOn: boolean }>(BEFORE, [address, who.userId])
  const asksFirst = asksConsentFirst(shop.country)
  if (before?.isOn) return asksFirst ? 'pending' : 'active'
  const [row] = await connection.query<{ id: number; status: string }>(ASK, [
    address,
    box,
    shop.locale,
    shop.country,
    who.sessionId,
    now.toISOString(),
  ])
  if (row?.status === 'pending') {
    if (asksFirst || before?.isAnothers || before?.wasEnded) {
      await put(connection, letter, { to: address, ...newsConfirmLetter(row.id, shop.locale, { origin, key: codeKey, now }) })
    } else {
      await setNews(connection, parts, address, true)
      await tellSubscribed(connection, parts, who, address)
    }
  }
  return asksFirst ? 'pending' : 'active'
}
