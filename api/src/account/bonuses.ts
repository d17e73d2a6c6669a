import { type BonusEntry, profileBonuses } from '@shop/contracts/profile'
import type { Locale } from '@shop/contracts/storefront'
import type { Picture } from '@shop/contracts/picture'
import { type Api, implement } from '../http/implement.ts'
import { shownNumber } from '../orders/number.ts'
import { signedInUser } from '../session/shopper.ts'
import { TEXTS, wordOf } from '../texts/texts.ts'

const ENTRIES_SHOWN = 100
const BACKGROUND = 'banners/loyalty'

const READ = `
  SELECT u.bonus_balance AS balance,
    (SELECT jsonb_agg(jsonb_build_object('id', e.id, 'at', e.at, 'kind', e.kind, 'amount', e.amount, 'order', e.order_number) ORDER BY e.id DESC)
      FROM (SELECT * FROM bonus_entries WHERE user_id = u.id ORDER BY id DESC LIMIT ${ENTRIES_SHOWN}) e) AS entries,
    (SELECT jsonb_build_object('base', f.base, 'widths', f.widths, 'fallback', f.fallback, 'width', f.width, 'height', f.height,
      'color', f.color, 'alt', '') FROM pictures f WHERE f.key = '${BACKGROUND}') AS background
  FROM users u WHERE u.id = $1`

interface Entry {
  id: number
  at: string
  kind: string
  amount: number
  order: string | null
}

/** The balance, and what has changed it. */
export function serveBonuses(api: Api) {
  implement(api, profileBonuses, async ({ sessionHash, visitor: { shop } }) => {
    const userId = await signedInUser(api.database, sessionHash)
    const [row] = await api.database.query<{ balance: number; entries: Entry[] | null; background: Picture | null }>(READ, [userId])
    const entries = (row?.entries ?? []).map((entry) => toEntry(entry, shop.locale))
    return { result: { balance: row?.balance ?? 0, backgroundImage: row?.background ?? null, entries } }
  })
}

function toEntry({ id, at, kind, amount, order }: Entry, locale: Locale): BonusEntry {
  const words = TEXTS[locale].bonuses
  const name = wordOf(words.kinds, kind)
  return { id, at: new Date(at).toISOString(), amount, name: order ? `${name}, ${words.order(shownNumber(order))}` : name }
}
