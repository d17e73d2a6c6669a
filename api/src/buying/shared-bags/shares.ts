import { createHash, createHmac, randomUUID } from 'node:crypto'
import { SHARED_BAG_DAYS, SHARED_BAG_TOLD_DAYS } from '@shop/contracts/cart/shared-bag'
import { Currency } from '@shop/contracts/core/money'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { after, type Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf, rowsOf } from '../../platform/db/rows.ts'
import { SIGNS } from '../../platform/short-code.ts'

const shareRow = v.object({
  id: v.string(),
  cart: v.number(),
  country: v.string(),
  currency: Currency,
  stylistAt: v.nullable(v.date()),
  createdAt: v.date(),
  stoppedAt: v.nullable(v.date()),
  version: v.string(),
})
export type ShareRow = v.InferOutput<typeof shareRow>

/** Of share `b` and its bag `c`: changes with all that its page shows. $1 is the oldest moment of a live link. */
const VERSION = `
  concat_ws('.', b.version, c.version, (b.stopped_at IS NULL AND b.created_at > $1::timestamptz)::int, (
    SELECT md5(string_agg(concat_ws(' ', l.sku_id, least(l.quantity, stock.quantity), prices.initial, prices.final), ',' ORDER BY l.sku_id))
    FROM cart_lines l LEFT JOIN stock ON stock.sku_id = split_part(l.sku_id, '.', 1)
    LEFT JOIN prices ON prices.sku_id = split_part(l.sku_id, '.', 1) AND prices.currency = b.currency
    WHERE l.cart_id = c.id))`
const SHARES = `
  SELECT b.id, b.cart_id AS cart, b.country, b.currency, b.stylist_at AS "stylistAt", b.created_at AS "createdAt",
    b.stopped_at AS "stoppedAt", ${VERSION} AS version
  FROM bag_shares b JOIN carts c ON c.id = b.cart_id`
const LIVE = 'b.stopped_at IS NULL AND b.created_at > $1::timestamptz'
const OF_SESSION = `
  ${SHARES} JOIN sessions s ON coalesce(s.cart_session_id, s.id) = c.session_id WHERE ${LIVE} AND s.token_hash = $2`
const OF_CART = `${SHARES} WHERE ${LIVE} AND b.cart_id = $2::bigint`
const BY_TOKEN = `${SHARES} WHERE b.token_hash = $2`
const FOR_STYLISTS = `${SHARES} WHERE ${LIVE} AND b.stylist_at IS NOT NULL`
const VERSIONS = `
  SELECT b.token_hash AS hash, ${VERSION} AS version FROM bag_shares b JOIN carts c ON c.id = b.cart_id
  WHERE b.token_hash = ANY($2::text[])`

const ADD = `
  INSERT INTO bag_shares (id, cart_id, token_hash, country, currency, created_at) VALUES ($1, $2, $3, $4, $5, $6::timestamptz)`
/** The owner's prices follow the storefront on which the link was asked for last. */
const KEEP = `
  UPDATE bag_shares SET country = $2, currency = $3,
    stylist_at = CASE WHEN $4::bool IS NULL THEN stylist_at WHEN $4 THEN coalesce(stylist_at, $5::timestamptz) END, version = version + 1
  WHERE id = $1`
const STOP = 'UPDATE bag_shares SET stopped_at = $2::timestamptz, version = version + 1 WHERE cart_id = $1 AND stopped_at IS NULL'
const BUMP = 'UPDATE bag_shares SET version = version + 1 WHERE id = $1'
const IS_OWNER = `
  SELECT FROM carts c JOIN sessions s ON coalesce(s.cart_session_id, s.id) = c.session_id WHERE c.id = $1 AND s.token_hash = $2`
/** Of two live links the newer one stays. */
const STOP_OLDER = `
  UPDATE bag_shares old SET stopped_at = $3::timestamptz, version = version + 1
  WHERE old.cart_id IN ($1, $2) AND old.stopped_at IS NULL AND EXISTS (
    SELECT FROM bag_shares b WHERE b.cart_id IN ($1, $2) AND b.stopped_at IS NULL AND (b.created_at, b.id) > (old.created_at, old.id))`
const MOVE = 'UPDATE bag_shares SET cart_id = $2 WHERE cart_id = $1'
const FORGET_PROPOSALS = 'DELETE FROM bag_proposals p USING bag_shares b WHERE b.id = p.share_id AND b.created_at <= $1::timestamptz'
const FORGET = 'DELETE FROM bag_shares WHERE created_at <= $1::timestamptz'

