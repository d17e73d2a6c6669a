import type { ErrorCode } from '@shop/contracts/error-codes'
import type { Queryable } from '../db/database.ts'

export interface DepositAsk {
  code: string
  authCode: string | null
  userId: number | null
}

/** Number of a deposit that may be spent; null where there is none. */
export async function findDeposit(_connection: Queryable, _ask: DepositAsk): Promise<string | null | { error: ErrorCode }> {
  return null
}
