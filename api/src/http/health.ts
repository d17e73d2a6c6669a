import type { Database } from '../db/database.ts'
import type { Api } from './implement.ts'

const ANSWER_MS = 2000

/** Set by the stop signal: load balancers stop sending requests. */
export const stopping = { now: false }

/** /health/live: the process responds. /health/ready: it can serve shoppers, or why not; messages wait without harm and have metrics. */
export function serveHealth({ server, database, schema }: Api) {
  server.get('/health/live', async () => ({ ok: true }))
  server.get('/health/ready', async (_, reply) => {
    const known = await schemaInTime(database)
    const parts = {
      database: known !== null,
      schema: known !== null && known >= schema,
      open: !stopping.now,
    }
    const ok = Object.values(parts).every(Boolean)
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok, ...parts })
  })
}

/** Newest migration of a database. */
export async function schemaOf(database: Database): Promise<number> {
  const [row] = await database.query<{ version: number | null }>('SELECT max(version) AS version FROM schema_migrations')
  return row?.version ?? -1
}

/** Null when the database does not respond in time. */
async function schemaInTime(database: Database): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((done) => (timer = setTimeout(done, ANSWER_MS, null)))
  const version = await Promise.race([schemaOf(database).catch(() => null), late])
  clearTimeout(timer)
  return version
}
