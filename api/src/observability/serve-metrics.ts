import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Api } from '../http/implement.ts'
import { Refused } from '../http/refusal.ts'

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/
const PASSED_ON = ['x-front-door', 'x-forwarded-for', 'forwarded'] as const

/** GET /metrics for Prometheus: from this machine and through nobody, or with the key. For everybody else it is not there. */
export function serveMetrics({ server, metrics }: Api, metricsKey: string | undefined) {
  server.get('/metrics', async (request, reply) => {
    if (!isNear(request) && !hasKey(request, metricsKey)) throw new Refused('NOT_FOUND')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** The front door is near too, and asks for shoppers. */
const isNear = ({ socket, headers }: FastifyRequest) =>
  LOOPBACK.test(socket.remoteAddress ?? '') && PASSED_ON.every((name) => headers[name] === undefined)

function hasKey({ headers }: FastifyRequest, key: string | undefined) {
  if (!key) return false
  const [given, right] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${key}`)]
  return given.length === right.length && timingSafeEqual(given, right)
}
