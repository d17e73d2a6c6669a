import { timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withBrand } from '@shop/contracts/shop/brand-face'
import { faviconOf } from '../platform/brand/brand-look.ts'
import type { FrontDoor } from './front-door-parts.ts'
import { diskOf } from '../platform/observability/disk.ts'
import { readinessOf } from './readiness.ts'
import { refuse } from '../requests/refusals.ts'
import { visitOf } from '../requests/requests.ts'
import { robotsText } from './robots-sitemap.ts'
import { isLoopback } from '../requests/visit.ts'

const DAY = 'public, max-age=86400'
/** By then a tab may have been closed. */
const STREAM_RETRY_SECONDS = '30'
const HOUR = 'public, max-age=3600'

const send = (reply: FastifyReply, type: string, text: string, cacheControl = 'no-store') =>
  reply.headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': cacheControl }).send(text)
const sendJson = (reply: FastifyReply, value: unknown) => send(reply, 'application/json', JSON.stringify(value))

/** Endpoints for search engines, open tabs, load balancers and Prometheus. */
export function serveServices(app: FastifyInstance, door: FrontDoor) {
  const { config, releases, events, development, sitemaps, metrics, pool, apiHealth, stopping } = door
  const sendSitemap = async (request: FastifyRequest, reply: FastifyReply, file: number | null) => {
    const found = await sitemaps.of(visitOf(request), file)
    if (found === null) return refuse(request, reply, 404, 'NOT_FOUND')
    const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': found.whole ? HOUR : 'no-store' }
    return reply.headers(headers).send(Readable.from(found.text))
  }
  const favicon = faviconOf(config.brand)
  app.get('/favicon.svg', (_, reply) => reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': DAY }).send(favicon))
  app.get('/favicon.ico', (_, reply) => reply.header('cache-control', DAY).redirect('/favicon.svg', 301))
  app.get('/robots.txt', (request, reply) => send(reply, 'text/plain', robotsText(visitOf(request)), HOUR))
  app.get('/sitemap.xml', (request, reply) => sendSitemap(request, reply, null))
  app.get<{ Params: { file: string } }>('/sitemap-:file(^\\d{1,4}).xml', (request, reply) =>
    sendSitemap(request, reply, Number(request.params.file)),
  )
  app.get('/release/events', { exposeHeadRoute: false }, (request, reply) => {
    const stream = events.answer(reply, visitOf(request))
    return stream ?? refuse(request, reply, 429, 'TOO_FAST', { 'retry-after': STREAM_RETRY_SECONDS })
  })
  if (development) app.get('/development/events', { exposeHeadRoute: false }, (_, reply) => development.answer(reply))
  app.get('/release/current', (request, reply) => {
    const { forBrowser } = releases.of(visitOf(request).cookies)
    return send(reply, 'application/json', withBrand(JSON.stringify(forBrowser), { brand: config.brand.name }))
  })
  app.get('/front-door/health/live', (_, reply) => sendJson(reply, { ok: true }))
  app.get('/front-door/health/ready', async (_, reply) => {
    const [api, disk] = await Promise.all([apiHealth.state(), diskOf(config.stateDir, config.leastFreeMb)])
    const release = releases.current().serial
    const { status, body } = readinessOf({ open: !stopping.now, pages: pool.isReady, release, faults: releases.faults, api, disk })
    return sendJson(reply.code(status), body)
  })
  app.get('/front-door/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsKey)) return refuse(request, reply, 404, 'NOT_FOUND')
    return send(reply, 'text/plain; version=0.0.4', await metrics.registry.metrics())
  })
}

/** Localhost without a proxy, or the key. */
function mayReadMetrics({ raw, headers }: FastifyRequest, metricsKey: string | null): boolean {
  const isNear = isLoopback(raw.socket.remoteAddress) && !headers['x-forwarded-for'] && !headers['x-forwarded-proto']
  return isNear || (metricsKey !== null && isSame(headers.authorization ?? '', `Bearer ${metricsKey}`))
}

function isSame(given: string, right: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
