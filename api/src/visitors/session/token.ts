import { token } from '@shop/contracts/account/common-data'
import { YEAR_SECONDS } from '@shop/contracts/core/limits'
import { idRow, rowOf } from '../../platform/db/rows.ts'
import { implement, type Api } from '../../platform/http/implement.ts'
import { sessionHashIn } from '../../platform/http/visitor.ts'
import { type Who, who } from '../users/who.ts'
import { csrfTokenOf, newSessionId, sessionCookie, sessionHashOf } from '../../platform/http/cookie.ts'

/** What a visit means to others: it is told with its cookies. */
export type OnVisit = (who: Who, cookies: Readonly<Record<string, string | undefined>>) => Promise<void>

/** GET /token: a missing or unknown cookie starts a new session. */
export function serveToken(api: Api, onVisit: OnVisit) {
  implement(api, token, async ({ request, reply, visitor }) => {
    const known = sessionHashIn(request, api.frontDoorKey)
    const cookie = sessionCookie(visitor.secure)
    const live = known ? await sessionIn(api, known) : null
    if (known && live) {
      await onVisit(live, request.cookies)
      return { csrfToken: csrfTokenOf(known, api.csrfKey), cookie }
    }

    const id = newSessionId()
    const hash = sessionHashOf(id) ?? ''
    const begun = await rowOf(api.database, idRow, BEGIN, [hash, api.clock.now().toISOString()])
    if (begun) await onVisit({ sessionId: begun.id, userId: null }, request.cookies)
    void reply.setCookie(cookie, id, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: YEAR_SECONDS, secure: visitor.secure })
    return { csrfToken: csrfTokenOf(hash, api.csrfKey), cookie }
  })
}

const BEGIN = 'INSERT INTO sessions (token_hash, created_at, seen_at) VALUES ($1, $2::timestamptz, $2::timestamptz) RETURNING id'
/** A due session that was not touched has just been deleted as idle. */
const TOUCH = `
  WITH known AS (
      SELECT id, user_id, seen_at < $2::timestamptz - interval '1 hour' AS due FROM sessions WHERE token_hash = $1),
    touched AS (
      UPDATE sessions SET seen_at = $2::timestamptz FROM known
      WHERE sessions.id = known.id AND known.due RETURNING sessions.id)
  SELECT id AS "sessionId", user_id AS "userId" FROM known WHERE NOT due OR EXISTS (SELECT FROM touched)`

const sessionIn = async ({ database, clock }: Api, hash: string) =>
  (await rowOf(database, who, TOUCH, [hash, clock.now().toISOString()])) ?? null
