import {
  favoriteItems,
  showFavorites,
  type FavoritesAnswer,
  type FavoritesSort,
  type ShowFavoritesBody,
} from '@shop/contracts/favorites/favorites'
import { WISHLIST_PAGE_SIZE } from '@shop/contracts/core/limits'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { idRow, rowOf, rowsOf } from '../../../platform/db/rows.ts'
import { implement, type Api } from '../../../platform/http/implement.ts'
import { CARD, CARD_JOINS } from './card-sql.ts'
import { cardFacts, toCard } from './card.ts'

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
})

/** A wishlist page in one query: $1 locale, $2 currency, $3 ids newest first, $4 in stock only, $5 limit, $6 offset. */
const favoritesSql = (sort: FavoritesSort) => `
  WITH known AS MATERIALIZED (
    SELECT p.id, min(list.place) AS place, min(o.initial) AS initial, min(o.final) AS final,
      bool_and(NOT p.is_archive AND o.initial IS NOT NULL)
        AND EXISTS (SELECT FROM skus JOIN stock ON stock.sku_id = skus.id WHERE skus.product_id = p.id AND stock.quantity > 0) AS in_stock
    FROM unnest($3::int[]) WITH ORDINALITY AS list(id, place) JOIN products p ON p.id = list.id
    LEFT JOIN product_offers o ON o.product_id = p.id AND o.currency = $2
    GROUP BY p.id
  ), matching AS (
    SELECT * FROM known WHERE in_stock OR NOT $4::bool
  ), page AS (
    SELECT id, row_number() OVER (ORDER BY ${ORDER[sort]}) AS rank FROM matching ORDER BY rank LIMIT $5::int OFFSET $6::int
  )
  SELECT
    (SELECT jsonb_agg(id ORDER BY place) FROM known) AS known,
    (SELECT count(*) FROM matching) AS quantity,
    (SELECT count(*) FROM known WHERE in_stock) AS "inStock",
    (SELECT jsonb_agg(${CARD} ORDER BY rank) FROM page JOIN products p ON p.id = page.id ${CARD_JOINS}) AS products`

const ITEMS_SQL = `
  SELECT p.id FROM unnest($1::text[]) WITH ORDINALITY AS list(sku, place) JOIN skus ON skus.id = list.sku JOIN products p ON p.id = skus.product_id
  GROUP BY p.id ORDER BY min(list.place)`

/** POST /favorites/show and POST /favorites/items. */
export function serveFavorites(api: Api) {
  implement(api, showFavorites, async ({ body, visitor: { shop } }) => favoritesOf(api.database, body, shop))
  implement(api, favoriteItems, async ({ body }) => {
    const rows = await rowsOf(api.database, idRow, ITEMS_SQL, [body.sku_ids])
    return { item_ids: rows.map(({ id }) => id) }
  })
}

async function favoritesOf(
  database: Queryable,
  { favorites, page, sort, inStock }: ShowFavoritesBody,
  shop: ShopContext,
): Promise<FavoritesAnswer> {
  const offset = (page - 1) * WISHLIST_PAGE_SIZE
  // An id beyond the database's range is an unknown id.
  const ids = favorites.filter((id) => id <= MAX_ID)
  const row = await rowOf(database, favoritesRow, favoritesSql(sort), [
    shop.locale,
    shop.currency,
    ids,
    inStock,
    WISHLIST_PAGE_SIZE,
    offset,
  ])
  const quantity = row?.quantity ?? 0
  return {
    result: {
      products: (row?.products ?? []).map((facts, index) => toCard(facts, offset + index + 1, shop)),
      quantity,
      pages: Math.ceil(quantity / WISHLIST_PAGE_SIZE),
      inStock: row?.inStock ?? 0,
    },
    favoriteItemIds: row?.known ?? [],
  }
}

const MAX_ID = 2 ** 31 - 1
