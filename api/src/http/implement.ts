import type { Brand } from '@shop/contracts/shop/brand'
import type { Endpoint } from '@shop/contracts/core/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from '@shop/observability/log'
import { inSpan, isWatched } from '@shop/observability/spans'
import type { Clock } from '../clock/clock.ts'
import type { Published } from '../content/published.ts'
import type { Database } from '../db/database.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Payments } from '../payments/payments.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Networks } from '../places/cities/networks.ts'
import type { Ports } from '../ports/ports.ts'
import type { SiteOrigins } from '../site-origins.ts'
import { isCsrfToken, SESSION_COOKIE, sessionHashOf } from '../session/cookie.ts'
import { answerCheck } from './check-answer.ts'
import { checkBody } from './check-body.ts'
import { Refused } from './refusal.ts'
import { isStorable } from './storable.ts'
import { visitorOf, type ShopVisitor } from './visitor.ts'

/** What every part of the API works with. */
export interface Api {
  server: FastifyInstance
  log: Logger
  database: Database
  clock: Clock
  ports: Ports
  outbox: Outbox
  payments: Payments
  metrics: Metrics
  /** Version of the database's schema at the start. */
  schema: number
  /** Names of the shop's own hosts, without ports. */
  shopHosts: readonly string[]
  /** Where the storefronts are found: for what is written without a visitor. */
  siteOrigins: SiteOrigins
  csrfKey: string
  /** Makes the HMAC of sign-in codes. */
  codeKey: string
  /** Factor of the limits of sending codes: above 1 for tests that sign in by the hundred. */
  limits: number
  frontDoorKey: string | undefined
  /** Every answer is checked, also of exact calls: in tests. */
  checksAllAnswers: boolean
  /** Who reads résumés. */
  hrEmail: string
  /** Address that gets the messages of the feedback form. */
  supportEmail: string
  /** What editors have published. */
  published: Published
  /** Signs what editors publish; empty: nobody may. */
  contentKey: string
  /** Signs links to previews; empty: there are none. */
  previewKey: string
  brand: Brand
  networks: Networks
  /** Every call that is served, for the documentation. */
  endpoints: Endpoint[]
}

export interface Call<Params extends string, Body, Query = unknown> {
  params: Record<Params, string>
  body: Body
  query: Query
  visitor: ShopVisitor
  /** Hash of the session cookie; always there for calls with a CSRF token. */
  sessionHash: string | null
  request: FastifyRequest
  reply: FastifyReply
}

const CALLS_A_MINUTE = 600

interface Options<Answer> {
  /** Its answer is made field by field: nothing is in it that the contract does not have. It is checked by samples (decision 9). */
  isExact?: boolean
  /** JSON of a large answer, for who can write it quicker than JSON.stringify. */
  write?: (answer: Answer) => Buffer
  /** Of a call whose body may be larger than others. */
  bodyLimit?: number
}

/** Serves a call as its contract says: the token, the body and the answer are checked here and nowhere else. */
export function implement<Params extends string, Body, Answer, Query>(
  api: Api,
  endpoint: Endpoint<Params, Body, Answer, Query>,
  handler: (call: Call<Params, Body, Query>) => Promise<Answer>,
  { isExact = false, write, bodyLimit }: Options<Answer> = {},
): void {
  const checked = answerCheck(endpoint, { isExact, checksAll: api.checksAllAnswers })
  api.endpoints.push(endpoint)
  api.server.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(bodyLimit !== undefined && { bodyLimit }),
    config: { hasFile: endpoint.file !== undefined, ...(isLimited(endpoint) && { rateLimit: { max: CALLS_A_MINUTE } }) },
    handler: asStep(`${endpoint.method} ${endpoint.path}`, async (request, reply) => {
      const sessionHash = sessionHashOf(request.cookies[SESSION_COOKIE])
      if (endpoint.csrf) requireToken(api, request)
      if (![request.body, request.query, request.params].every((part) => isStorable(part))) throw new Refused('BAD_REQUEST')
      const body = endpoint.body ? checkBody(endpoint.body, request.body) : (undefined as Body)
      const query = endpoint.query ? checkBody(endpoint.query, withLists(request.query)) : (undefined as Query)
      const visitor = visitorOf(request, api.frontDoorKey)
      // Prices, stock and tokens are of this moment; what may be kept for longer is decided by the front door.
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

/** A step of its trace, when somebody watches. */
const asStep =
  (name: string, handler: Handler): Handler =>
  (request, reply) =>
    isWatched() ? inSpan({ name, kind: 'server' }, () => handler(request, reply)) : handler(request, reply)

/** Throws CSRF_EXPIRED for a call without the token of its session. */
export function requireToken({ csrfKey }: Pick<Api, 'csrfKey'>, { cookies, headers }: FastifyRequest): void {
  const sessionHash = sessionHashOf(cookies[SESSION_COOKIE])
  if (!sessionHash || !isCsrfToken(headers['x-csrf-token'], sessionHash, csrfKey)) throw new Refused('CSRF_EXPIRED')
}

/** Lists are written `name[]`, also when they hold one value. */
const withLists = (query: unknown) =>
  Object.fromEntries(
    Object.entries(query as Record<string, unknown>).map(([name, value]) =>
      name.endsWith('[]') ? [name.slice(0, -2), Array.isArray(value) ? value : [value]] : [name, value],
    ),
  )

/** Reading a page is never limited; what writes is. */
const isLimited = ({ csrf, path }: { csrf: boolean; path: string }) => csrf || path === '/token'
