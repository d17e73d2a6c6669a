import { token } from '@shop/contracts/common-data'
import { YEAR_SECONDS } from '@shop/contracts/limits'
import { implement, type Api } from '../http/implement.ts'
import { csrfTokenOf, newSessionId, SESSION_COOKIE, sessionHashOf } from './cookie.ts'

/** Spec §7, GET /token: a broken or unknown cookie starts a new session. */
export function serveToken(api: Api) {
  implement(api, token, async ({ request, reply, visitor }) => {
    const cookie = request.cookies[SESSION_COOKIE]
    const known = sessionHashOf(cookie)
    if (known && (await isLive(api, known))) return { csrfToken: csrfTokenOf(known, api.csrfKey), cookie: SESSION_COOKIE }

    const id = newSessionId()
    const hash = sessionHashOf(id) ?? ''
    await api.database.query(BEGIN, [hash, api.clock.now().toISOString()])
    void reply.setCookie(SESSION_COOKIE, id, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: YEAR_SECONDS, secure: visitor.secure })
    return { csrfToken: csrfTokenOf(hash, api.csrfKey), cookie: SESSION_COOKIE }
  })
}

const BEGIN = 'INSERT INTO sessions (token_hash, created_at, seen_at) VALUES ($1, $2::timestamptz, $2::timestamptz)'
const TOUCH = `
  WITH known AS (SELECT id, seen_at FROM sessions WHERE token_hash = $1),
    touched AS (
      UPDATE sessions SET seen_at = $2::timestamptz FROM known
      WHERE sessions.id = known.id AND known.seen_at < $2::timestamptz - interval '1 hour')
  SELECT id FROM known`

const isLive = async ({ database, clock }: Api, hash: string) => (await database.query(TOUCH, [hash, clock.now().toISOString()])).length > 0
