import {
  GIFT_RESERVED_DAYS,
  reserveGift,
  sharedWishlist,
  type SharedWishlist,
  shareWishlist,
  unshareWishlist,
  wishlistShare,
} from '@shop/contracts/favorites/shared-wishlist'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { toVariant, VARIANT, variantFacts, variantJoins } from '../../goods/catalog/variants/liked-variants.ts'
import type { CatalogApi } from '../../goods/plugins.ts'
import { rowOf } from '../../platform/db/rows.ts'
import { implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import {
  countOne,
  GIFTS_FROM_ADDRESS,
  GIFTS_IN_SESSION,
  GUEST_LISTS_FROM_ADDRESS,
  GUEST_LISTS_IN_SESSION,
} from '../../visitors/guards/limits.ts'
import { ownerOf, type SessionOwner, sessionOf } from '../../visitors/session/shopper.ts'
import { oldest, release, reserve } from './gifts.ts'
import { ownerIdOf, share, shareOf, unshare } from './shares.ts'

/** $1 code, $2 giver's account, $3 giver's session, $4 when a reservation of today began at the earliest, $5 currency. */
const LIST = `
  WITH list AS (
    SELECT s.user_id AS owner, s.title, s.occasion,
      (SELECT coalesce(jsonb_agg(f.item_id ORDER BY f.added_at DESC, f.item_id), '[]') FROM favorites f WHERE f.user_id = s.user_id) AS items,
      ARRAY (SELECT f.sku_id FROM favorites f WHERE f.user_id = s.user_id AND f.sku_id IS NOT NULL) AS skus
    FROM wishlist_shares s JOIN users u ON u.id = s.user_id AND u.deactivated_at IS NULL
    WHERE s.code = $1 OR s.user_id = (SELECT user_id FROM guest_wishlists WHERE code = $1)
    UNION ALL
    SELECT -session_id, title, occasion, to_jsonb(items), coalesce(skus, '{}') FROM guest_wishlists WHERE code = $1 AND session_id IS NOT NULL
  )
  SELECT list.owner, list.title, list.occasion, list.items,
    (SELECT jsonb_agg(${VARIANT}) FROM skus s ${variantJoins('$5')} WHERE s.id = ANY (list.skus) AND list.items @> to_jsonb(s.product_id)) AS variants,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('item', g.item_id, 'name', g.name, 'at', g.reserved_at,
        'isOwn', g.giver_id = $2 OR (g.giver_id IS NULL AND g.session_id = $3))), '[]')
     FROM gift_reservations g WHERE g.user_id = list.owner AND g.reserved_at > $4) AS reserved
  FROM list`
const listRow = v.object({
  owner: v.number(),
  title: v.string(),
  occasion: v.string(),
  items: v.array(v.number()),
  variants: v.nullable(v.array(variantFacts)),
  reserved: v.array(v.object({ item: v.number(), name: v.nullable(v.string()), at: v.string(), isOwn: v.nullable(v.boolean()) })),
})
const endOf = (at: string) => new Date(Date.parse(at) + GIFT_RESERVED_DAYS * DAY_MS).toISOString()

/** Wishlists shared by a link, on which friends reserve gifts [favorites.gift-is-a-surprise]. */
export function serveWishlists(api: CatalogApi) {
  const {
    database,
    clock,
    limits,
    catalogue: { cards },
  } = api
  implement(api, wishlistShare, async ({ sessionHash }) => {
    const owner = await ownerOf(database, sessionHash)
    return { result: owner && (await shareOf(database, owner)) }
  })
  implement(api, shareWishlist, async ({ body, sessionHash, visitor: { address } }) => {
    const owner = await sessionOf(database, sessionHash)
    if (owner.userId === null) {
      const guard = [[GUEST_LISTS_IN_SESSION, String(owner.sessionId)] as const, [GUEST_LISTS_FROM_ADDRESS, address] as const]
      await countOne(database, clock, guard, limits)
    }
    return { result: await share(database, owner, body, clock.now()) }
  })
  implement(api, unshareWishlist, async ({ sessionHash }) => {
    await unshare(database, await sessionOf(database, sessionHash))
    return { result: null }
  })

  const look = async (code: string, visitor: SessionOwner | null, shop: ShopContext) => {
    const row = await rowOf(database, listRow, LIST, [
      code,
      visitor?.userId ?? null,
      visitor?.sessionId ?? null,
      oldest(clock),
      shop.currency,
    ])
    if (!row) throw new Refused('NOT_FOUND')
    const isMine = visitor !== null && ownerIdOf(visitor) === row.owner
    const reserved = isMine ? [] : row.reserved
    const result: SharedWishlist = {
      title: row.title,
      occasion: row.occasion,
      isMine,
      products: await cards.of(row.items, shop, 1),
      taken: reserved.filter(({ isOwn }) => !isOwn).map(({ item }) => item),
      given: reserved.filter(({ isOwn }) => isOwn).map(({ item }) => item),
      gifts: reserved.map(({ item, name, at }) => ({ id: item, from: name, until: endOf(at) })),
      variants: (row.variants ?? []).map((facts) => toVariant(facts, shop.locale)),
    }
    return { result, row }
  }
  implement(api, sharedWishlist, async ({ params, sessionHash, visitor: { shop } }) => {
    const { result } = await look(params.code, await ownerOf(database, sessionHash), shop)
    return { result }
  })
  implement(api, reserveGift, async ({ params, body: { id, isReserved, from }, sessionHash, visitor: { shop, address } }) => {
    const giver = await sessionOf(database, sessionHash)
    const { result: before, row } = await look(params.code, giver, shop)
    if (before.isMine || (isReserved && !row.items.includes(id))) throw new Refused('NOT_FOUND')
    const gift = { owner: row.owner, item: id, giver }
    if (isReserved) {
      const guard = [[GIFTS_IN_SESSION, String(giver.sessionId)] as const, [GIFTS_FROM_ADDRESS, address] as const]
      await countOne(database, clock, guard, limits)
      await database.transaction((connection) => reserve(connection, clock, { ...gift, from }))
    } else await release(database, gift)
    const { result } = await look(params.code, giver, shop)
    return { result }
  })
}
