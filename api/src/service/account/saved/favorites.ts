import { MAX_ID } from '@shop/contracts/core/id'
import { addFavorite, putFavorites, removeFavorite, removeFavorites } from '@shop/contracts/favorites/favorite-changes'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { idRow, rowsOf } from '../../../platform/db/rows.ts'
import { implement, type Api } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { queueFavorite, queueFavoriteRemoved, queueFavoritesCleared } from '../../../visitors/marketing/operations.ts'
import type { Who } from '../../../visitors/users/who.ts'
import { ownerOf } from '../../../visitors/session/shopper.ts'

const addedRow = v.object({ id: v.number(), isNew: v.boolean() })
/** $1 account, $2 items, $3 SKUs, $4 moments, $5 now. Of two sizes the one chosen last stays [favorites.size-liked]. */
const PUT = `
  INSERT INTO favorites (user_id, item_id, added_at, sku_id, sku_at)
  SELECT DISTINCT ON (p.id) $1::bigint, p.id, liked.at, s.id, CASE WHEN s.id IS NOT NULL THEN liked.at END
  FROM unnest($2::int[], $3::text[], $4::timestamptz[]) AS list(id, sku, at) JOIN products p ON p.id = list.id
  LEFT JOIN skus s ON s.id = list.sku AND s.product_id = p.id
  CROSS JOIN LATERAL (SELECT least(coalesce(list.at, $5::timestamptz), $5::timestamptz) AS at) AS liked
  ORDER BY p.id, liked.at DESC
  ON CONFLICT (user_id, item_id) DO UPDATE SET sku_id = excluded.sku_id, sku_at = excluded.sku_at
    WHERE excluded.sku_at > favorites.sku_at OR (favorites.sku_at IS NULL AND excluded.sku_at IS NOT NULL)
  RETURNING item_id AS id, xmax = 0 AS "isNew"`
const REMOVE = 'DELETE FROM favorites WHERE user_id = $1 AND item_id = ANY($2::int[]) RETURNING item_id AS id'
const LIST = 'SELECT item_id AS id FROM favorites WHERE user_id = $1 ORDER BY added_at DESC, item_id'

interface Heart {
  id: number
  sku?: string | null | undefined
  /** When it was pressed; now without. */
  at?: string | null
}

/** Favorites of signed-in shoppers. The marketing platform receives actual changes only. */
export function serveFavoriteChanges(api: Api) {
  const { clock } = api
  const put = (sessionHash: string | null, hearts: readonly Heart[]) =>
    change(api, sessionHash, async (connection, who) => {
      const known = hearts.filter(({ id }) => isItem(id))
      const columns = [known.map(({ id }) => id), known.map(({ sku }) => sku ?? null), known.map(({ at }) => at ?? null)]
      const changed = await rowsOf(connection, addedRow, PUT, [who.userId, ...columns, clock.now().toISOString()])
      for (const { id, isNew } of changed) if (isNew) await queueFavorite(connection, api, who, id)
    })
  implement(api, addFavorite, ({ params, body, sessionHash }) => put(sessionHash, [{ id: Number(params.id), sku: body?.sku }]))
  implement(api, putFavorites, ({ body, sessionHash }) => put(sessionHash, body.items))
  const remove = (sessionHash: string | null, ids: readonly number[]) =>
    change(api, sessionHash, async (connection, who) => {
      const removed = await rowsOf(connection, idRow, REMOVE, [who.userId, idsIn(ids)])
      const isEmpty = removed.length > 1 && (await connection.query(LIST, [who.userId])).length === 0
      if (isEmpty) await queueFavoritesCleared(connection, api, who)
      else for (const { id: itemId } of removed) await queueFavoriteRemoved(connection, api, who, itemId)
    })
  implement(api, removeFavorite, ({ params, sessionHash }) => remove(sessionHash, [Number(params.id)]))
  implement(api, removeFavorites, ({ body, query, sessionHash }) => remove(sessionHash, [...body.items, ...query.items]))
}

/** Changes a signed-in shopper's list and returns it; UNAUTHORIZED for a guest. */
const change = (api: Api, sessionHash: string | null, work: (connection: Queryable, who: Who) => Promise<void>) =>
  api.database.transaction(async (connection) => {
    const owner = await ownerOf(connection, sessionHash)
    if (!owner?.userId) throw new Refused('UNAUTHORIZED')
    await work(connection, owner)
    return listOf(connection, owner.userId)
  })

const isItem = (id: number) => Number.isInteger(id) && id > 0 && id <= MAX_ID
const idsIn = (ids: readonly number[]) => ids.filter(isItem)

async function listOf(database: Queryable, user: number) {
  const rows = await rowsOf(database, idRow, LIST, [user])
  return { favoriteItemIds: rows.map(({ id }) => id) }
}
