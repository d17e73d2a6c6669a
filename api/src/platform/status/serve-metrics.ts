import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Api } from '../http/implement.ts'
import { Refused } from '../http/refusal.ts'

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/
const PASSED_ON = ['x-front-door', 'x-forwarded-for', 'forwarded'] as const

/** GET /metrics for Prometheus: from localhost without a proxy, or with the key. 404 for anybody else. */
export function serveMetrics({ server, metrics }: Api, metricsKey: string | undefined) {
  server.get('/metrics', async (request, reply) => {
    if (!isNear(request) && !hasKey(request, metricsKey)) throw new Refused('NOT_FOUND')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** Proxied requests of the front door come from localhost too. */
const isNear = ({ socket, headers }: FastifyRequest) =>
  LOOPBACK.test(socket.remoteAddress ?? '') && PASSED_ON.every((name) => headers[name] === undefined)

function hasKey({ headers }: FastifyRequest, key: string | undefined) {
  if (!key) return false
  const [given, right] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${key}`)]
  return given.length === right.length && timingSafeEqual(given, right)
}
