import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { originOn, type ShopOrigins } from '@shop/contracts/shop/shop-origins'
import { inSpan } from '@shop/observability/spans'
import { inTrace, newTrace, readTraceparent } from '@shop/observability/trace'
import { logAnswer } from '../platform/observability/log.ts'
import type { Metrics } from '../platform/observability/metrics.ts'
import { securityHeadersOf } from './guard/policy.ts'
import { refuse } from './refusals.ts'
import { methodOf, routeOf } from './guard/route-of.ts'
import { readVisit, type ShopVisit } from './visit.ts'
import { senderOf } from '../platform/config/trusted-proxies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for an unreadable request, which is refused. */
    visit: ShopVisit | null
  }
}

/** nginx's status for a client that disconnected. */
const HUNG_UP = 499

/** The visit of a parsed request. */
export function visitOf({ visit }: FastifyRequest): ShopVisit {
  if (!visit) throw new Error('The request could not be read.')
  return visit
}

/** Parses the request, sets common headers, counts it, and starts its trace. */
export const beginning = (metrics: Metrics) => (request: FastifyRequest, reply: FastifyReply, next: HookHandlerDoneFunction) => {
  const began = performance.now()
  // Browsers may choose the trace id; other forwarded headers are never trusted.
  const trace = readTraceparent(request.headers['traceparent']) ?? newTrace()
  request.visit = readVisit(request.raw, request.cookies, senderOf(request))
  const about = { method: methodOf(request.method), route: routeOf(request.visit?.pathname) }
  reply.headers({ ...securityHeadersOf(request.visit?.context.storefront), 'x-request-id': trace.id })
  const ended = new Promise<void>((done) => {
    reply.raw.once('close', () => {
      const answered = { ...about, status: reply.raw.writableFinished ? reply.raw.statusCode : HUNG_UP, ms: performance.now() - began }
      metrics.answered(answered)
      logAnswer(trace.id, answered)
      done()
    })
  })
  const step = { name: `${about.method} ${about.route}`, kind: 'server' as const }
  void inTrace(trace, () =>
    inSpan(step, () => {
      next()
      return ended
    }),
  )
}

/** Refuses unreadable requests and foreign hosts, and normalizes ours. */
export const ofOurHosts = (hosts: ShopOrigins) => (request: FastifyRequest, reply: FastifyReply, next: HookHandlerDoneFunction) => {
  const { visit } = request
  if (!visit) return void refuse(request, reply, 400, 'BAD_REQUEST')
  const origin = originOn(visit.host, visit.secure, hosts)
  // Load balancers use the machine's address; links use our hosts.
  if (origin === null && !visit.pathname.startsWith('/front-door/')) return void refuse(request, reply, 421, 'BAD_REQUEST')
  if (origin !== null) request.visit = { ...visit, origin, secure: origin.startsWith('https:') }
  next()
}
