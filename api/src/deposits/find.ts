import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { Queryable } from '../db/database.ts'
import { depositKey, isDepositCode, readDepositNumber } from './code.ts'

export interface DepositAsk {
  /** As typed: 7K2M-9QXD, or with the code: 7K2M-9QXD-4821. */
  code: string
  authCode: string | null
  userId: number | null
}

const FIND = "SELECT id, owner_id AS \"ownerId\" FROM deposits WHERE id = $1 AND status IN ('active', 'spent') FOR UPDATE"

/**
 * The deposit number that this shopper may spend: their own without its code, any other with it. Null otherwise. The caller counts wrong
 * codes.
 */
export async function findDeposit(
  connection: Queryable,
  { code, authCode, userId }: DepositAsk,
): Promise<string | null | { error: ErrorCode }> {
  const asked = readDepositNumber(code)
  const [deposit] = asked ? await connection.query<{ id: string; ownerId: number | null }>(FIND, [asked.id]) : []
  if (!asked || !deposit) return null
  if (userId !== null && deposit.ownerId === userId) return deposit.id
  const given = asked.authCode ?? authCode
  if (!given) return { error: 'EMPTY_AUTH_CODE' }
  if (isDepositCode(await depositKey(connection), deposit.id, given)) return deposit.id
  return { error: 'WRONG_AUTH_CODE' }
}
