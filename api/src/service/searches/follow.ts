import { followSearch } from '@shop/contracts/account/saved-searches'
import { hostFor } from '../../buying/payments/origin.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { ALERTS_FROM_ADDRESS, ALERTS_IN_SESSION, ALERTS_TO_EMAIL, countOne } from '../../visitors/guards/limits.ts'
import { sessionOf } from '../../visitors/session/shopper.ts'
import { ALERT_TEXTS } from '../alerts/texts.ts'
import { writeToAsker } from '../alerts/write-to-asker.ts'
import { newestOf } from './listing-of.ts'
import { fullNameOf, nameOf } from './name-of.ts'

/** Asking again after the letters were ended needs a new confirmation. */
const FOLLOW = `
  INSERT INTO saved_searches (email, is_confirmed, name, url, host, locale, country, seen_at, looked_at, created_at)
  VALUES ($1, false, $2, $3, $4, $5, $6, $7::timestamptz, $7::timestamptz, $7::timestamptz)
  ON CONFLICT (email, url) DO UPDATE SET name = excluded.name, host = excluded.host, locale = excluded.locale, country = excluded.country,
    is_confirmed = saved_searches.is_confirmed AND saved_searches.tells, tells = true
  RETURNING id, is_confirmed AS "isConfirmed"`

/** A guest follows a search by e-mail. */
export function serveFollowing(api: Api) {
  const { database, clock, server, limits } = api
  implement(api, followSearch, async ({ body: { url, email }, sessionHash, visitor }) => {
    const { locale, country } = visitor.shop
    const host = hostFor(visitor, api.shopHosts)
    const to = email.toLowerCase()
    const { sessionId } = await sessionOf(database, sessionHash)
    await countOne(
      database,
      clock,
      [
        [ALERTS_IN_SESSION, String(sessionId)],
        [ALERTS_FROM_ADDRESS, visitor.address],
        [ALERTS_TO_EMAIL, to],
      ],
      limits,
    )
    const listing = await newestOf(server, url, { host, country })
    if (!listing) throw new Refused('NOT_FOUND')
    const now = clock.now()
    await database.transaction(async (connection) => {
      const written = [to, fullNameOf(listing, url, visitor.shop), url, host, locale, country, now.toISOString()]
      const [row] = await connection.query<{ id: number; isConfirmed: boolean }>(FOLLOW, written)
      if (!row) return
      const { id, isConfirmed } = row
      await writeToAsker(
        connection,
        api,
        { id, kind: 'search', name: nameOf(listing, url, visitor.shop) },
        { email: to, isConfirmed, host, locale },
      )
    })
    // The same for a known address: it must not reveal others' searches.
    return { result: true as const, message: ALERT_TEXTS[locale].pending }
  })
}
