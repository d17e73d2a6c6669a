import { PassThrough, type Readable } from 'node:stream'
import replyFrom from '@fastify/reply-from'
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { MAX_CONTENT_BODY_BYTES } from '@shop/contracts/content/content-publishing'
import { MAX_BODY_BYTES, MAX_CAREER_BODY_BYTES } from '@shop/contracts/core/limits'
import { MAX_PICTURE_BODY_BYTES } from '@shop/contracts/services/back-office/pictures'
import { ownSharedBagEvents, sharedBagEvents } from '@shop/contracts/cart/shared-bag'
import { addToCart } from '@shop/contracts/cart/cart'
import { createOrder } from '@shop/contracts/orders/order'
import { orderEvents, orderEventsByLink } from '@shop/contracts/orders/order-calls'
import { marketingView } from '@shop/contracts/marketing/marketing'
import type { Cookies } from '../platform/http/cookies.ts'
import { openPathOf, isClosed, WEBHOOK_PATH } from './closed-paths.ts'
import type { Config } from '../platform/config/config.ts'
import { forwardedHeaders } from './forwarded.ts'
import { AddressLimit } from '../requests/guard/address-limit.ts'
import { log, logError, reasonOf } from '../platform/observability/log.ts'
import { readTheRest, refuseJson } from '../requests/refusals.ts'
import { visitOf } from '../requests/requests.ts'
import { FOR_ALL_ORIGINS } from '../platform/http/for-all-origins.ts'
import { TIMEOUT_MS } from './api-call.ts'
import { bringsFile } from '../requests/uploads.ts'

const BACKEND = '/backend'
/** API paths with public URLs: product feeds, share pictures. */
const FOR_MACHINES = ['/feeds/*', '/share/*']
/** Uploaded pictures. One page asks for dozens, so they do not count as calls. */
const UPLOADED = '/pictures/uploads/*'
/** Content uploads include all pages. */
const CONTENT = '/back-office/content/'
const PICTURES = '/back-office/pictures/'
/** Calls at the same time. */
const CONNECTIONS = 256
const STREAMS = [orderEvents, orderEventsByLink, ownSharedBagEvents, sharedBagEvents]

function mostBytesOf(path: string): number {
  if (bringsFile(`${BACKEND}${path}`)) return MAX_CAREER_BODY_BYTES
  if (path.startsWith(CONTENT)) return MAX_CONTENT_BODY_BYTES
  return path.startsWith(PICTURES) ? MAX_PICTURE_BODY_BYTES : MAX_BODY_BYTES
}

/** Answered calls that are counted by the versions that the visitor is shown. */
const SALES: Readonly<Record<string, 'adds' | 'orders'>> = { [BACKEND + addToCart.path]: 'adds', [BACKEND + createOrder.path]: 'orders' }

/** What the calls of a visitor mean for releases. */
export interface Visitors {
  isTester: (cookies: Cookies) => boolean
  sold: (sale: 'adds' | 'orders', cookies: Cookies) => void
}

/** Hop-by-hop headers (RFC 9110 §7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
/** Only the front door may send these to the API. */
const OURS = /^(x-front-door|x-for-everybody|x-forwarded-.*|forwarded|host|expect|traceparent|tracestate|baggage|x-request-id)$/

type Headers = Record<string, string | string[] | undefined>
const passedOn = <Given extends Headers>(headers: Given, isOurs: (name: string) => boolean = () => false) =>
  Object.fromEntries(Object.entries(headers).filter(([name, value]) => value !== undefined && !HOP_BY_HOP.has(name) && !isOurs(name)))

/** API path of a /backend URL; null for escaped variants (`/%62ackend`). */
function pathInApi(pathname: string): string | null {
  if (pathname === BACKEND) return '/'
  return pathname.startsWith(`${BACKEND}/`) ? pathname.slice(BACKEND.length) : null
}

/** A separate stream: if the API closes while receiving a body, the browser's connection must survive for the response. */
function apart(body: Readable): PassThrough {
  const passed = new PassThrough()
  // Aborts the API request when the browser disconnects.
  body.once('close', () => passed.writableEnded || passed.destroy())
  return body.pipe(passed)
}

/** Limits calls per address. Changes are counted apart: an order is never refused because a neighbor reads too much. */
function limitCalls(aMinute: number) {
  const [reads, changes] = [new AddressLimit({ aMinute }), new AddressLimit({ aMinute })]
  return (request: FastifyRequest, reply: FastifyReply, next: HookHandlerDoneFunction) => {
    // Whoever sends a token with reads only moves them to the other count.
    const isChange = request.method !== 'GET' && request.headers['x-csrf-token'] !== undefined
    const wait = (isChange ? changes : reads).take(visitOf(request).address)
    if (wait === null) return next()
    reply.header('retry-after', String(wait))
    void refuseJson(request, reply, 429, 'TOO_FAST')
  }
}

