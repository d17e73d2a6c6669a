import { GIFT_RESERVED_DAYS, GIFTS_OF_ONE } from '@shop/contracts/favorites/shared-wishlist'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import * as v from 'valibot'
import { after, type Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { idRow, rowOf, rowsOf } from '../../platform/db/rows.ts'
import type { Api } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import type { SessionOwner } from '../../visitors/session/shopper.ts'

/** When a reservation that is still valid began at the earliest. */
export const oldest = (clock: Clock) => after(clock, -GIFT_RESERVED_DAYS * DAY_MS)

const IS_GIVER = '(giver_id = $3 OR (giver_id IS NULL AND session_id = $4))'
/** Calls of one giver wait for each other: two at once must not pass the limit together. */
const LOCK_GIVER = 'SELECT id FROM sessions WHERE id = $1 FOR UPDATE'
const countRow = v.object({ others: v.number() })
const COUNT = `SELECT count(*) AS others FROM gift_reservations WHERE user_id = $1 AND item_id <> $2 AND ${IS_GIVER} AND reserved_at > $5`
/** Reserves a piece unless another person's reservation of it is still valid. */
const RESERVE = `
  INSERT INTO gift_reservations (user_id, item_id, giver_id, session_id, reserved_at, name) VALUES ($1, $2, $3, $4, $5, $7)
  ON CONFLICT (user_id, item_id) DO UPDATE
    SET giver_id = excluded.giver_id, session_id = excluded.session_id, reserved_at = excluded.reserved_at, name = excluded.name
    WHERE gift_reservations.reserved_at <= $6 OR gift_reservations.giver_id = $3
      OR (gift_reservations.giver_id IS NULL AND gift_reservations.session_id = $4)
  RETURNING item_id AS id`
const RELEASE = `DELETE FROM gift_reservations WHERE user_id = $1 AND item_id = $2 AND ${IS_GIVER}`
const FORGET = 'DELETE FROM gift_reservations WHERE reserved_at <= $1'
/** Lists of guests whose session is gone: nobody can change them any more. */
const FORGET_LISTS = `
  DELETE FROM guest_wishlists w WHERE w.session_id IS NOT NULL AND NOT EXISTS (SELECT FROM sessions s WHERE s.id = w.session_id)`

export interface GiftRequest {
  /** Owner of the list. */
  owner: number
  item: number
  giver: SessionOwner
  from: string
}

/** Reserves a piece of a list. Throws GIFT_TAKEN and GIFT_LIMIT [favorites.gift-limit]. */
export async function reserve(connection: Queryable, clock: Clock, { owner, item, giver, from }: GiftRequest) {
  const whose = [owner, item, giver.userId, giver.sessionId]
  await connection.query(LOCK_GIVER, [giver.sessionId])
  const count = await rowOf(connection, countRow, COUNT, [...whose, oldest(clock)])
  if ((count?.others ?? 0) >= GIFTS_OF_ONE) throw new Refused('GIFT_LIMIT')
  const reserved = await rowsOf(connection, idRow, RESERVE, [...whose, clock.now().toISOString(), oldest(clock), from || null])
  if (reserved.length === 0) throw new Refused('GIFT_TAKEN')
}

export const release = (connection: Queryable, { owner, item, giver }: Omit<GiftRequest, 'from'>) =>
  connection.query(RELEASE, [owner, item, giver.userId, giver.sessionId])

export async function deleteOldReservations({ database, clock }: Api) {
  await database.query(FORGET, [oldest(clock)])
  await database.query(FORGET_LISTS)
}
