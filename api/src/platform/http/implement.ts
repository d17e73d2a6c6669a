import type { Brand } from '@shop/contracts/shop/brand'
import type { Endpoint } from '@shop/contracts/core/endpoint'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from '@shop/observability/log'
import { inSpan, isWatched } from '@shop/observability/spans'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import type { CurrentReads } from '../replica/current-reads.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { PictureFiles } from '../picture-files/picture-files.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Networks } from '../networks.ts'
import type { Ports } from '../ports/ports.ts'
import type { SiteOrigins } from '../site-origins.ts'
import { isCsrfToken } from './cookie.ts'
import { answerCheck } from './check-answer.ts'
import { checkBody } from './check-body.ts'
import { Refused } from './refusal.ts'
import { isStorable } from './storable.ts'
import { sessionHashIn, visitorOf, type ShopVisitor } from './visitor.ts'

/** What the platform gives every domain; what a domain needs beyond it is asked for in its own type. */
export interface Api {
  server: FastifyInstance
  log: Logger
  database: Database
  /** For what everybody is shown: may be answered by a standby. */
  reads: CurrentReads
  clock: Clock
  ports: Ports
  outbox: Outbox
  pictureFiles: PictureFiles
  metrics: Metrics
  /** Database schema version at startup. */
  schema: number
  /** The shop's hostnames, without ports. */
  shopHosts: readonly string[]
  /** Storefront origins, for texts written without a request. */
  siteOrigins: SiteOrigins
  csrfKey: string
  /** HMAC key of sign-in codes. */
  codeKey: string
  /** Factor for code limits: above 1 for tests with many sign-ins. */
  limits: number
  frontDoorKey: string | undefined
  /** Validates every response, also of exact calls: for tests. */
  checksAllAnswers: boolean
  brand: Brand
  networks: Networks
  /** Sends messages and does periodic work; otherwise workers do. */
  isWorking: boolean
  /** All registered calls, for the documentation. */
  endpoints: Endpoint[]
}

/**
 * A domain as a Fastify plugin: the hooks and parsers that it adds reach no other domain. Its options are the platform and what else it
 * needs.
 */
export function plugin<Options extends Api>(name: string, serve: (api: Options) => void): FastifyPluginAsync<Options> {
  const domain: FastifyPluginAsync<Options> = async (server, api) => serve({ ...api, server })
  // Fastify's errors name a plugin by its function.
  return Object.defineProperty(domain, 'name', { value: name })
}

export interface Call<Params extends string, Body, Query = unknown> {
  params: Record<Params, string>
  body: Body
  query: Query
  visitor: ShopVisitor
  /** Hash of the session cookie; always set for calls with a CSRF token. */
  sessionHash: string | null
  request: FastifyRequest
  reply: FastifyReply
}

const CALLS_A_MINUTE = 600

interface Options<Answer> {
  /** The handler builds the response field by field, so validation is sampled (decision 9). */
  isExact?: boolean
  /** Faster serialization of a large response than JSON.stringify. */
  write?: (answer: Answer) => Buffer
  /** For calls with a larger body limit. */
  bodyLimit?: number
  /** Takes as long as an upload may. */
  isSlow?: boolean
}

/** Registers a call by its contract. Token, body and response are checked here only. */
export function implement<Params extends string, Body, Answer, Query>(
  api: Api,
  endpoint: Endpoint<Params, Body, Answer, Query>,
  handler: (call: Call<Params, Body, Query>) => Promise<Answer>,
  { isExact = false, write, bodyLimit, isSlow = false }: Options<Answer> = {},
): void {
  const checked = answerCheck(endpoint, { isExact, checksAll: api.checksAllAnswers })
  api.endpoints.push(endpoint)
  api.server.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(bodyLimit !== undefined && { bodyLimit }),
    config: { hasFile: isSlow || endpoint.file !== undefined, ...(isLimited(endpoint) && { rateLimit: { max: CALLS_A_MINUTE } }) },
    handler: asStep(`${endpoint.method} ${endpoint.path}`, async (request, reply) => {
      const sessionHash = sessionHashIn(request, api.frontDoorKey)
      if (endpoint.csrf) requireToken(api, request)
      if (![request.body, request.query, request.params].every((part) => isStorable(part))) throw new Refused('BAD_REQUEST')
      const visitor = visitorOf(request, api.frontDoorKey)
      const body = endpoint.body ? checkBody(endpoint.body, request.body, visitor.shop) : (undefined as Body)
      const query = endpoint.query ? checkBody(endpoint.query, withLists(request.query), visitor.shop) : (undefined as Query)
      // Responses contain current prices, stock and tokens; longer caching is the front door's decision.
      void reply.header('cache-control', 'no-store')
      const params = request.params as Record<Params, string>
      const answer = await handler({ params, body, query, visitor, sessionHash, request, reply })
      if (endpoint.type) void reply.type(endpoint.type)
      if (!write) return checked(answer)
      void reply.type('application/json; charset=utf-8')
      return write(checked(answer))
    }),
  })
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** A trace span, if tracing is on. */
const asStep =
  (name: string, handler: Handler): Handler =>
  (request, reply) =>
    isWatched() ? inSpan({ name, kind: 'server' }, () => handler(request, reply)) : handler(request, reply)

/** Throws CSRF_EXPIRED for a call without its session's token. */
export function requireToken({ csrfKey, frontDoorKey }: Pick<Api, 'csrfKey' | 'frontDoorKey'>, request: FastifyRequest): void {
  const sessionHash = sessionHashIn(request, frontDoorKey)
  if (!sessionHash || !isCsrfToken(request.headers['x-csrf-token'], sessionHash, csrfKey)) throw new Refused('CSRF_EXPIRED')
}

/** Lists are sent as `name[]`, even with one value. */
const withLists = (query: unknown) =>
  Object.fromEntries(
    Object.entries(query as Record<string, unknown>).map(([name, value]) =>
      name.endsWith('[]') ? [name.slice(0, -2), Array.isArray(value) ? value : [value]] : [name, value],
    ),
  )

/** Only writes are rate-limited. */
const isLimited = ({ csrf, path }: { csrf: boolean; path: string }) => csrf || path === '/token'
