import { callbackify } from 'node:util'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { WindowCounts } from './window-counts.ts'

/** The plugin adds the route to what its types tell. */
type RouteOptions = Parameters<FastifyRateLimitStore['child']>[0] & { routeInfo?: { method?: string | string[]; url?: string } }

/** The counts as the plugin asks for them: each route counts for itself. */
export function storeOf(counts: WindowCounts): FastifyRateLimitStoreCtor {
  const forRoute = (route: string): FastifyRateLimitStore => {
    const add = callbackify(async (key: string, windowMs: number) => {
      const { count, leftMs } = await counts.add(`${route}${key}`, windowMs)
      return { current: count, ttl: leftMs }
    })
    return {
      incr: (key, done, windowMs) => add(key, windowMs, done),
      child: ({ routeInfo }: RouteOptions) => forRoute(`${String(routeInfo?.method)} ${routeInfo?.url} `),
    }
  }
  const everywhere = forRoute('')
  return class implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (...asked) => everywhere.incr(...asked)
    child: FastifyRateLimitStore['child'] = (route) => everywhere.child(route)
  }
}
