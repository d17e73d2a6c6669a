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
    await api.database.query('INSERT INTO sessions (token_hash) VALUES ($1)', [hash])
    void reply.setCookie(SESSION_COOKIE, id, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: YEAR_SECONDS, secure: visitor.secure })
    return { csrfToken: csrfTokenOf(hash, api.csrfKey), cookie: SESSION_COOKIE }
  })
}

const TOUCH = `
  WITH known AS (SELECT id, seen_at FROM sessions WHERE token_hash = $1),
    touched AS (UPDATE sessions SET seen_at = now() FROM known WHERE sessions.id = known.id AND known.seen_at < now() - interval '1 day')
  SELECT id FROM known`

const isLive = async ({ database }: Api, hash: string) => (await database.query(TOUCH, [hash])).length > 0
