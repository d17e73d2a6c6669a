import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import type { Brand } from '@shop/contracts/shop/brand'
import { MAX_BODY_BYTES, MAX_CAREER_BODY_BYTES, UPLOAD_MS } from '@shop/contracts/core/limits'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import files from '@fastify/static'
import { fileURLToPath } from 'node:url'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { createLog, type Logger } from '@shop/observability/log'
import { reportError } from '@shop/observability/sentry'
import { inTrace, newTrace, readTraceparent } from '@shop/observability/trace'
import { SESSION_COOKIE, sessionHashOf } from '../session/cookie.ts'
import type { Metrics } from '../observability/metrics.ts'
import { refusalOf, Refused } from './refusal.ts'
import { fillAnswers } from '../brand/fill.ts'
import { tagAnswers } from './revalidated.ts'
import { isFrontDoor, visitorOf } from './visitor.ts'

// A segment too long to be known is not found like any other: headers end long before.
const MAX_PARAM_LENGTH = 16 * 1024
const RETRY_SECONDS = 2
/** The indexes of all pictures lie in the same folder and must stay private. */
const isPicture = (path: string) => !path.endsWith('.json')
const PICTURES = fileURLToPath(new URL('../../pictures/', import.meta.url))

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a JSON call, as it came. */
    rawBody?: string
  }
  interface FastifyContextConfig {
    /** A file comes with the call: a slow line may take its time. */
    hasFile?: boolean
  }
}

export interface ServerOptions {
  logLevel: string
  frontDoorKey: string | undefined
  metrics: Metrics
  brand: Brand
  /** A request that has not come in whole by then, or is not answered, is refused. */
  answerMs: number
}

/** Who sends a head letter by letter holds a connection, and nothing else. */
const HEAD_MS = 10_000
const CHECK_MS = 5000
/** Longer than the front door keeps its connections, so that it is the one to hang up. */
const KEEP_ALIVE_MS = 75_000

const TOO_LATE = 408
/** So long nothing comes of a body that nobody wants, and it is not waited for. */
const QUIET_MS = 1000

/** Reads a refused body and keeps nothing of it: whoever is still sending hears the answer only when nobody hangs up. */
async function dropTheRest(body: IncomingMessage): Promise<void> {
  const enough = new AbortController()
  const timer = setTimeout(() => enough.abort(), QUIET_MS)
  let room = MAX_CAREER_BODY_BYTES
  body.on('data', (chunk: Buffer) => {
    room -= chunk.length
    if (room < 0) enough.abort()
    else timer.refresh()
  })
  await finished(body, { signal: enough.signal }).catch(() => undefined)
  clearTimeout(timer)
}

/** A server that refuses in one shape, says what it did in the log, and knows no routes yet. */
export async function createServer({
  logLevel,
  frontDoorKey,
  metrics,
  brand,
  answerMs,
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
      // What comes of it after that would be read as the next request.
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
    // Far behind the limit of each request, which is told in words.
    requestTimeout: Math.max(answerMs, UPLOAD_MS) * 2,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEAD_MS, connectionsCheckingInterval: CHECK_MS },
    // What still comes over an open connection while it stops is answered like anything else.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply),
    // The front door names the trace; anybody else could fill our logs with an id of their choice.
    genReqId: ({ headers }) =>
      ((isFrontDoor(headers['x-front-door'], frontDoorKey) && readTraceparent(headers['traceparent'])) || newTrace()).id,
  })

  // A signature is over the very bytes that came.
  const parse = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = body
    void parse(request, body, done)
  })
  await server.register(cookie)
  // Answers are data and one page of documentation; upgrade-insecure-requests would break plain HTTP.
  await server.register(helmet, { contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } }, hsts: false })
  await server.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    // A shopper is a session, so that an office behind one address is not one shopper; starting sessions counts by address.
    keyGenerator: (request) => {
      const session = request.routeOptions.url === '/token' ? null : sessionHashOf(request.cookies[SESSION_COOKIE])
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
    // Fastify's own limit makes and aborts a signal for every request, and ends with the body.
    const timer = setTimeout(
      () => {
        if (!reply.sent)
          void reply.send(request.raw.complete ? new Refused('SERVER_BUSY') : new Refused('BAD_REQUEST', undefined, TOO_LATE))
      },
      request.routeOptions.config.hasFile ? Math.max(answerMs, UPLOAD_MS) : answerMs,
    )
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
  // Here the body has been read: reading it would have lost the trace, it goes on in the events of the connection.
  server.addHook('preHandler', (request, _reply, done) => {
    const given = readTraceparent(request.headers['traceparent'])
    inTrace(given?.id === request.id ? given : { id: request.id, spanId: null }, done)
  })
  // Before the tags: another name is another answer.
  fillAnswers(server, brand, frontDoorKey)
  tagAnswers(server)
  server.addHook('onResponse', async (request, reply) => {
    const { method, id, routeOptions } = request
    const { statusCode: status, elapsedTime: ms } = reply
    metrics.answered({ method, route: routeOptions.url, status, ms })
    log.info({ requestId: id, method, route: routeOptions.url ?? null, status, ms: Math.round(ms) }, 'answered')
  })
  server.setNotFoundHandler((request, reply) => refuse(new Refused('NOT_FOUND'), request, reply))
  server.setErrorHandler((error: FastifyError, request, reply) => refuse(error, request, reply))
  return { server, log }
}
