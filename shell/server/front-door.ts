import { timingSafeEqual } from 'node:crypto'
import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { originOn } from '@shop/contracts/shop-origins'
import { arrivalOf } from './arrival.ts'
import { attributionCookies } from './attribution.ts'
import { BACKEND, proxyToBackend } from './backend-proxy.ts'
import { doorOf, isClosed } from './closed-paths.ts'
import type { Config } from './config.ts'
import type { DevelopmentEvents } from './development.ts'
import type { Documents, ShopDocument } from './documents.ts'
import { drain } from './drain.ts'
import { answerForm } from './forms.ts'
import { redirectOf } from './guard-and-redirects.ts'
import { inSpan } from '@shop/observability/spans'
import { inTrace, newTrace, readTraceparent } from '@shop/observability/trace'
import { logAnswer, logError } from './log.ts'
import type { Metrics } from './metrics.ts'
import { openerPolicy, SECURITY_HEADERS } from './policy.ts'
import { readinessOf, type ApiHealth } from './readiness.ts'
import { refuseJson, refuseText } from './refusals.ts'
import type { ReleaseEvents } from './release-events.ts'
import type { Releases } from './releases.ts'
import type { RenderPool } from './render-pool.ts'
import { robotsText, type Sitemaps } from './robots-sitemap.ts'
import { methodOf, routeOf } from './route-of.ts'
import { sendBody, sendRedirect, sendText, takesBrotli } from './send.ts'
import type { StaticFiles } from './static-files.ts'
import { isLoopback, readVisit, type Visit } from './visit.ts'

export interface FrontDoor {
  config: Config
  releases: Releases
  documents: Documents
  files: StaticFiles
  events: ReleaseEvents
  /** Null but for `npm run dev`. */
  development: DevelopmentEvents | null
  sitemaps: Sitemaps
  metrics: Metrics
  pool: Pick<RenderPool, 'isReady'>
  apiHealth: ApiHealth
  /** Turned on by the signal that ends the process. */
  stopping: { now: boolean }
}

type Answer = (request: IncomingMessage, response: ServerResponse, visit: Visit) => void | Promise<void>

const FAVICON = fs.readFileSync(new URL('./favicon.svg', import.meta.url))
/** As proxies write it down when a browser has not waited for its answer. */
const HUNG_UP = 499
const DAY = 'public, max-age=86400'

/** Answers at exact addresses; everything else is a file, the API, a form or a page. */
const servicesOf = (door: FrontDoor): Record<string, Answer> => ({
  '/favicon.svg': (request, response) =>
    sendBody(request, response, 200, { 'content-type': 'image/svg+xml', 'cache-control': DAY }, FAVICON),
  '/favicon.ico': (_, response) => sendRedirect(response, 301, '/favicon.svg', { 'cache-control': DAY }),
  '/robots.txt': (request, response, visit) => sendText(request, response, 200, 'text/plain', robotsText(visit), 'public, max-age=3600'),
  '/sitemap.xml': async (request, response, visit) =>
    sendText(request, response, 200, 'application/xml', await door.sitemaps.of(visit), 'public, max-age=3600'),
  '/release/events': (request, response) => door.events.answer(request, response),
  ...(door.development && { '/development/events': (_: IncomingMessage, response: ServerResponse) => door.development?.answer(response) }),
  '/release/current': (request, response) =>
    sendText(request, response, 200, 'application/json', JSON.stringify(door.releases.current().forBrowser)),
  '/front-door/health/live': (request, response) => sendText(request, response, 200, 'application/json', '{"ok":true}'),
  '/front-door/health/ready': async (request, response) => {
    const api = await door.apiHealth.state()
    const { status, body } = readinessOf({
      open: !door.stopping.now,
      pages: door.pool.isReady,
      release: door.releases.current().serial,
      api,
    })
    sendText(request, response, status, 'application/json', JSON.stringify(body))
  },
  '/front-door/metrics': (request, response, visit) => answerMetrics(door, request, response, visit),
})

/** For whoever sits at this machine, or has the key: a request that came through a proxy comes from elsewhere. */
async function answerMetrics({ config, metrics }: FrontDoor, request: IncomingMessage, response: ServerResponse, visit: Visit) {
  const isNear = isLoopback(request.socket.remoteAddress) && !request.headers['x-forwarded-for'] && !request.headers['x-forwarded-proto']
  const hasKey = config.metricsKey !== null && isSame(request.headers.authorization ?? '', `Bearer ${config.metricsKey}`)
  if (!isNear && !hasKey) return refuseText(response, 404, 'NOT_FOUND', visit.context.locale)
  sendText(request, response, 200, 'text/plain; version=0.0.4', await metrics.registry.metrics())
}

