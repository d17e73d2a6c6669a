import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { originOn, type ShopOrigins } from '@shop/contracts/shop/shop-origins'
import { inSpan } from '@shop/observability/spans'
import { inTrace, newTrace, readTraceparent } from '@shop/observability/trace'
import { logAnswer } from '../operations/log.ts'
import type { Metrics } from '../operations/metrics.ts'
import { SECURITY_HEADERS } from '../guard/policy.ts'
import { refuse } from './refusals.ts'
import { methodOf, routeOf } from '../guard/route-of.ts'
import { readVisit, type Visit } from '../render/visit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a request that cannot be read: nothing but its refusal follows. */
    visit: Visit | null
  }
}

/** As proxies write it down when a browser has not waited for its answer. */
const HUNG_UP = 499

/** The visit of a request that could be read. */
export function visitOf({ visit }: FastifyRequest): Visit {
  if (!visit) throw new Error('The request could not be read.')
  return visit
}

/** Reads the request, says what every answer carries, and counts it. All that follows belongs to the request's trace. */
export const beginning = (metrics: Metrics) => (request: FastifyRequest, reply: FastifyReply, next: HookHandlerDoneFunction) => {
  const began = performance.now()
  // A browser may name the trace: it is only a name. What it says besides, whom it is for, we find out ourselves.
  const trace = readTraceparent(request.headers['traceparent']) ?? newTrace()
  request.visit = readVisit(request.raw, request.cookies)
  const about = { method: methodOf(request.method), route: routeOf(request.visit?.pathname) }
  reply.headers({ ...SECURITY_HEADERS, 'x-request-id': trace.id })
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

/** An unreadable request, and a host that is none of ours, end here. Ours are named as they are configured. */
export const ofOurHosts = (hosts: ShopOrigins) => (request: FastifyRequest, reply: FastifyReply, next: HookHandlerDoneFunction) => {
  const { visit } = request
  if (!visit) return void refuse(request, reply, 400, 'BAD_REQUEST')
  const origin = originOn(visit.host, visit.secure, hosts)
  // A balancer asks by the machine's address; shoppers, search engines and links only ever name hosts of ours.
  if (origin === null && !visit.pathname.startsWith('/front-door/')) return void refuse(request, reply, 421, 'BAD_REQUEST')
  if (origin !== null) request.visit = { ...visit, origin, secure: origin.startsWith('https:') }
  next()
}
