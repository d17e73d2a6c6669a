import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { arrivalOf } from './arrival.ts'
import { BACKEND, proxyToBackend } from './backend-proxy.ts'
import type { Config } from './config.ts'
import type { Documents, ShopDocument } from './documents.ts'
import { drain } from './drain.ts'
import { answerForm } from './forms.ts'
import { redirectOf } from './guard-and-redirects.ts'
import { log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { SECURITY_HEADERS } from './policy.ts'
import { refuseText } from './refusals.ts'
import type { ReleaseEvents } from './release-events.ts'
import type { Releases } from './releases.ts'
import { robotsText, type Sitemaps } from './robots-sitemap.ts'
import { sendBody, sendRedirect, sendText, takesBrotli } from './send.ts'
import type { StaticFiles } from './static-files.ts'
import { isLoopback, readVisit, type Visit } from './visit.ts'

export interface FrontDoor {
  config: Config
  releases: Releases
  documents: Documents
  files: StaticFiles
  events: ReleaseEvents
  sitemaps: Sitemaps
  metrics: Metrics
}

type Answer = (request: IncomingMessage, response: ServerResponse, visit: Visit) => void | Promise<void>

const FAVICON = fs.readFileSync(new URL('./favicon.svg', import.meta.url))
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
  '/release/current': (request, response) =>
    sendText(request, response, 200, 'application/json', JSON.stringify(door.releases.current().forBrowser)),
  '/front-door/health': (request, response) =>
    sendText(request, response, 200, 'application/json', JSON.stringify({ status: 'ok', serial: door.releases.current().serial })),
  '/front-door/metrics': (request, response, visit) => answerMetrics(door, request, response, visit),
})

/** For whoever sits at this machine: a request that came through a proxy comes from elsewhere. */
function answerMetrics({ metrics, documents, events }: FrontDoor, request: IncomingMessage, response: ServerResponse, visit: Visit) {
  const isNear = isLoopback(request.socket.remoteAddress) && !request.headers['x-forwarded-for'] && !request.headers['x-forwarded-proto']
  if (!isNear) return refuseText(response, 404, 'NOT_FOUND', visit.context.locale)
  const { rendered, failed, cpu } = metrics
  const memoryMb = Math.round(process.memoryUsage().rss / 2 ** 20)
  sendText(
    request,
    response,
    200,
    'application/json',
    JSON.stringify({ rendered, failed, cached: documents.cached, cpuMs: cpu, streams: events.open, memoryMb }),
  )
}

/** The one door: every request of a browser comes in here. A request that cannot be read is answered, never thrown at. */
export function openFrontDoor(door: FrontDoor) {
  const services = servicesOf(door)
  const { config, documents, files } = door

  const answer: Answer = async (request, response, visit) => {
    const { pathname } = visit
    if (pathname === BACKEND || pathname.startsWith(`${BACKEND}/`))
      return proxyToBackend(request, response, visit, config.apiUrl, config.frontDoorKey)
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
    sendDocument(request, response, visit, await documents.of(visit))
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    const visit = readVisit(request)
    try {
      if (visit) await answer(request, response, visit)
      else refuseText(response, 400, 'BAD_REQUEST', 'ru')
    } catch (error) {
      log('error', `${request.method} ${visit?.pathname}: ${error instanceof Error ? error.stack : String(error)}`)
      if (response.headersSent) response.destroy()
      else refuseText(response, 500, 'SERVER_ERROR', visit?.context.locale ?? 'ru')
    }
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
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': personal ? 'private, no-store' : complete ? 'public, max-age=0, s-maxage=10, stale-while-revalidate=60' : 'no-store',
    vary: `accept-encoding, cookie${visit.context.storefront === 'unknown' ? ', accept-language' : ''}`,
    'content-language': visit.context.locale,
    ...(isBrotli && { 'content-encoding': 'br' }),
    ...(complete && !personal && { etag }),
  }
  if (complete && !personal && status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers)
    return void response.end()
  }
  sendBody(request, response, status, headers, isBrotli ? compressed : text)
}
