import { MOST_ID } from '@shop/contracts/id'
import { addFavorite, removeFavorite, removeFavorites } from '@shop/contracts/favorite-changes'
import type { Queryable } from '../db/database.ts'
import { implement, type Api } from '../http/implement.ts'
import { signedInUser } from '../session/shopper.ts'

const ADD = `
  INSERT INTO favorites (user_id, item_id, added_at) SELECT $1, id, $3 FROM products WHERE id = $2
  ON CONFLICT (user_id, item_id) DO NOTHING`
const REMOVE = 'DELETE FROM favorites WHERE user_id = $1 AND item_id = ANY($2::int[])'
const LIST = 'SELECT item_id AS id FROM favorites WHERE user_id = $1 ORDER BY added_at DESC, item_id'

/** Spec §4: signed-in shoppers add and delete on the server. */
export function serveFavoriteChanges(api: Api) {
  const { database, clock } = api
  implement(api, addFavorite, async ({ params, sessionHash }) => {
    const user = await signedInUser(database, sessionHash)
    const [id] = idsIn([Number(params.id)])
    if (id) await database.query(ADD, [user, id, clock.now().toISOString()])
    return listOf(database, user)
  })
  implement(api, removeFavorite, async ({ params, sessionHash }) => {
    const user = await signedInUser(database, sessionHash)
    await database.query(REMOVE, [user, idsIn([Number(params.id)])])
    return listOf(database, user)
  })
  implement(api, removeFavorites, async ({ body, sessionHash }) => {
    const user = await signedInUser(database, sessionHash)
    await database.query(REMOVE, [user, idsIn(body.items)])
    return listOf(database, user)
  })
}

const idsIn = (ids: readonly number[]) => ids.filter((id) => Number.isInteger(id) && id > 0 && id <= MOST_ID)

async function listOf(database: Queryable, user: number) {
  const rows = await database.query<{ id: number }>(LIST, [user])
  return { favoriteItemIds: rows.map(({ id }) => id) }
}
