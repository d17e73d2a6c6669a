import { MAX_ID } from '@shop/contracts/core/id'
import { addFavorite, removeFavorite, removeFavorites } from '@shop/contracts/favorites/favorite-changes'
import type { Queryable } from '../../../platform/db/database.ts'
import { idRow, rowsOf } from '../../../platform/db/rows.ts'
import { implement, type Api } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { queueFavorite, queueFavoriteRemoved, queueFavoritesCleared } from '../../../visitors/marketing/operations.ts'
import type { Who } from '../../../visitors/users/who.ts'
import { ownerOf } from '../../../visitors/session/shopper.ts'

const ADD = `
  INSERT INTO favorites (user_id, item_id, added_at) SELECT $1, id, $3 FROM products WHERE id = $2
  ON CONFLICT (user_id, item_id) DO NOTHING RETURNING item_id AS id`
const REMOVE = 'DELETE FROM favorites WHERE user_id = $1 AND item_id = ANY($2::int[]) RETURNING item_id AS id'
const LIST = 'SELECT item_id AS id FROM favorites WHERE user_id = $1 ORDER BY added_at DESC, item_id'

/** Favorites of signed-in shoppers. The marketing platform receives actual changes only. */
export function serveFavoriteChanges(api: Api) {
  const { clock } = api
  implement(api, addFavorite, ({ params, sessionHash }) =>
    change(api, sessionHash, async (connection, who) => {
      const [id] = idsIn([Number(params.id)])
      const added = id ? await rowsOf(connection, idRow, ADD, [who.userId, id, clock.now().toISOString()]) : []
      for (const { id: itemId } of added) await queueFavorite(connection, api, who, itemId)
    }),
  )
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

const idsIn = (ids: readonly number[]) => ids.filter((id) => Number.isInteger(id) && id > 0 && id <= MAX_ID)

async function listOf(database: Queryable, user: number) {
  const rows = await rowsOf(database, idRow, LIST, [user])
  return { favoriteItemIds: rows.map(({ id }) => id) }
}
