import { BONUS_GIFT_DAYS, SHOP_UTC_OFFSET_HOURS } from '@shop/contracts/core/limits'
import { DAY_MS, HOUR_MS } from '@shop/contracts/core/time/durations'
import type { Queryable } from '../../../platform/db/database.ts'
import { idRow, rowOf, rowsOf } from '../../../platform/db/rows.ts'
import type { Api } from '../../../platform/http/implement.ts'
import { balanceRow, LOCK_USER, MOVE_BONUSES } from './balance.ts'
import { shopDate } from '../../../goods/places/shops/calendar.ts'
import { entriesOf } from './entries.ts'
import { giftsOf } from './ledger.ts'

const AT_ONCE = 500

/** Gifts, and returned gifts that got a new expiry date. */
const OVER = "expired_at IS NULL AND kind IN ('welcome', 'birthday', 'returned') AND at < $1::timestamptz"
const DUE = `SELECT DISTINCT user_id AS id FROM bonus_entries WHERE ${OVER} ORDER BY user_id LIMIT ${AT_ONCE}`
const SETTLE = `UPDATE bonus_entries SET expired_at = $2::timestamptz WHERE ${OVER} AND user_id = $3`

/** Burns what is left of expired gifts. */
export async function expireGifts({ database, clock, log }: Pick<Api, 'database' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now()
  const before = givenBefore(now)
  for (const { id } of await rowsOf(database, idRow, DUE, [before])) {
    await database
      .transaction((connection) => expire(connection, id, now, before))
      .catch((error: unknown) => log.error({ err: error, account: id }, 'bonuses not expired'))
  }
}

async function expire(connection: Queryable, userId: number, now: Date, before: string) {
  const account = await rowOf(connection, balanceRow, LOCK_USER, [userId])
  const today = shopDate(now)
  const over = giftsOf(await entriesOf(connection, userId)).filter(({ lastDay }) => lastDay < today)
  const left = over.reduce((sum, gift) => sum + gift.left, 0)
  const burnt = Math.min(left, Math.max(0, account?.balance ?? 0))
  if (burnt > 0) await connection.query(MOVE_BONUSES, [userId, -burnt, 'burnt', null, now.toISOString()])
  await connection.query(SETTLE, [before, now.toISOString(), userId])
}

/** Gifts granted before this instant expired yesterday or earlier. */
function givenBefore(now: Date): string {
  const midnight = Date.parse(`${shopDate(now)}T00:00:00Z`) - SHOP_UTC_OFFSET_HOURS * HOUR_MS
  return new Date(midnight - BONUS_GIFT_DAYS * DAY_MS).toISOString()
}
