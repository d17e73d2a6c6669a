import { setTimeout } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import type { Api } from '../http/implement.ts'

const ANSWER_MS = 2000
const READ_MS = 2000

/** Set by the stop signal: load balancers stop sending requests. */
export const stopping = { now: false }

/** What must be in memory before calls are answered in time. */
export interface Warmed {
  isReady: () => boolean
  /** Reads it, unless it is there or on its way. */
  read: () => Promise<void>
}

/** For a process that answers no calls. */
export const NOTHING_TO_WARM: Warmed = { isReady: () => true, read: async () => undefined }

/** /health/live: the process responds. /health/ready: it can serve shoppers, or why not; messages wait without harm and have metrics. */
export function serveHealth({ server, database, schema }: Api, catalog: Warmed) {
  // A small shop is read before the port opens; a large one opens it and says that it is not ready.
  server.addHook('onReady', () => Promise.race([read(catalog), setTimeout(READ_MS, undefined, { ref: false })]))
  server.get('/health/live', async () => ({ ok: true }))
  server.get('/health/ready', async (_, reply) => {
    const known = await schemaInTime(database)
    if (!catalog.isReady()) void read(catalog)
    const parts = {
      database: known !== null,
      schema: known !== null && known >= schema,
      catalog: catalog.isReady(),
      open: !stopping.now,
    }
    const ok = Object.values(parts).every(Boolean)
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok, ...parts })
  })
}

/** Errors are ignored: the health part `database` reports them, and the next check tries again. */
const read = (warmed: Warmed) => warmed.read().catch(() => undefined)

/** Newest migration of a database. */
export async function schemaOf(database: Database): Promise<number> {
  const [row] = await database.query<{ version: number | null }>('SELECT max(version) AS version FROM schema_migrations')
  return row?.version ?? -1
}

/** Null when the database does not respond in time. */
async function schemaInTime(database: Database): Promise<number | null> {
  return Promise.race([schemaOf(database).catch(() => null), setTimeout(ANSWER_MS, null, { ref: false })])
}
