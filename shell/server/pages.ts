import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { arrivalOf } from './arrival.ts'
import { attributionCookies } from './attribution.ts'
import type { Documents, ShopDocument } from './documents.ts'
import { redirectOf } from './guard-and-redirects.ts'
import { refuse } from './refusals.ts'
import { visitOf } from './requests.ts'

/** Every other address is a page, or none of ours. */
export function servePages(app: FastifyInstance, documents: Documents): void {
  app.get('/*', async (request, reply) => {
    const visit = visitOf(request)
    const redirect = redirectOf(visit.context.storefront, visit.pathname, visit.search)
    if (redirect) return reply.header('cache-control', 'no-store').redirect(redirect.location, redirect.status)
    const arrival = arrivalOf(visit)
    if (arrival) return reply.headers({ 'cache-control': 'no-store', 'set-cookie': arrival.cookies }).redirect(arrival.location, 302)
    const document = await documents.of(visit)
    if ('retryAfter' in document) {
      return refuse(request, reply, 429, 'TOO_MANY_REQUESTS', { 'retry-after': String(document.retryAfter) })
    }
    return sendDocument(request, reply, document)
  })
}

/** True when the browser takes brotli: all of them do, over HTTPS and on localhost. */
const takesBrotli = ({ headers }: FastifyRequest) => /(^|[\s,])br([\s,;]|$)/.test(headers['accept-encoding'] ?? '')

/** What shoppers share may be shared by a cache before us, which must know by what they differ. */
function sendDocument(request: FastifyRequest, reply: FastifyReply, document: ShopDocument) {
  const { status, text, compressed, policy, etag, personal, complete } = document
  const visit = visitOf(request)
  const isBrotli = takesBrotli(request)
  const cookies = attributionCookies(visit)
  const isShared = complete && !personal
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    // A cookie is one visitor's: no cache may keep the answer that sets it.
    'cache-control':
      personal || cookies.length > 0
        ? 'private, no-store'
        : complete
          ? 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'
          : 'no-store',
    vary: `accept-encoding, cookie${visit.context.storefront === 'unknown' ? ', accept-language' : ''}`,
    'content-language': visit.context.locale,
    ...(isBrotli && { 'content-encoding': 'br' }),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
    ...(isShared && { etag }),
  })
  if (isShared && status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.code(status).send(isBrotli ? compressed : text)
}
