import { logout, logoutByPost } from '@shop/contracts/auth/logout'
import type { FastifyRequest } from 'fastify'
import { type Api, type Call, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { sessionCookie } from '../../platform/http/cookie.ts'

/** GET and POST /logout. Refuse cross-site requests. */
export function serveLogout(api: Api) {
  const signOut = async ({ request, reply, sessionHash, visitor }: Call<string, unknown>) => {
    if (!isSameSite(request, visitor.host)) throw new Refused('CSRF_EXPIRED')
    await api.database.query('DELETE FROM sessions WHERE token_hash = $1', [sessionHash])
    void reply.clearCookie(sessionCookie(visitor.secure), { path: '/', secure: visitor.secure })
    return { result: true as const }
  }
  implement(api, logout, signOut)
  implement(api, logoutByPost, signOut)
}

/** By Sec-Fetch-Site, or by Origin in older browsers. */
function isSameSite({ headers }: FastifyRequest, host: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'same-site'
  return headers.origin === undefined || URL.parse(headers.origin)?.host === host
}
