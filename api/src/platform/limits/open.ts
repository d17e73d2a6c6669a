import type { Logger } from '@shop/observability/log'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../observability/metrics.ts'
import { connectValkey, SharedCounts, ValkeyCounts } from './shared-counts.ts'

/** Counts that all APIs share, with their metric, until the server closes. */
export async function openSharedCounts(
  server: FastifyInstance,
  url: string,
  { log, metrics }: { log: Logger; metrics: Metrics },
): Promise<SharedCounts> {
  const redis = await connectValkey(url)
  // Each count says whether the server answers.
  redis.on('error', () => undefined)
  // The first calls are counted together too; a server that is away holds up a start by its connection's time limit.
  await new Promise<void>((done) => redis.once('ready', () => done()).once('error', () => done()))
  const counts = new SharedCounts(new ValkeyCounts(redis), log)
  metrics.watchLimits(counts)
  server.addHook('onClose', async () => redis.disconnect())
  return counts
}
