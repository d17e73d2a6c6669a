import {
  favoriteItems,
  showFavorites,
  type FavoritesAnswer,
  type FavoritesSort,
  type ShowFavoritesBody,
} from '@shop/contracts/favorites/favorites'
import { MAX_ID } from '@shop/contracts/core/id'
import { WISHLIST_PAGE_SIZE } from '@shop/contracts/core/limits'
import * as v from 'valibot'
import { idRow, rowOf, rowsOf } from '../../../platform/db/rows.ts'
import { implement, type Api, type Call } from '../../../platform/http/implement.ts'
import { CARD, CARD_JOINS } from './card-sql.ts'
import { cardFacts, toCard } from './card.ts'
import { toVariant, VARIANT, variantFacts, variantJoins } from '../variants/liked-variants.ts'

/** Unavailable pieces come last when sorted by price; ties follow the order of hearts. */
const ORDER: Record<FavoritesSort, string> = {
  desc: 'place',
  'price-asc': 'final ASC NULLS LAST, place',
  'price-desc': 'final DESC NULLS LAST, place',
  discount: '(initial - final)::float / nullif(initial, 0) DESC NULLS LAST, place',
}

const favoritesRow = v.object({
  known: v.nullable(v.array(v.number())),
  quantity: v.number(),
  inStock: v.number(),
  products: v.nullable(v.array(cardFacts)),
  lowered: v.nullable(v.array(v.object({ itemId: v.number(), from: v.number() }))),
  variants: v.nullable(v.array(variantFacts)),
  likedAt: v.nullable(v.array(v.object({ itemId: v.number(), at: v.string() }))),
})

export interface FavoritesApi extends Api {
  /** SQL of the hearts of a session's account: `item_id`, `added_at` and the chosen `sku_id`. The parameter holds the hash of the session, null without one. */
  heartsOfSession: (parameter: string) => string
}

/**
 * Pieces of the page that cost less than when they were liked. Compares the cheapest size of that moment with the cheapest of today,
 * of those in stock today; a liked size with itself.
 * A guest's time survives the merge at sign-in, because the earlier one counts.
 */
const LOWERED = `
  SELECT known.id, min(h.price) AS before
  FROM chosen JOIN known ON known.id = chosen.id
  JOIN skus ON skus.product_id = known.id AND CASE WHEN chosen.sku IS NOT NULL THEN skus.id = chosen.sku
    ELSE NOT known.in_stock OR EXISTS (SELECT FROM stock WHERE stock.sku_id = skus.id AND stock.quantity > 0) END
  LEFT JOIN prices today ON today.sku_id = chosen.sku AND today.currency = $2
  JOIN price_history h ON h.sku_id = skus.id AND h.currency = $2
    AND h.since <= least(known.liked_at, chosen.added_at) AND (h.until IS NULL OR h.until > least(known.liked_at, chosen.added_at))
  GROUP BY known.id, known.final, today.final HAVING min(h.price) > coalesce(today.final, known.final)`

/**
 * A wishlist page in one query: $1 locale, $2 currency, $3 ids newest first, $4 in stock only, $5 limit, $6 offset, $7 when the ids were
 * liked, $8 hash of the session, $9 sizes that a guest chose.
 */
