import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { Queryable } from '../../platform/db/database.ts'
import { type DepositKeys, isDepositCode, readDepositNumber, type SealedDeposit } from './code.ts'

export interface DepositAsk {
  /** As typed: 7K2M-9QXD, or with the code: 7K2M-9QXD-4821. */
  code: string
  authCode: string | null
  userId: number | null
  keys: DepositKeys
}

const FIND = `
  SELECT id, sealed_code AS "sealedCode", owner_id AS "ownerId" FROM deposits WHERE id = $1 AND status IN ('active', 'spent') FOR UPDATE`

type Row = SealedDeposit & { ownerId: number | null }

/**
 * The deposit number that this shopper may spend: their own without its code, any other with it. Null otherwise. The caller counts wrong
 * codes.
 */
export async function findDeposit(
  connection: Queryable,
  { code, authCode, userId, keys }: DepositAsk,
): Promise<string | null | { error: ErrorCode }> {
  const asked = readDepositNumber(code)
  const [deposit] = asked ? await connection.query<Row>(FIND, [asked.id]) : []
  if (!asked || !deposit) return null
  if (userId !== null && deposit.ownerId === userId) return deposit.id
  const given = asked.authCode ?? authCode
  if (!given) return { error: 'EMPTY_AUTH_CODE' }
  if (isDepositCode(keys, deposit, given)) return deposit.id
  return { error: 'WRONG_AUTH_CODE' }
}
