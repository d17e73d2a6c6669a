import { logout } from '@shop/contracts/auth/logout'
import type { FastifyRequest } from 'fastify'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { sessionCookie } from '../../platform/http/cookie.ts'

/** GET /logout. Refuses cross-site requests. */
export function serveLogout(api: Api) {
  implement(api, logout, async ({ request, reply, sessionHash, visitor }) => {
    if (!isSameSite(request, visitor.host)) throw new Refused('CSRF_EXPIRED')
    await api.database.query('DELETE FROM sessions WHERE token_hash = $1', [sessionHash])
    void reply.clearCookie(sessionCookie(visitor.secure), { path: '/', secure: visitor.secure })
    return { result: true }
  })
}

/** By Sec-Fetch-Site, or by Origin in older browsers. */
function isSameSite({ headers }: FastifyRequest, host: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'same-site'
  return headers.origin === undefined || URL.parse(headers.origin)?.host === host
}
