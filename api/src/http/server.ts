import { MAX_BODY_BYTES } from '@shop/contracts/limits'
import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import files from '@fastify/static'
import { fileURLToPath } from 'node:url'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { destination, type Logger, pino } from 'pino'
import { SESSION_COOKIE, sessionHashOf } from '../session/cookie.ts'
import { refusalOf, Refused } from './refusal.ts'
import { isFrontDoor, visitorOf } from './visitor.ts'

// A segment too long to be known is not found like any other: headers end long before.
const MAX_PARAM_LENGTH = 16 * 1024
const REQUEST_ID = /^[\w-]{8,64}$/
const PICTURES = fileURLToPath(new URL('../../pictures/', import.meta.url))

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a JSON call, as it came. */
    rawBody?: string
  }
}

export interface ServerOptions {
  logLevel: string
  frontDoorKey: string | undefined
}

/** A server that refuses in one shape, says what it did in the log, and knows no routes yet. */
export async function createServer({ logLevel, frontDoorKey }: ServerOptions): Promise<{ server: FastifyInstance; log: Logger }> {
  const log: Logger = pino({ level: logLevel, base: { name: 'api' } }, destination(2))

  const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error)
    if (!refusal) log.error({ requestId: request.id, route: request.routeOptions?.url, err: error }, 'failed')
    const answered = refusal ?? new Refused('SERVER_ERROR')
    const { locale } = visitorOf(request, frontDoorKey).shop
    return reply.code(answered.status).header('x-request-id', request.id).send(answered.answer(locale, request.id))
  }

  const server = Fastify({
    logger: false,
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // What still comes over an open connection while it stops is answered like anything else.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      void refuse(error, request, reply)
    },
    genReqId: ({ headers }) => {
      const given = isFrontDoor(headers['x-front-door'], frontDoorKey) ? headers['x-request-id'] : undefined
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    },
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
  await server.register(files, { root: PICTURES, prefix: '/pictures/', immutable: true, maxAge: '365d', index: false })

  server.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
  })
  server.addHook('onResponse', async (request, reply) => {
    const { method, id, routeOptions } = request
    log.info(
      { requestId: id, method, route: routeOptions.url ?? null, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  server.setNotFoundHandler((request, reply) => refuse(new Refused('NOT_FOUND'), request, reply))
  server.setErrorHandler((error: FastifyError, request, reply) => refuse(error, request, reply))
  return { server, log }
}
