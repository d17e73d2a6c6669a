import { followSearch } from '@shop/contracts/account/saved-searches'
import { searchConfirmLetter } from '../../buying/letters/news.ts'
import { hostFor, originOf } from '../../buying/payments/origin.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { letter } from '../../platform/outbox/messages.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { ALERTS_FROM_ADDRESS, ALERTS_IN_SESSION, ALERTS_TO_EMAIL, countOne } from '../../visitors/guards/limits.ts'
import { sessionOf } from '../../visitors/session/shopper.ts'
import { ALERT_WORDS } from '../alerts/words.ts'
import { newestOf } from './listing-of.ts'

/** Asking again after the letters were ended needs a new confirmation. */
const FOLLOW = `
  INSERT INTO saved_searches (email, is_confirmed, name, url, host, locale, country, seen_at, looked_at, created_at)
  VALUES ($1, false, $2, $3, $4, $5, $6, $7::timestamptz, $7::timestamptz, $7::timestamptz)
  ON CONFLICT (email, url) DO UPDATE SET name = excluded.name, host = excluded.host, locale = excluded.locale, country = excluded.country,
    is_confirmed = saved_searches.is_confirmed AND saved_searches.tells, tells = true
  RETURNING id, is_confirmed AS "isConfirmed"`

/** A guest follows a search by e-mail. */
export function serveFollowing(api: Api) {
  const { database, clock, server, limits, codeKey } = api
  implement(api, followSearch, async ({ body: { url, name, email }, sessionHash, visitor }) => {
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
    if (!(await newestOf(server, url, { host, country }))) throw new Refused('NOT_FOUND')
    const now = clock.now()
    await database.transaction(async (connection) => {
      const written = [to, name, url, host, locale, country, now.toISOString()]
      const [row] = await connection.query<{ id: number; isConfirmed: boolean }>(FOLLOW, written)
      if (!row || row.isConfirmed) return
      const signer = { origin: originOf(host), key: codeKey, now }
      await enqueue(connection, letter, { to, ...searchConfirmLetter(row.id, name, locale, signer) })
    })
    // The same for a known address: it must not reveal others' searches.
    return { result: true as const, message: ALERT_WORDS[locale].pending }
  })
}
