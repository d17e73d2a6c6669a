import { createHash } from 'node:crypto'
import { Pool, TypeOverrides, types, type PoolClient } from 'pg'
import { StartError, type Database, type Queryable } from './database.ts'

const POOL_SIZE = 10
const CONNECT_TIMEOUT_MS = 5000

/** A statement is prepared once per connection under a name made of its text. */
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
    // Without parameters a statement runs once: a migration, BEGIN, COMMIT.
    const { rows } = params ? await client.query({ name: nameOf(text), text, values: [...params] }) : await client.query(text)
    return rows as R[]
  },
})

/** PostgreSQL by its address. Throws StartError when it cannot be reached. */
export async function openPostgres(connectionString: string): Promise<Database> {
  const parsers = new TypeOverrides(types)
  parsers.setTypeParser(types.builtins.INT8, Number)
  const pool = new Pool({ connectionString, max: POOL_SIZE, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, types: parsers })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  try {
    await pool.query('SELECT 1')
  } catch (error) {
    await pool.end()
    throw new StartError(`PostgreSQL of DATABASE_URL does not answer: ${(error as Error).message || (error as { code?: string }).code}.`)
  }

  return {
    ...connectionOf(pool),
    transaction: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        const result = await work(connectionOf(client))
        await client.query('COMMIT')
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
  }
}
