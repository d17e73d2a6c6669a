import type { Logger } from '@shop/observability/log'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Metrics } from '../observability/metrics.ts'
import { observedDatabase } from '../observability/observed-database.ts'
import { Replica } from './replica.ts'

interface Observed {
  metrics: Metrics
  log: Logger
  slowMs: number
}

/** Reads from a standby, with its metrics, until the server closes. */
export function replicaReads(
  server: FastifyInstance,
  primary: Database,
  { standby, mostBehindMs }: { standby: Database; mostBehindMs: number },
  observed: Observed,
): Replica {
  const { log, metrics } = observed
  let read: (from: 'replica' | 'primary') => void = () => undefined
  const onRead = (from: 'replica' | 'primary') => read(from)
  const replica = new Replica({ primary, standby: observedDatabase(standby, observed), mostBehindMs, log, onRead })
  read = metrics.watchReplica(replica)
  server.addHook('onClose', () => replica.stop())
  return replica
}
