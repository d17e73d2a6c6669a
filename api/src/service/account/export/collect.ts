import type { ExportedData } from '@shop/contracts/account/data-export'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf } from '../../../platform/db/rows.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { EXPORT_PARTS, PART_NAMES } from './parts.ts'

const CONTACTS = `
  SELECT phone, CASE WHEN email_confirmed_at IS NOT NULL THEN email END AS email, cart_session_id AS bag FROM users WHERE id = $1`

const contactsRow = v.object({
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  bag: v.nullable(v.number()),
})

/** Collects all data of a shopper. The caller opens a transaction, so that the parts are consistent. */
export async function collect(connection: Queryable, userId: number, now: Date): Promise<ExportedData> {
  const contacts = await rowOf(connection, contactsRow, CONTACTS, [userId])
  if (!contacts) throw new Refused('UNAUTHORIZED')
  const parameters = [userId, contacts.phone, contacts.email, contacts.bag]
  const parts: ExportedData['parts'] = {}
  for (const name of PART_NAMES) parts[name] = await rowsOf(connection, EXPORT_PARTS[name].sql, parameters)
  return { generatedAt: now.toISOString(), parts }
}

/** Not every statement uses every parameter, so all of them get explicit types here. */
const WHOSE = 'WITH whose AS (SELECT $1::bigint AS account, $2::text AS phone, $3::text AS email, $4::bigint AS bag)'

const rowsOf = async (connection: Queryable, sql: string, parameters: readonly unknown[]) =>
  JSON.parse(JSON.stringify(await connection.query(`${WHOSE} ${sql}`, [...parameters]))) as ExportedData['parts'][string]
