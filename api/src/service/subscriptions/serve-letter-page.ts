import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '../../platform/http/implement.ts'
import { visitorOf } from '../../platform/http/visitor.ts'
import { hostFor, originOf } from '../../buying/payments/origin.ts'
import { linkToken } from '../../buying/letters/link.ts'
import { confirm, confirms, linkOf, messageOf, unsubscribe } from './by-letter.ts'
import { confirmPage, donePage, expiredPage, followedPage } from './letter-page.ts'

const FORM_BYTES = 4096

/**
 * Pages of letter links, `/letters/{token}`: GET asks, POST acts; also one-click unsubscribe (RFC 8058). The token authorizes: no session
 * or script needed.
 */
export function serveLetterPage(api: Api) {
  void api.server.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: FORM_BYTES }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    // The body of RFC 8058 one-click requests; the URL has all information.
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: FORM_BYTES }, (_, __, done) => done(null, {}))
    const config = { rateLimit: { max: 60 } }
    scope.get<{ Params: { token: string } }>('/letters/:token', { config }, async (request, reply) => {
      const link = linkOf(request.params.token, api)
      const { locale } = visitorOf(request, api.frontDoorKey).shop
      return link ? html(reply, 200, confirmPage(locale, confirms(link) ? 'confirm' : 'off')) : html(reply, 404, expiredPage(locale))
    })
    scope.post<{ Params: { token: string } }>('/letters/:token', { config }, async (request, reply) => answer(api, request, reply))
  })
}

async function answer(api: Api, request: FastifyRequest<{ Params: { token: string } }>, reply: FastifyReply) {
  const link = linkOf(request.params.token, api)
  const visitor = visitorOf(request, api.frontDoorKey)
  const { locale } = visitor.shop
  const isAll = (request.body as { all?: unknown } | null)?.all === '1'
  const origin = originOf(hostFor(visitor, api.shopHosts))
  const done =
    link &&
    (await api.database.transaction(async (connection) => {
      if (confirms(link)) return confirm(connection, api, link, origin)
      return (await unsubscribe(connection, api, link, isAll)) ? { gift: false, subject: null } : null
    }))
  if (!done) return html(reply, 404, expiredPage(locale))
  const { gift, subject } = done
  if (!subject) return html(reply, 200, donePage(locale, messageOf(locale, isAll), gift))
  const offLink = { kind: subject.kind === 'search' ? 'search-off' : 'alert-off', id: subject.id } as const
  return html(reply, 200, followedPage(locale, subject, linkToken(offLink, api.codeKey, api.clock.now())))
}

const html = (reply: FastifyReply, status: number, page: string) =>
  reply
    .code(status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .send(page)