function isSame(given: string, right: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The one door: every request of a browser comes in here. A request that cannot be read is answered, never thrown at. */
export function openFrontDoor(door: FrontDoor) {
  const services = servicesOf(door)
  const { config, documents, files } = door

  const answer: Answer = async (request, response, asked) => {
    const { pathname } = asked
    const origin = originOn(asked.host, asked.secure, config.hosts)
    // A balancer asks by the machine's address; shoppers, search engines and links only ever name hosts of ours.
    if (origin === null && !pathname.startsWith('/front-door/')) {
      await drain(request)
      return refuseText(response, 421, 'BAD_REQUEST', asked.context.locale)
    }
    const visit = origin === null ? asked : { ...asked, origin, secure: origin.startsWith('https:') }
    const backendPath = pathname.startsWith(`${BACKEND}/`) ? pathname.slice(BACKEND.length) : pathname === BACKEND ? '/' : null
    if (backendPath !== null && isClosed(backendPath, config.openPaths)) {
      await drain(request)
      return refuseJson(response, 404, 'NOT_FOUND', visit.context.locale)
    }
    const target = backendPath ?? doorOf(request.method, pathname, config.openPaths)
    if (target !== null) return proxyToBackend(request, response, visit, { target, ...config })
    if (pathname.startsWith('/do/')) return answerForm(request, response, visit, config)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      await drain(request)
      return refuseText(response, 405, 'BAD_REQUEST', visit.context.locale, { allow: 'GET, HEAD' })
    }
    const service = Object.hasOwn(services, pathname) ? services[pathname] : undefined
    if (service) return service(request, response, visit)
    if (/^\/(a|pictures)\//.test(pathname)) return files.answer(request, response, pathname)
    const redirect = redirectOf(visit.context.storefront, pathname, visit.search)
    if (redirect) return sendRedirect(response, redirect.status, redirect.location, { 'cache-control': 'no-store' })
    const arrival = arrivalOf(visit)
    if (arrival) return sendRedirect(response, 302, arrival.location, { 'cache-control': 'no-store', 'set-cookie': arrival.cookies })
    const document = await documents.of(visit)
    if ('retryAfter' in document) {
      const headers = { 'retry-after': String(document.retryAfter) }
      return refuseText(response, 429, 'TOO_MANY_REQUESTS', visit.context.locale, headers)
    }
    sendDocument(request, response, visit, document)
  }

  const answerSafely = async (request: IncomingMessage, response: ServerResponse, visit: Visit | null) => {
    try {
      if (visit) await answer(request, response, visit)
      else refuseText(response, 400, 'BAD_REQUEST', 'ru')
    } catch (error) {
      logError('error', error)
      if (response.headersSent) response.destroy()
      else refuseText(response, 500, 'SERVER_ERROR', visit?.context.locale ?? 'ru')
    }
  }

  return (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const began = performance.now()
    // A browser may name the trace: it is only a name. What it says besides, whom it is for, we find out ourselves.
    const trace = readTraceparent(request.headers['traceparent']) ?? newTrace()
    const headers = { ...SECURITY_HEADERS, ...openerPolicy(request.headers['sec-fetch-site']) }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('x-request-id', trace.id)
    const visit = readVisit(request)
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : HUNG_UP
      const answered = { method: methodOf(request.method), route: routeOf(visit?.pathname), status, ms: performance.now() - began }
      door.metrics.answered(answered)
      logAnswer(trace.id, answered)
    })
    const step = { name: `${methodOf(request.method)} ${routeOf(visit?.pathname)}`, kind: 'server' as const }
    return inTrace(trace, () => inSpan(step, () => answerSafely(request, response, visit)))
  }
}

/** What shoppers share may be shared by a cache before us, which must know by what they differ. */
function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
  { status, text, compressed, policy, etag, personal, complete }: ShopDocument,
) {
  const isBrotli = takesBrotli(request)
  const cookies = attributionCookies(visit)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    // A cookie is one visitor's: no cache may keep the answer that sets it.
    'cache-control':
      personal || cookies.length > 0
        ? 'private, no-store'
        : complete
          ? 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'
          : 'no-store',
    vary: `accept-encoding, cookie, sec-fetch-site${visit.context.storefront === 'unknown' ? ', accept-language' : ''}`,
    'content-language': visit.context.locale,
    ...(isBrotli && { 'content-encoding': 'br' }),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
    ...(complete && !personal && { etag }),
  }
  if (complete && !personal && status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers)
    return void response.end()
  }
  sendBody(request, response, status, headers, isBrotli ? compressed : text)
}
