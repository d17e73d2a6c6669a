import type { FastifyInstance } from 'fastify'
import { Refused } from '../http/refusal.ts'

const OWN = new Set(['/health/live', '/health/ready', '/metrics'])

/** A worker answers its health and metrics only: a load balancer that finds it by mistake must not send shoppers to it. */
export function refuseCalls(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ routeOptions }) => {
    if (!OWN.has(routeOptions.url ?? '')) throw new Refused('NOT_FOUND')
  })
}
