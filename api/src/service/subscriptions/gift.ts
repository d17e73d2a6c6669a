import { SUBSCRIPTION_GIFT } from '@shop/contracts/marketing/subscriptions'
import type { Locale } from '@shop/contracts/shop/storefront'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import type { Queryable } from '../../platform/db/database.ts'
import type { Api } from '../../platform/http/implement.ts'
import { giftUsedLetter, giftLetter } from '../../buying/letters/account/subscription-gift.ts'
import { letter } from '../../platform/outbox/messages.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { dayAfter, shopDate } from '../../goods/places/shops/calendar.ts'
import { shortCode } from '../../platform/short-code.ts'

/** Dependencies of subscriptions. */
export type SubscriptionServices = Pick<Api, 'clock' | 'codeKey' | 'ports' | 'brand'>

/** A row of `subscribers`, locked by the caller. */
export interface Rewarded {
  id: number
  email: string
  place: string | null
  promocode: string | null
  locale: string
}

const ADD_CODE = `
  INSERT INTO promocodes (code, kind, percent, sums, minimums, ends_at, excluded_categories, on_sale, first_order, max_uses)
  VALUES ($1, 'percent', $2, '{}', '{}', $3::timestamptz, '[]', false, false, 1)`
const KEEP_CODE = 'UPDATE subscribers SET promocode = $2 WHERE id = $1'
const LIVE_CODE = 'SELECT ends_at AS "endsAt" FROM promocodes WHERE code = $1 AND used = 0 AND ends_at > $2::timestamptz'

/** Mails the promised promo code: created once per address, repeated while valid. */
export async function giveGift(connection: Queryable, parts: SubscriptionServices, subscriber: Rewarded, origin: string): Promise<void> {
  const { id, email, promocode } = subscriber
  const now = parts.clock.now()
  const locale: Locale = subscriber.locale === 'ru' ? 'ru' : 'en'
  const signer = { origin, key: parts.codeKey, now }
  const gift = promocode === null ? await newGift(connection, id, now) : await liveGift(connection, promocode, now)
  const words = gift ? giftLetter(id, { ...gift, percent: SUBSCRIPTION_GIFT.percent }, locale, signer) : giftUsedLetter(id, locale, signer)
  await enqueue(connection, letter, { to: email, ...words })
}

interface Gift {
  code: string
  endsAt: Date
}

async function newGift(connection: Queryable, id: number, now: Date): Promise<Gift> {
  const code = `ZL${shortCode()}`
  // Valid until the end of its last day in Moscow.
  const lastDay = shopDate(new Date(now.getTime() + SUBSCRIPTION_GIFT.days * DAY_MS))
  const endsAt = new Date(`${dayAfter(lastDay)}T00:00:00+03:00`)
  await connection.query(ADD_CODE, [code, SUBSCRIPTION_GIFT.percent, endsAt.toISOString()])
  await connection.query(KEEP_CODE, [id, code])
  return { code, endsAt }
}

async function liveGift(connection: Queryable, code: string, now: Date): Promise<Gift | null> {
  const [live] = await connection.query<{ endsAt: Date | string }>(LIVE_CODE, [code, now.toISOString()])
  return live ? { code, endsAt: new Date(live.endsAt) } : null
}
