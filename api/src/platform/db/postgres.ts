import { createHash } from 'node:crypto'
import { Pool, type PoolClient, type PoolConfig, TypeOverrides, types } from 'pg'
import { currentTrace } from '@shop/observability/trace'
import { type Database, DatabaseBusy, type DatabaseLimits, type Queryable, StartError } from './database.ts'

const POOL_SIZE = 10
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

const connectionOf = (client: Pool | PoolClient): Queryable => ({
  query: async <R>(text: string, params?: readonly unknown[]) => {
    // Statements without parameters run once: migrations, BEGIN, COMMIT.
    const asked = params ? client.query({ name: nameOf(text), text, values: [...params] }) : client.query(text)
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

/** Connects to PostgreSQL. Throws StartError when it cannot be reached. */
export async function openPostgres(connectionString: string, limits?: DatabaseLimits): Promise<Database> {
  const pool = poolOf({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: limits?.connectionMs ?? CONNECT_TIMEOUT_MS,
    options: `-c plan_cache_mode=${PLAN_CACHE_MODE}`,
    ...(limits && {
      statement_timeout: limits.statementMs,
      lock_timeout: limits.lockMs,
      // Otherwise an abandoned transaction would hold its locks forever.
      idle_in_transaction_session_timeout: limits.statementMs * 2,
    }),
  })
  try {
    await pool.query('SELECT 1')
  } catch (error) {
    await pool.end()
    throw new StartError(`PostgreSQL of DATABASE_URL does not answer: ${(error as Error).message || (error as { code?: string }).code}.`)
  }
  return databaseOf(pool)
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

export function databaseOf(pool: Pool): Database {
  return {
    ...connectionOf(pool),
    transaction: async (work) => {
      const client = await pool.connect().catch(busy)
      const connection = connectionOf(client)
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
