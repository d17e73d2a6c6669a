import { Minor } from '@shop/contracts/core/money'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import { depositCode, type DepositKeys, sealedDeposit } from '../code.ts'

const SOLD = `
  SELECT id, order_line AS line, balance < amount AS used FROM deposits WHERE order_id = $1 AND status <> 'cancelled'
  ORDER BY owner_id IS NOT NULL, id`
const CANCEL = "UPDATE deposits SET status = 'cancelled', balance = 0 WHERE id = ANY($1::text[])"

const soldRow = v.object({ id: v.string(), line: v.number(), used: v.boolean() })
/** A certificate among the goods of an order. `used`: something was paid with it, or is held for an unpaid order. */
export type Sold = v.InferOutput<typeof soldRow>

/** Those of an order that were not cancelled. */
export const soldCertificates = (connection: Queryable, orderId: number): Promise<Sold[]> => rowsOf(connection, soldRow, SOLD, [orderId])

/** The same, with their rows locked, so that nobody spends them before the transaction ends. */
export async function lockSoldCertificates(connection: Queryable, orderId: number): Promise<Sold[]> {
  await connection.query('SELECT id FROM deposits WHERE order_id = $1 ORDER BY id FOR UPDATE', [orderId])
  return soldCertificates(connection, orderId)
}

/** They can no longer be opened or spent. The caller has locked them and returns the money. */
export async function cancelCertificates(connection: Queryable, certificates: readonly Pick<Sold, 'id'>[]): Promise<void> {
  if (certificates.length > 0) await connection.query(CANCEL, [certificates.map(({ id }) => id)])
}

const PRINTED = `
  SELECT id, sealed_code AS "sealedCode", amount, to_char(valid_until, 'DD.MM.YYYY') AS "validUntil" FROM deposits
  WHERE order_id = $1 AND recipient_email IS NULL AND recipient_phone IS NULL AND status IN ('active', 'spent') ORDER BY id`
const printedRow = v.object({ ...sealedDeposit.entries, amount: Minor, validUntil: v.string() })

/** Printed certificates of an order with their codes: the back office puts them into the envelope. */
export async function printedCertificates(connection: Queryable, keys: DepositKeys, orderId: number) {
  const rows = await rowsOf(connection, printedRow, PRINTED, [orderId])
  return rows.map(({ id, sealedCode, amount, validUntil }) => ({ id, code: depositCode(keys, { id, sealedCode }), amount, validUntil }))
}