/** Streams /backend to the API without retries. An unreachable API becomes a JSON refusal. */
export async function serveBackend(
  app: FastifyInstance,
  { apiUrl, frontDoorKey, openPaths, callsAMinute }: Config,
  visitors: Visitors,
): Promise<void> {
  const agent = (connections: number | null) => ({
    base: apiUrl,
    destroyAgent: true,
    disableRequestLogging: true,
    undici: { connections, headersTimeout: TIMEOUT_MS, bodyTimeout: 0 },
  })
  app.addContentTypeParser('*', (_request, body, done) => done(null, apart(body)))
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return refuseJson(request, reply, status, 'BAD_REQUEST')
    logError('error', error)
    return refuseJson(request, reply, 500, 'SERVER_ERROR')
  })

  const closed = (request: FastifyRequest, reply: FastifyReply, next: HookHandlerDoneFunction) => {
    const path = pathInApi(visitOf(request).pathname)
    if (path === null || isClosed(path, openPaths)) return void refuseJson(request, reply, 404, 'NOT_FOUND')
    next()
  }
  // Limits are checked here: if the API refused during the upload, its response would be lost.
  const tooLarge = (request: FastifyRequest, reply: FastifyReply, next: HookHandlerDoneFunction) => {
    const most = mostBytesOf(visitOf(request).pathname.slice(BACKEND.length))
    if (Number(request.headers['content-length'] ?? 0) > most) return void refuseJson(request, reply, 413, 'BODY_TOO_LARGE')
    next()
  }

  const limited = limitCalls(callsAMinute)

  /** What testers look at is in no statistics. */
  const leftOut = (request: FastifyRequest, reply: FastifyReply, next: HookHandlerDoneFunction) => {
    const { pathname, cookies } = visitOf(request)
    if (pathname !== BACKEND + marketingView.path || !visitors.isTester(cookies)) return next()
    reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    void readTheRest(request, reply).then(() => reply.send(JSON.stringify({ result: true })))
  }

  const counted = (request: FastifyRequest, reply: FastifyReply, next: HookHandlerDoneFunction) => {
    const { pathname, cookies } = visitOf(request)
    const sale = request.method === 'POST' && reply.statusCode === 200 ? SALES[pathname] : undefined
    if (sale && !visitors.isTester(cookies)) visitors.sold(sale, cookies)
    next()
  }

  const forward = (request: FastifyRequest, reply: FastifyReply, target: string, more: Record<string, string> = {}) => {
    const visit = visitOf(request)
    // GET bodies are ignored.
    const isBodyless = request.method === 'GET' || request.method === 'HEAD'
    const isOurs = (name: string) => OURS.test(name) || (isBodyless && name === 'content-length')
    return reply.from(target, {
      queryString: () => visit.search.slice(1),
      rewriteRequestHeaders: (_request, headers) => ({ ...passedOn(headers, isOurs), ...forwardedHeaders(frontDoorKey, visit) }),
      rewriteHeaders: (headers) => ({ ...passedOn(headers), ...more }),
      // Otherwise undici retries a 503 to GET up to ten times.
      retryDelay: () => null,
      onResponse: (_request, _reply, answer) =>
        void readTheRest(request, reply).then(() => reply.send((answer as unknown as { stream: NodeJS.ReadableStream }).stream)),
      onError: (_reply, { error }) => {
        log('api', `${request.method} ${target}: ${reasonOf(error)}`)
        void refuseJson(request, reply, 502, 'SERVER_BUSY')
      },
    })
  }

  const toApi = (request: FastifyRequest, reply: FastifyReply) => forward(request, reply, pathInApi(visitOf(request).pathname) ?? '/')
  await app.register(async (calls) => {
    await calls.register(replyFrom, agent(CONNECTIONS))
    for (const url of [BACKEND, `${BACKEND}/*`])
      calls.all(url, { onRequest: [closed, limited, tooLarge, leftOut], onResponse: counted }, toApi)
    for (const url of FOR_MACHINES)
      calls.get(url, { onRequest: limited }, (request, reply) => forward(request, reply, visitOf(request).pathname))
    calls.get(UPLOADED, (request, reply) => forward(request, reply, visitOf(request).pathname, FOR_ALL_ORIGINS))
    const webhook = openPathOf('POST', WEBHOOK_PATH, openPaths)
    if (webhook !== null) calls.post(WEBHOOK_PATH, { onRequest: tooLarge }, (request, reply) => forward(request, reply, webhook))
  })
  // Each holds a connection for minutes: those of the calls must not run out. The API counts the streams.
  await app.register(async (streams) => {
    await streams.register(replyFrom, agent(null))
    for (const { path } of STREAMS) streams.get(BACKEND + path.replaceAll(/\{(\w+)\}/g, ':$1'), { onRequest: [closed, limited] }, toApi)
  })
}
