import { PREVIEW_COOKIE } from '@shop/contracts/content/content-publishing'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { arrivalOf } from '../../requests/arrival.ts'
import { attributionCookies } from '../../backend/attribution.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Documents, ShopDocument } from './documents.ts'
import { AddressLimit } from '../../requests/guard/address-limit.ts'
import { isOfServices } from '../../requests/guard/route-of.ts'
import { redirectOf } from '../../requests/guard/guard-and-redirects.ts'
import { log, reasonOf } from '../../platform/observability/log.ts'
import { beginning, ending, type Preview, previewArrival, readPreview } from '../../backend/preview.ts'
import { ending as endingOverride, hasOverride } from '../../release/cohorts/override.ts'
import type { Releases } from '../../release/releases.ts'
import { refuse } from '../../requests/refusals.ts'
import { visitOf } from '../../requests/requests.ts'
import { noticeSaid } from '../plain/notice.ts'
import type { ShopVisit } from '../../requests/visit.ts'

/** All remaining URLs are pages or 404. */
export function servePages(
  app: FastifyInstance,
  documents: Documents,
  releases: Pick<Releases, 'meet' | 'overrideOf'>,
  config: Config,
): void {
  const checks = new AddressLimit({ aMinute: config.rendersAMinute })
  app.get('/*', async (request, reply) => {
    const visit = visitOf(request)
    const link = previewArrival(visit)
    // The API is asked about each token, also for cached pages.
    const wait = link || visit.cookies[PREVIEW_COOKIE] !== undefined ? checks.take(visit.address) : null
    if (wait !== null) return refuse(request, reply, 429, 'TOO_FAST', { 'retry-after': String(wait) })
    if (link) {
      const isGood = (await readPreview(link.token, visit, config)) !== null
      if (!isGood) return refuse(request, reply, 404, 'PREVIEW_OVER', { 'x-robots-tag': 'noindex' })
      const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'set-cookie': beginning(link.token, visit) }
      return reply.headers(headers).redirect(link.location, 302)
    }
    const redirect = redirectOf(visit.context.storefront, visit.pathname, visit.search)
    if (redirect) return reply.header('cache-control', 'no-store').redirect(redirect.location, redirect.status)
    const arrival = arrivalOf(visit)
    if (arrival) return reply.headers({ 'cache-control': 'no-store', 'set-cookie': arrival.cookies }).redirect(arrival.location, 302)
    const { preview, isOver } = await previewOf(visit, config)
    const { cookies, setCookies } = releases.meet(visit.cookies, visit.secure)
    const document = await documents.of({ ...visit, cookies }, preview)
    if ('retryAfter' in document) {
      return refuse(request, reply, 429, 'TOO_FAST', { 'retry-after': String(document.retryAfter) })
    }
    if (document.movedTo) return reply.header('cache-control', 'no-store').redirect(document.movedTo + visit.search, 301)
    // Expired cookies of previews and overrides are deleted.
    const over = [...(isOver ? [ending(visit)] : []), ...overrideOver(visit, releases)]
    return sendDocument(request, reply, document, [...over, ...setCookies, ...noticeSaid(visit)])
  })
}

const overrideOver = ({ cookies, secure }: ShopVisit, releases: Pick<Releases, 'overrideOf'>) =>
  hasOverride(cookies) && releases.overrideOf(cookies) === null ? [endingOverride(secure)] : []

/** A link that was copied badly, `/catalog/50%`: no row fits it. Calls and forms get the refusal. */
export async function answerUnreadable(request: FastifyRequest, reply: FastifyReply, documents: Documents): Promise<void> {
  const visit = visitOf(request)
  const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isOfServices(visit.pathname)
  const document = isPage ? await documents.of(visit).catch(() => null) : null
  if (!document || 'retryAfter' in document) return refuse(request, reply, 400, 'BAD_REQUEST')
  sendDocument(request, reply, document, [])
}

/** The previewed draft. Without the API the published shop is shown. */
async function previewOf(visit: ShopVisit, config: Config): Promise<{ preview: Preview | null; isOver: boolean }> {
  const token = visit.cookies[PREVIEW_COOKIE]
  if (token === undefined) return { preview: null, isOver: false }
  try {
    const preview = await readPreview(token, visit, config)
    return { preview, isOver: preview === null }
  } catch (error) {
    log('preview', reasonOf(error))
    return { preview: null, isOver: false }
  }
}

/** Tells search engines to keep what they have [errors-page.api-away]. */
const RETRY_SECONDS = '30'

/** Brotli is supported by all browsers over HTTPS and on localhost. */
const takesBrotli = ({ headers }: FastifyRequest) => /(^|[\s,])br([\s,;]|$)/.test(headers['accept-encoding'] ?? '')

/** Shared documents are cacheable by proxies, with the right Vary. */
function sendDocument(request: FastifyRequest, reply: FastifyReply, document: ShopDocument, setCookies: string[]) {
  const { status, text, compressed, policy, etag, personal, complete, isUncached } = document
  const visit = visitOf(request)
  const isBrotli = takesBrotli(request)
  const cookies = [...attributionCookies(visit), ...setCookies]
  const isShared = complete && !personal
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    // Responses that set cookies are not cacheable.
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
    ...(isUncached && { 'x-robots-tag': 'noindex' }),
    ...(status === 503 && { 'retry-after': RETRY_SECONDS }),
  })
  if (isShared && status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.code(status).send(isBrotli ? compressed : text)
}
