import { randomBytes } from 'node:crypto'
import {
  GIFT_RESERVED_DAYS,
  reserveGift,
  sharedWishlist,
  type SharedWishlist,
  shareWishlist,
  unshareWishlist,
  wishlistShare,
} from '@shop/contracts/favorites/shared-wishlist'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import type { CatalogApi } from '../../goods/plugins.ts'
import { after, type Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { idRow, rowOf, rowsOf } from '../../platform/db/rows.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { SIGNS } from '../../platform/short-code.ts'
import { ownerOf, type SessionOwner, sessionOf, signedInUser } from '../../visitors/session/shopper.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const shareRow = v.object({ code: v.string(), title: v.string(), occasion: v.string() })
const SHARE = 'SELECT code, title, occasion FROM wishlist_shares WHERE user_id = $1'
const SHARE_ANEW = `
  INSERT INTO wishlist_shares (user_id, code, title, occasion, created_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (user_id) DO UPDATE SET title = excluded.title, occasion = excluded.occasion RETURNING code, title, occasion`
const UNSHARE = `
  WITH freed AS (DELETE FROM gift_reservations WHERE user_id = $1) DELETE FROM wishlist_shares WHERE user_id = $1`

/** $1 code, $2 giver's account, $3 giver's session, $4 when a reservation of today began at the earliest. */
const LIST = `
  SELECT s.user_id AS owner, s.title, s.occasion,
    (SELECT coalesce(jsonb_agg(f.item_id ORDER BY f.added_at DESC, f.item_id), '[]') FROM favorites f WHERE f.user_id = s.user_id) AS items,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('item', g.item_id, 'isOwn', g.giver_id = $2 OR (g.giver_id IS NULL AND g.session_id = $3))), '[]')
     FROM gift_reservations g WHERE g.user_id = s.user_id AND g.reserved_at > $4) AS reserved
  FROM wishlist_shares s JOIN users u ON u.id = s.user_id AND u.deactivated_at IS NULL WHERE s.code = $1`
const listRow = v.object({
  owner: v.number(),
  title: v.string(),
  occasion: v.string(),
  items: v.array(v.number()),
  reserved: v.array(v.object({ item: v.number(), isOwn: v.nullable(v.boolean()) })),
})

/** Reserves a piece unless another person's reservation of it is still valid. */
const RESERVE = `
  INSERT INTO gift_reservations (user_id, item_id, giver_id, session_id, reserved_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (user_id, item_id) DO UPDATE
    SET giver_id = excluded.giver_id, session_id = excluded.session_id, reserved_at = excluded.reserved_at
    WHERE gift_reservations.reserved_at <= $6 OR gift_reservations.giver_id = $3
      OR (gift_reservations.giver_id IS NULL AND gift_reservations.session_id = $4)
  RETURNING item_id AS id`
const RELEASE = `
  DELETE FROM gift_reservations
  WHERE user_id = $1 AND item_id = $2 AND (giver_id = $3 OR (giver_id IS NULL AND session_id = $4))`
const ADOPT = 'UPDATE gift_reservations SET giver_id = $2 WHERE session_id = $1 AND giver_id IS NULL'
const FORGET = 'DELETE FROM gift_reservations WHERE reserved_at <= $1'

const CODE_LENGTH = 16
/** Lower case, as all addresses of the shop. */
const newCode = () =>
  Array.from(randomBytes(CODE_LENGTH), (byte) => SIGNS.charAt(byte % SIGNS.length))
    .join('')
    .toLowerCase()
const oldest = (clock: Clock) => after(clock, -GIFT_RESERVED_DAYS * DAY_MS)

/** Wishlists shared by a link, on which friends reserve gifts [favorites.gift-is-a-surprise]. */
export function serveWishlists(api: CatalogApi) {
  const {
    database,
    clock,
    catalogue: { cards },
  } = api
  implement(api, wishlistShare, async ({ sessionHash }) => shareOf(database, await signedInUser(database, sessionHash)))
  implement(api, shareWishlist, async ({ body: { title, occasion }, sessionHash }) => {
    const user = await signedInUser(database, sessionHash)
    return { result: (await rowOf(database, shareRow, SHARE_ANEW, [user, newCode(), title, occasion, clock.now().toISOString()])) ?? null }
  })
  implement(api, unshareWishlist, async ({ sessionHash }) => {
    await database.query(UNSHARE, [await signedInUser(database, sessionHash)])
    return { result: null }
  })

  const look = async (code: string, visitor: SessionOwner | null, shop: ShopContext) => {
    const row = await rowOf(database, listRow, LIST, [code, visitor?.userId ?? null, visitor?.sessionId ?? null, oldest(clock)])
    if (!row) throw new Refused('NOT_FOUND')
    const isMine = visitor?.userId === row.owner
    const reserved = isMine ? [] : row.reserved
    const result: SharedWishlist = {
      title: row.title,
      occasion: row.occasion,
      isMine,
      products: await cards.of(row.items, shop, 1),
      taken: reserved.filter(({ isOwn }) => !isOwn).map(({ item }) => item),
      given: reserved.filter(({ isOwn }) => isOwn).map(({ item }) => item),
    }
    return { result, row }
  }
  implement(api, sharedWishlist, async ({ params, sessionHash, visitor: { shop } }) => {
    const { result } = await look(params.code, await ownerOf(database, sessionHash), shop)
    return { result }
  })
  implement(api, reserveGift, async ({ params, body: { id, isReserved }, sessionHash, visitor: { shop } }) => {
    const giver = await sessionOf(database, sessionHash)
    const { result: before, row } = await look(params.code, giver, shop)
    if (before.isMine || !row.items.includes(id)) throw new Refused('NOT_FOUND')
    const whose = [row.owner, id, giver.userId, giver.sessionId]
    if (!isReserved) await database.query(RELEASE, whose)
    else if ((await rowsOf(database, idRow, RESERVE, [...whose, clock.now().toISOString(), oldest(clock)])).length === 0)
      throw new Refused('GIFT_TAKEN')
    const { result } = await look(params.code, giver, shop)
    return { result }
  })
}

export const deleteOldReservations = ({ database, clock }: Api) => database.query(FORGET, [oldest(clock)])

/** What a guest reserved is the account's after signing in, on each of its devices. */
export const adoptReservations = (connection: Queryable, sessionId: number, userId: number) => connection.query(ADOPT, [sessionId, userId])

const shareOf = async (database: Queryable, user: number) => ({ result: (await rowOf(database, shareRow, SHARE, [user])) ?? null })
