import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../platform/db/database.ts'
import { getTableConfig } from '../platform/db/drizzle.ts'
import { isEmpty } from '../platform/db/fill.ts'

/** Checksum of a seeded table. Columns are named, so that later migrations keep it valid. */
interface TableSeal {
  columns: string[]
  digest: string
}
export type Checksums = Record<string, TableSeal>

const columnsOf = (table: PgTable) => getTableConfig(table).columns.map(({ name }) => name)

async function digestOf(connection: Queryable, table: PgTable, columns: readonly string[]): Promise<string> {
  const list = columns.map((column) => `"${column}"`).join(', ')
  const [row] = await connection.query<{ digest: string | null }>(
    `SELECT md5(string_agg(row::text, ',' ORDER BY row::text)) AS digest FROM (SELECT ${list} FROM "${getTableConfig(table).name}") row`,
  )
  return row?.digest ?? ''
}

export async function checksumsOf(connection: Queryable, tables: readonly PgTable[]): Promise<Checksums> {
  const seal: Checksums = {}
  for (const table of tables) {
    const columns = columnsOf(table)
    seal[getTableConfig(table).name] = { columns, digest: await digestOf(connection, table, columns) }
  }
  return seal
}

/** True while the tables contain exactly the seeded data: nothing sold, imported or edited. */
export async function isUnchanged(connection: Queryable, tables: readonly PgTable[], seal: Checksums): Promise<boolean> {
  for (const table of tables) {
    const sealed = seal[getTableConfig(table).name]
    const now = new Set(columnsOf(table))
    // A new table of this version was not seeded by the previous one.
    if (!sealed && (await isEmpty(connection, table))) continue
    if (!sealed || !sealed.columns.every((column) => now.has(column))) return false
    if ((await digestOf(connection, table, sealed.columns)) !== sealed.digest) return false
  }
  return true
}
