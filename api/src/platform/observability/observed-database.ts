import type { Logger } from '@shop/observability/log'
import { inSpan, isWatched } from '@shop/observability/spans'
import type { Database, Queryable } from '../db/database.ts'
import type { Metrics } from './metrics.ts'

interface Options {
  metrics: Metrics
  log: Logger
  /** Slower statements are logged with the request id, which connects traces to SQL on any engine. */
  slowMs: number
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 300)

/** A database with metrics. SQL texts contain no personal data: values are parameters. */
export function observedDatabase(database: Database, { metrics, log, slowMs }: Options): Database {
  const timed = async <T>(text: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now()
    try {
      if (!isWatched()) return await work()
      return await inSpan(
        { name: 'SQL', kind: 'client', attributes: { 'db.system.name': 'postgresql', 'db.query.text': oneLine(text) } },
        work,
      )
    } finally {
      const ms = performance.now() - began
      metrics.statement.observe(ms / 1000)
      if (ms > slowMs) log.warn({ ms: Math.round(ms), sql: oneLine(text) }, 'slow statement')
    }
  }
  const observed = (connection: Queryable): Queryable => ({
    query: (text, params) => timed(text, () => connection.query(text, params)),
  })
  return {
    ...database,
    ...observed(database),
    transaction: async (work) => {
      const began = performance.now()
      try {
        return await database.transaction((connection) => work(observed(connection)))
      } finally {
        metrics.transaction.observe((performance.now() - began) / 1000)
      }
    },
  }
}
