import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import type { Brand } from '@shop/contracts/shop/brand'
import { MAX_BODY_BYTES, UPLOAD_MS } from '@shop/contracts/core/limits'
import { MAX_PICTURE_BODY_BYTES } from '@shop/contracts/services/back-office/pictures'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import files from '@fastify/static'
import { fileURLToPath } from 'node:url'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { createLog, type Logger } from '@shop/observability/log'
import { reportError } from '@shop/observability/sentry'
import { inTrace, newTrace, readTraceparent } from '@shop/observability/trace'
import { openSharedCounts } from '../limits/open.ts'
import { storeOf } from '../limits/store.ts'
import type { Metrics } from '../observability/metrics.ts'
import { refusalOf, Refused } from './refusal.ts'
import { fillAnswers } from './fill-answers.ts'
import { tagAnswers } from './revalidated.ts'
import { isFrontDoor, sessionHashIn, visitorOf } from './visitor.ts'

// Answers an overlong path segment with 404, like any unknown path.
const MAX_PARAM_LENGTH = 16 * 1024
const RETRY_SECONDS = 2
/** The index files of all pictures are in the same folder and must stay private. */
const isPicture = (path: string) => !path.endsWith('.json')
const PICTURES = fileURLToPath(new URL('../../../pictures/', import.meta.url))

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw body of a JSON call. */
    rawBody?: string
  }
  interface FastifyContextConfig {
    /** File uploads get more time: connections may be slow. */
    hasFile?: boolean
  }
}

export interface ServerOptions {
  logLevel: string
  frontDoorKey: string | undefined
  metrics: Metrics
  brand: Brand
  /** A request must arrive and be answered within this time. */
  answerMs: number
  /** Valkey or Redis, which counts limits for all APIs together; without it each counts for itself. */
  redisUrl: string | undefined
}

/** Time for headers: limits slow-header attacks. */
const HEAD_MS = 10_000
const CHECK_MS = 5000
/** Longer than the front door's keep-alive, so that the front door closes first. */
const KEEP_ALIVE_MS = 75_000

const TOO_LATE = 408
/** Stop draining a rejected body after this silence. */
const QUIET_MS = 1000
/** A file somewhat above the largest limit is drained to its end; a stream without one is not. */
const MOST_DRAINED = 2 * MAX_PICTURE_BODY_BYTES

/** Drains a rejected body: a client that is still sending sees the response only if the connection stays open. */
async function dropTheRest(body: IncomingMessage): Promise<void> {
  const enough = new AbortController()
  const timer = setTimeout(() => enough.abort(), QUIET_MS)
  let room = MOST_DRAINED
  body.on('data', (chunk: Buffer) => {
    room -= chunk.length
    if (room < 0) enough.abort()
    else timer.refresh()
  })
  await finished(body, { signal: enough.signal }).catch(() => undefined)
  clearTimeout(timer)
}

/** A server with error responses and access log, without routes. */
export async function createServer({
  logLevel,
  frontDoorKey,
  metrics,
  brand,
  answerMs,
  redisUrl,
}: ServerOptions): Promise<{ server: FastifyInstance; log: Logger }> {
  const log = createLog('api', logLevel)

  const refuse = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error)
    const about = { requestId: request.id, route: request.routeOptions?.url, err: error }
    if (!refusal) {
      log.error(about, 'failed')
      reportError(error, { requestId: request.id, route: request.routeOptions?.url ?? 'none' })
    }
    if (refusal?.code === 'SERVER_BUSY') log.warn(about, 'busy')
    const answered = refusal ?? new Refused('SERVER_ERROR')
    const { locale } = visitorOf(request, frontDoorKey).shop
    const wait = answered.retryAfter ?? (answered.code === 'SERVER_BUSY' ? RETRY_SECONDS : undefined)
    if (wait !== undefined) void reply.header('retry-after', wait)
    if (!request.raw.complete) {
      // Leftover body bytes would be parsed as the next request.
      void reply.header('connection', 'close')
      if (answered.status !== TOO_LATE) await dropTheRest(request.raw)
      if (reply.sent) return reply
    }
    return reply.code(answered.status).header('x-request-id', request.id).send(answered.answer(locale, request.id))
  }

  const server = Fastify({
    logger: false,
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // Far above each call's own limit, which has a proper error text.
    requestTimeout: Math.max(answerMs, UPLOAD_MS) * 2,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEAD_MS, connectionsCheckingInterval: CHECK_MS },
    // Requests on open connections are still served while stopping.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply),
    // Trace ids are trusted from the front door only; others could fill our logs with chosen ids.
    genReqId: ({ headers }) =>
      ((isFrontDoor(headers['x-front-door'], frontDoorKey) && readTraceparent(headers['traceparent'])) || newTrace()).id,
  })

  // Signatures cover the raw bytes.
  const parse = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = body
    void parse(request, body, done)
  })
  await server.register(cookie)
  // Responses are data and one documentation page; upgrade-insecure-requests would break plain HTTP.
  await server.register(helmet, { contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } }, hsts: false })
  const shared = redisUrl ? await openSharedCounts(server, redisUrl, { log, metrics }) : null
  await server.register(rateLimit, {
    ...(shared && { store: storeOf(shared) }),
    global: false,
    timeWindow: '1 minute',
    // Rate limits are per session, because an office shares one address; new sessions are limited per address.
    keyGenerator: (request) => {
      const session = request.routeOptions.url === '/token' ? null : sessionHashIn(request, frontDoorKey)
      return session ?? visitorOf(request, frontDoorKey).address
    },
  })
  await server.register(files, {
    root: PICTURES,
    prefix: '/pictures/',
    immutable: true,
    maxAge: '365d',
    index: false,
    allowedPath: isPicture,
  })

  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    // Fastify's own timeout creates an abort signal per request, and ends once the body is read.
    const timer = setTimeout(
      () => {
        // A stream that has begun is an answer, however long it lasts.
        if (!reply.sent && !reply.raw.headersSent)
          void reply.send(request.raw.complete ? new Refused('SERVER_BUSY') : new Refused('BAD_REQUEST', undefined, TOO_LATE))
      },
      request.routeOptions.config.hasFile ? Math.max(answerMs, UPLOAD_MS) : answerMs,
    )
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
  // Reading the body loses the async context of the trace, which runs in connection events: restore it here.
  server.addHook('preHandler', (request, _reply, done) => {
    const given = readTraceparent(request.headers['traceparent'])
    inTrace(given?.id === request.id ? given : { id: request.id, spanId: null }, done)
  })
  // Before the ETag, which must cover the filled-in brand name.
  fillAnswers(server, brand, frontDoorKey)
  tagAnswers(server)
  server.addHook('onResponse', async (request, reply) => {
    const { method, id, routeOptions } = request
    const { statusCode: status, elapsedTime: ms } = reply
    // A stream lasts as long as its page is open: no measure of the shop's speed.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return
    metrics.answered({ method, route: routeOptions.url, status, ms })
    log.info({ requestId: id, method, route: routeOptions.url ?? null, status, ms: Math.round(ms) }, 'answered')
  })
  server.setNotFoundHandler((request, reply) => refuse(new Refused('NOT_FOUND'), request, reply))
  server.setErrorHandler((error: FastifyError, request, reply) => refuse(error, request, reply))
  return { server, log }
}
