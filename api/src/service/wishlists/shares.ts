import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import { SIGNS } from '../../platform/short-code.ts'
import type { SessionOwner } from '../../visitors/session/shopper.ts'

/** Who owns a list: `gift_reservations.user_id` has the account, or minus the session of a guest. */
export const ownerIdOf = ({ userId, sessionId }: SessionOwner) => userId ?? -sessionId

const shareRow = v.object({ code: v.string(), title: v.string(), occasion: v.string() })
const SHARE = 'SELECT code, title, occasion FROM wishlist_shares WHERE user_id = $1'
const GUEST_SHARE = 'SELECT code, title, occasion FROM guest_wishlists WHERE session_id = $1'
const SHARE_ANEW = `
  INSERT INTO wishlist_shares (user_id, code, title, occasion, created_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (user_id) DO UPDATE SET title = excluded.title, occasion = excluded.occasion RETURNING code, title, occasion`
const SHARE_OF_GUEST_ANEW = `
  INSERT INTO guest_wishlists (session_id, code, title, occasion, created_at, items, skus) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (session_id) DO UPDATE SET title = excluded.title, occasion = excluded.occasion, items = excluded.items, skus = excluded.skus
  RETURNING code, title, occasion`
/** $1 owner, $2 account, $3 session of a guest. Links of before the sign-in end too. */
const UNSHARE = `
  WITH freed AS (DELETE FROM gift_reservations WHERE user_id = $1),
  shared AS (DELETE FROM wishlist_shares WHERE user_id = $2)
  DELETE FROM guest_wishlists WHERE user_id = $2 OR session_id = $3`

const CODE_LENGTH = 16
/** Lower case, as all addresses of the shop. */
const newCode = () =>
  Array.from(randomBytes(CODE_LENGTH), (byte) => SIGNS.charAt(byte % SIGNS.length))
    .join('')
    .toLowerCase()

export async function shareOf(database: Queryable, { userId, sessionId }: SessionOwner) {
  const row = userId === null ? rowOf(database, shareRow, GUEST_SHARE, [sessionId]) : rowOf(database, shareRow, SHARE, [userId])
  return (await row) ?? null
}

export interface ShareRequest {
  title: string
  occasion: string
  /** Of a guest; the server keeps the list of an account. */
  items: readonly number[]
  /** Sizes that the guest chose. */
  skus?: readonly string[] | undefined
}

/** Shares a list, or renames it: the link stays. */
export async function share(
  database: Queryable,
  { userId, sessionId }: SessionOwner,
  { title, occasion, items, skus }: ShareRequest,
  now: Date,
) {
  const named = [newCode(), title, occasion, now.toISOString()]
  const row =
    userId === null
      ? rowOf(database, shareRow, SHARE_OF_GUEST_ANEW, [sessionId, ...named, [...new Set(items)], skus ?? null])
      : rowOf(database, shareRow, SHARE_ANEW, [userId, ...named])
  return (await row) ?? null
}

export const unshare = (database: Queryable, owner: SessionOwner) =>
  database.query(UNSHARE, [ownerIdOf(owner), owner.userId, owner.userId === null ? owner.sessionId : null])
