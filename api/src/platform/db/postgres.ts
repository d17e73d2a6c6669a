import { createHash } from 'node:crypto'
import { Pool, type PoolClient, type PoolConfig, TypeOverrides, types } from 'pg'
import { currentTrace } from '@shop/observability/trace'
import { type Database, DatabaseBusy, type DatabaseLimits, type Queryable, StartError } from './database.ts'

export const POOL_SIZE = 10
const CONNECT_TIMEOUT_MS = 5000
/** One plan for all values: custom plans cost more planning time than they save (9 ms for a bag of a large shop). */
export const PLAN_CACHE_MODE = 'force_generic_plan'

/** Statements are prepared once per connection, named by a hash of their text. */
const names = new Map<string, string>()
function nameOf(text: string) {
  let name = names.get(text)
  if (!name) {
    name = createHash('sha1').update(text).digest('hex')
    names.set(text, name)
  }
  return name
}

const connectionOf = (client: Pool | PoolClient, isPooled: boolean): Queryable => ({
  query: async <R>(text: string, params?: readonly unknown[]) => {
    // Statements without parameters run once: migrations, BEGIN, COMMIT. A pooler gives each transaction another connection,
    // which does not know a statement that was prepared on the one before.
    const asked = params ? client.query({ ...(!isPooled && { name: nameOf(text) }), text, values: [...params] }) : client.query(text)
    const { rows } = await asked.catch(busy)
    return rows as R[]
  },
})

/** Messages of pg for a connection that was lost or not given in time: these errors have no code. */
const LOST = /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed) )/

const busy = (error: Error): never => {
  throw LOST.test(error.message) ? new DatabaseBusy(error.message, { cause: error }) : error
}

/**
 * Sets application_name to the request id, so that PostgreSQL's log and pg_stat_activity name the request holding locks. Sent in one round
 * trip with BEGIN; ids are hex digits and need no quoting.
 */
function begin() {
  const trace = currentTrace()
  return trace ? `BEGIN; SET LOCAL application_name TO '${trace.id}'` : 'BEGIN'
}

export interface PostgresOptions {
  /** Without limits, for long work. */
  limits?: DatabaseLimits | undefined
  /** Most connections of this process. */
  poolSize?: number | undefined
  /** PgBouncer in transaction mode: a connection has no session, so nothing is prepared or set on it. */
  isPooled?: boolean | undefined
  /** The variable that the URL comes from. */
  variable?: string
}

/** Connects to PostgreSQL. Throws StartError when it cannot be reached. */
export async function openPostgres(
  connectionString: string,
  { limits, poolSize = POOL_SIZE, isPooled = false, variable = 'DATABASE_URL' }: PostgresOptions = {},
): Promise<Database> {
  const pool = poolOf({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: limits?.connectionMs ?? CONNECT_TIMEOUT_MS,
    // PgBouncer refuses parameters of a session: its own settings have these.
    ...(!isPooled && settingsOf(limits)),
  })
  try {
    await pool.query('SELECT 1')
    if (isPooled) await checkPooledLimits(pool)
  } catch (error) {
    await pool.end()
    if (error instanceof StartError) throw error
    throw new StartError(`PostgreSQL of ${variable} does not answer: ${(error as Error).message || (error as { code?: string }).code}.`)
  }
  return databaseOf(pool, isPooled)
}

const settingsOf = (limits: DatabaseLimits | undefined) => ({
  options: `-c plan_cache_mode=${PLAN_CACHE_MODE}`,
  ...(limits && sessionLimits(limits)),
})

/** A standby, which may be away: connects at the first read. */
export const standbyAt = (connectionString: string, limits: DatabaseLimits, poolSize = POOL_SIZE): Database =>
  databaseOf(
    poolOf({
      connectionString,
      max: poolSize,
      connectionTimeoutMillis: limits.connectionMs,
      // A machine that is gone without a word never ends a statement.
      query_timeout: limits.statementMs,
      ...settingsOf(limits),
    }),
  )

const sessionLimits = ({ statementMs, lockMs }: DatabaseLimits) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  // Otherwise an abandoned transaction would hold its locks forever.
  idle_in_transaction_session_timeout: statementMs * 2,
})

const UNLIMITED = `
  SELECT name FROM pg_settings
  WHERE name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') AND setting = '0' ORDER BY name`

/** Without them one slow statement would hold a connection that all processes share. */
async function checkPooledLimits(pool: Pool) {
  const { rows } = await pool.query<{ name: string }>(UNLIMITED)
  if (rows.length === 0) return
  throw new StartError(
    `The pooler of DATABASE_URL gives connections without ${rows.map(({ name }) => name).join(', ')}: set them by its connect_query, as in deploy/pgbouncer/pgbouncer.ini.`,
  )
}

/** Connections that return int8 as a number. */
export function poolOf(config: PoolConfig): Pool {
  const parsers = new TypeOverrides(types)
  parsers.setTypeParser(types.builtins.INT8, Number)
  const pool = new Pool({ ...config, types: parsers })
  // The pool replaces a connection that breaks; without listeners for idle and busy ones the error would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export function databaseOf(pool: Pool, isPooled = false): Database {
  return {
    ...connectionOf(pool, isPooled),
    transaction: async (work) => {
      const client = await pool.connect().catch(busy)
      const connection = connectionOf(client, isPooled)
      try {
        await connection.query(begin())
        const result = await work(connection)
        await connection.query('COMMIT')
        client.release()
        return result
      } catch (error) {
        const broken = await client.query('ROLLBACK').then(
          () => false,
          () => true,
        )
        client.release(broken)
        throw error
      }
    },
    close: () => pool.end(),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}
