import { type BonusEntry, type Bonuses, profileBonuses } from '@shop/contracts/account/profile'
import type { Locale } from '@shop/contracts/shop/storefront'
import { Picture } from '@shop/contracts/core/picture'
import * as v from 'valibot'
import { runPeriodically } from '../../../platform/clock/rounds.ts'
import { type Api, implement } from '../../../platform/http/implement.ts'
import { shownNumber } from '../../../buying/payments/order-number.ts'
import { shopDate } from '../../../goods/places/shops/calendar.ts'
import { signedInUser } from '../../../visitors/session/shopper.ts'
import { TEXTS, wordOf } from '../../../platform/texts/texts.ts'
import { entriesOf, type EntryRow } from '../../../visitors/users/bonuses/entries.ts'
import { expireGifts } from '../../../visitors/users/bonuses/expiry.ts'
import { grantBirthdays } from './birthdays.ts'
import { giftsOf, isGift, lastDayOf } from '../../../visitors/users/bonuses/ledger.ts'
import { rowOf } from '../../../platform/db/rows.ts'

const bonusesRow = v.object({ balance: v.number(), background: v.nullable(Picture) })

const ENTRIES_SHOWN = 100
const BACKGROUND = 'banners/loyalty'
const EXPIRY_ROUND_MS = 60_000
const BIRTHDAY_ROUND_MS = 10 * 60_000

const READ = `
  SELECT u.bonus_balance AS balance,
    (SELECT jsonb_build_object('base', f.base, 'widths', f.widths, 'fallback', f.fallback, 'width', f.width, 'height', f.height,
      'color', f.color, 'alt', '') FROM pictures f WHERE f.key = '${BACKGROUND}') AS background
  FROM users u WHERE u.id = $1`

/** The bonus balance, expiry dates and history. Gifts are granted and burnt by periodic jobs. */
export function serveBonuses(api: Api) {
  implement(api, profileBonuses, async ({ sessionHash, visitor: { shop } }) => {
    const userId = await signedInUser(api.database, sessionHash)
    const row = await rowOf(api.database, bonusesRow, READ, [userId])
    const entries = await entriesOf(api.database, userId)
    const latest = entries.slice(-ENTRIES_SHOWN).toReversed()
    return {
      result: {
        balance: row?.balance ?? 0,
        backgroundImage: row?.background ?? null,
        expiring: expiringOf(entries, api.clock.now()),
        entries: latest.map((entry) => toEntry(entry, shop.locale)),
      },
    }
  })
  runPeriodically(api, 'birthday bonuses', BIRTHDAY_ROUND_MS, () => grantBirthdays(api))
  runPeriodically(api, 'expiry of bonuses', EXPIRY_ROUND_MS, () => expireGifts(api))
}

const shownDay = (date: string) => date.split('-').toReversed().join('.')

function expiringOf(entries: readonly EntryRow[], now: Date): Bonuses['expiring'] {
  const today = shopDate(now)
  return giftsOf(entries)
    .filter(({ lastDay }) => lastDay >= today)
    .map(({ lastDay, left }) => ({ day: shownDay(lastDay), amount: left }))
}

function toEntry({ id, at, kind, amount, order }: EntryRow, locale: Locale): BonusEntry {
  const words = TEXTS[locale].bonuses
  const name = wordOf(words.kinds, kind)
  return {
    id,
    at: at.toISOString(),
    amount,
    name: order ? `${name}, ${words.order(shownNumber(order))}` : name,
    validUntil: isGift(kind) ? shownDay(lastDayOf(at)) : null,
  }
}
