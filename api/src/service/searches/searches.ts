import {
  changeSearch,
  MAX_SAVED_SEARCHES,
  removeSearch,
  type SavedSearch,
  savedSearches,
  saveSearch,
} from '@shop/contracts/account/saved-searches'
import { countUpdate } from '../../visitors/guards/count-update.ts'
import { runPeriodically } from '../../platform/clock/rounds.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { idIn } from '../../platform/http/own-id.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { hostFor } from '../../buying/payments/origin.ts'
import { signedInUser } from '../../visitors/session/shopper.ts'
import { serveFollowing } from './follow.ts'
import { newestOf } from './listing-of.ts'
import { sendSearchNews } from './tell-searches.ts'

const ROUND_MS = 10 * 60 * 1000

const LIST = 'SELECT id, name, url, created_at AS "createdAt", tells FROM saved_searches WHERE user_id = $1 ORDER BY id DESC'
const COUNT = 'SELECT count(*) AS searches FROM saved_searches WHERE user_id = $1 AND url <> $2'
const SAVE = `
  INSERT INTO saved_searches (user_id, name, url, host, locale, country, seen_at, looked_at, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7::timestamptz, $7::timestamptz, $7::timestamptz)
  ON CONFLICT (user_id, url) DO UPDATE SET name = excluded.name, host = excluded.host, locale = excluded.locale,
    country = excluded.country, tells = true`
const CHANGE = `
  UPDATE saved_searches SET name = coalesce($3, name), tells = coalesce($4, tells),
    seen_at = CASE WHEN $4 AND NOT tells THEN $5::timestamptz ELSE seen_at END
  WHERE id = $1 AND user_id = $2 RETURNING id`
const REMOVE = 'DELETE FROM saved_searches WHERE id = $1 AND user_id = $2 RETURNING id'

/** Saved searches, with notifications. */
export function serveSearches(api: Api) {
  const { database, clock, server } = api
  implement(api, savedSearches, async ({ sessionHash }) => listOf(database, await signedInUser(database, sessionHash)))
  implement(api, saveSearch, async ({ body: { url, name }, sessionHash, visitor }) => {
    const user = await signedInUser(database, sessionHash)
    const { locale, country } = visitor.shop
    const host = hostFor(visitor, api.shopHosts)
    if (!(await newestOf(server, url, { host, country }))) throw new Refused('NOT_FOUND')
    await database.transaction(async (connection) => {
      // Locked, so that concurrent calls cannot exceed the maximum.
      await connection.query('SELECT id FROM users WHERE id = $1 FOR UPDATE', [user])
      const [row] = await connection.query<{ searches: number }>(COUNT, [user, url])
      if ((row?.searches ?? 0) >= MAX_SAVED_SEARCHES) throw new Refused('NOT_SAVED')
      await connection.query(SAVE, [user, name, url, host, locale, country, clock.now().toISOString()])
    })
    return listOf(database, user)
  })
  implement(api, changeSearch, async (call) => {
    const user = await signedInUser(database, call.sessionHash)
    const { name = null, tells = null } = call.body
    await countUpdate(api, call)
    // Re-enabled notifications start from now.
    const rows = await database.query(CHANGE, [idIn(call.params), user, name, tells, clock.now().toISOString()])
    if (rows.length === 0) throw new Refused('NOT_FOUND')
    return listOf(database, user)
  })
  implement(api, removeSearch, async ({ params, sessionHash }) => {
    const user = await signedInUser(database, sessionHash)
    if ((await database.query(REMOVE, [idIn(params), user])).length === 0) throw new Refused('NOT_FOUND')
    return listOf(database, user)
  })
  serveFollowing(api)
  runPeriodically(api, 'saved searches', ROUND_MS, () => sendSearchNews(api))
}

async function listOf(connection: Queryable, user: number): Promise<{ result: SavedSearch[] }> {
  const rows = await connection.query<Omit<SavedSearch, 'createdAt'> & { createdAt: string | Date }>(LIST, [user])
  return { result: rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() })) }
}
