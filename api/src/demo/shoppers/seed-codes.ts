import type { PgTable } from 'drizzle-orm/pg-core'
import { getTableConfig } from '../../platform/db/drizzle.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { certificates, promocodes } from '../../platform/db/schema/index.ts'
import { demoCertificates, demoPromocodes } from './codes.ts'

/** Demo codes: terms follow the code, usage counts stay. */
export async function seedCodes(connection: Queryable): Promise<void> {
  await addedQuantity(connection, promocodes, demoPromocodes, ['used'])
  await addedQuantity(connection, certificates, demoCertificates, ['balance'])
}

async function addedQuantity(connection: Queryable, table: PgTable, rows: readonly object[], kept: readonly string[]) {
  const { name, columns } = getTableConfig(table)
  const given = columns.filter((column) => Object.hasOwn(rows[0] ?? {}, column.name))
  const list = given.map((column) => `"${column.name}"`).join(', ')
  const types = given.map((column) => `"${column.name}" ${column.getSQLType()}`).join(', ')
  const changes = given.filter((column) => column.name !== 'code' && !kept.includes(column.name))
  await connection.query(
    `INSERT INTO "${name}" (${list}) SELECT ${list} FROM jsonb_to_recordset($1::jsonb) AS row(${types})
     ON CONFLICT (code) DO UPDATE SET ${changes.map((column) => `"${column.name}" = excluded."${column.name}"`).join(', ')}`,
    [JSON.stringify(rows)],
  )
}