const favoritesSql = (sort: FavoritesSort, { heartsOfSession }: FavoritesApi) => `
  WITH hearts AS (${heartsOfSession('$8::text')}), known AS MATERIALIZED (
    SELECT p.id, min(list.place) AS place, min(o.initial) AS initial, min(o.final) AS final, min(list.liked_at) AS liked_at,
      bool_and(NOT p.is_archive AND o.initial IS NOT NULL)
        AND EXISTS (SELECT FROM skus JOIN stock ON stock.sku_id = skus.id WHERE skus.product_id = p.id AND stock.quantity > 0) AS in_stock
    FROM unnest($3::int[], $7::timestamptz[]) WITH ORDINALITY AS list(id, liked_at, place) JOIN products p ON p.id = list.id
    LEFT JOIN product_offers o ON o.product_id = p.id AND o.currency = $2
    GROUP BY p.id
  ), matching AS (
    SELECT * FROM known WHERE in_stock OR NOT $4::bool
  ), page AS (
    SELECT id, row_number() OVER (ORDER BY ${ORDER[sort]}) AS rank FROM matching ORDER BY rank LIMIT $5::int OFFSET $6::int
  ), chosen AS (
    SELECT page.id, hearts.added_at, (SELECT own.id FROM skus own
      WHERE own.product_id = page.id AND (own.id = ANY ($9::text[]) OR own.id = hearts.sku_id)
      ORDER BY own.id = ANY ($9::text[]) DESC, own.position LIMIT 1) AS sku
    FROM page LEFT JOIN hearts ON hearts.item_id = page.id
  ), lowered AS (${LOWERED})
  SELECT
    (SELECT jsonb_agg(id ORDER BY place) FROM known) AS known,
    (SELECT count(*) FROM matching) AS quantity,
    (SELECT count(*) FROM known WHERE in_stock) AS "inStock",
    (SELECT jsonb_agg(jsonb_build_object('itemId', id, 'from', before)) FROM lowered) AS lowered,
    (SELECT jsonb_agg(jsonb_build_object('itemId', id, 'at', added_at)) FROM chosen WHERE added_at IS NOT NULL) AS "likedAt",
    (SELECT jsonb_agg(${VARIANT}) FROM chosen JOIN skus s ON s.id = chosen.sku ${variantJoins('$2')}) AS variants,
    (SELECT jsonb_agg(${CARD} ORDER BY rank) FROM page JOIN products p ON p.id = page.id ${CARD_JOINS}) AS products`

const ITEMS_SQL = `
  SELECT p.id FROM unnest($1::text[]) WITH ORDINALITY AS list(sku, place) JOIN skus ON skus.id = list.sku JOIN products p ON p.id = skus.product_id
  GROUP BY p.id ORDER BY min(list.place)`

/** POST /favorites/show and POST /favorites/items. */
export function serveFavorites(api: FavoritesApi) {
  implement(api, showFavorites, (call) => favoritesOf(api, call))
  implement(api, favoriteItems, async ({ body }) => {
    const rows = await rowsOf(api.database, idRow, ITEMS_SQL, [body.sku_ids])
    return { item_ids: rows.map(({ id }) => id) }
  })
}

async function favoritesOf(
  api: FavoritesApi,
  { body, visitor: { shop }, sessionHash }: Call<string, ShowFavoritesBody>,
): Promise<FavoritesAnswer> {
  const { favorites, since = [], skus = [], page, sort, inStock } = body
  const offset = (page - 1) * WISHLIST_PAGE_SIZE
  const now = api.clock.now().getTime()
  const row = await rowOf(api.database, favoritesRow, favoritesSql(sort, api), [
    shop.locale,
    shop.currency,
    // An id beyond the database's range is an unknown id.
    favorites.map((id) => (id <= MAX_ID ? id : 0)),
    inStock,
    WISHLIST_PAGE_SIZE,
    offset,
    favorites.map((_, index) => momentOf(since[index] ?? 0, now)),
    sessionHash,
    skus,
  ])
  const quantity = row?.quantity ?? 0
  return {
    result: {
      products: (row?.products ?? []).map((facts, index) => toCard(facts, offset + index + 1, shop)),
      quantity,
      pages: Math.ceil(quantity / WISHLIST_PAGE_SIZE),
      inStock: row?.inStock ?? 0,
      lowered: row?.lowered ?? [],
      variants: (row?.variants ?? []).map((facts) => toVariant(facts, shop.locale)),
      likedAt: row?.likedAt ?? [],
    },
    favoriteItemIds: row?.known ?? [],
  }
}

/** Null for a time that is unknown or in the future. */
const momentOf = (seconds: number, now: number) => (seconds > 0 && seconds * 1000 <= now ? new Date(seconds * 1000).toISOString() : null)