const CODE_LENGTH = 24
const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url')
const oldestLive = (clock: Clock) => after(clock, -SHARED_BAG_DAYS * DAY_MS)

/** Derived, so that the owner sees the same link again while the database has its hash alone: 120 bits, lower case as all addresses. */
export const codeOfShare = (key: string, id: string) =>
  Array.from(createHmac('sha256', key).update(`shared-bag:${id}`).digest().subarray(0, CODE_LENGTH), (byte) =>
    SIGNS.charAt(byte % SIGNS.length),
  )
    .join('')
    .toLowerCase()

export const expiryOf = ({ createdAt }: Pick<ShareRow, 'createdAt'>) =>
  new Date(createdAt.getTime() + SHARED_BAG_DAYS * DAY_MS).toISOString()
export const isLive = ({ stoppedAt, createdAt }: ShareRow, clock: Clock) =>
  stoppedAt === null && createdAt.getTime() > clock.now().getTime() - SHARED_BAG_DAYS * DAY_MS

/** The shopper of a link sees her own prices in the reader's language. */
export const shopOfShare = (shop: ShopContext, { country, currency }: ShareRow): ShopContext => ({ ...shop, country, currency })

export const liveShareOf = (connection: Queryable, sessionHash: string | null, clock: Clock) =>
  rowOf(connection, shareRow, OF_SESSION, [oldestLive(clock), sessionHash])
export const liveShareOfCart = (connection: Queryable, cart: number, clock: Clock) =>
  rowOf(connection, shareRow, OF_CART, [oldestLive(clock), cart])
/** Also one that is over. */
export const shareByCode = (connection: Queryable, code: string, clock: Clock) =>
  rowOf(connection, shareRow, BY_TOKEN, [oldestLive(clock), hashOf(code)])
export const liveShareById = (connection: Queryable, id: string, clock: Clock) =>
  rowOf(connection, shareRow, `${FOR_STYLISTS} AND b.id = $2`, [oldestLive(clock), id])
export const sharesForStylists = (connection: Queryable, clock: Clock, most: number) =>
  rowsOf(connection, shareRow, `${FOR_STYLISTS} ORDER BY b.stylist_at DESC, b.id LIMIT $2`, [oldestLive(clock), most])

const versionRow = v.object({ hash: v.string(), version: v.string() })
export const versionsOf = (connection: Queryable, clock: Clock, hashes: readonly string[]) =>
  rowsOf(connection, versionRow, VERSIONS, [oldestLive(clock), hashes])
/** What its events are followed by. */
export const followedKey = hashOf

/** Replaces a link that has run out. The caller holds the lock of the bag. */
export async function addShare(connection: Queryable, key: string, cart: number, shop: ShopContext, clock: Clock): Promise<void> {
  const [id, now] = [randomUUID(), clock.now().toISOString()]
  await connection.query(STOP, [cart, now])
  await connection.query(ADD, [id, cart, hashOf(codeOfShare(key, id)), shop.country, shop.currency, now])
}
export const keepShare = (connection: Queryable, id: string, shop: ShopContext, forStylist: boolean | undefined, clock: Clock) =>
  connection.query(KEEP, [id, shop.country, shop.currency, forStylist ?? null, clock.now().toISOString()])
export const stopShare = (connection: Queryable, cart: number, clock: Clock) => connection.query(STOP, [cart, clock.now().toISOString()])
export const bumpShare = (connection: Queryable, id: string) => connection.query(BUMP, [id])

export const isOwner = async (connection: Queryable, { cart }: ShareRow, sessionHash: string | null) =>
  (await connection.query(IS_OWNER, [cart, sessionHash])).length > 0

/** Signing in joins two bags: the link goes on with the joined one [bag.shared-at-sign-in]. */
export async function moveShare(connection: Queryable, guest: number, own: number, now: Date): Promise<void> {
  await connection.query(STOP_OLDER, [guest, own, now.toISOString()])
  await connection.query(MOVE, [guest, own])
}

export async function deleteOldShares(connection: Queryable, clock: Clock): Promise<void> {
  const oldest = after(clock, -SHARED_BAG_TOLD_DAYS * DAY_MS)
  await connection.query(FORGET_PROPOSALS, [oldest])
  await connection.query(FORGET, [oldest])
}
