import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { Currency, Minor } from '@shop/contracts/core/money'
import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import { DEPOSIT_ENDS_AT, type DepositKeys, isDepositCode, readDepositNumber, sealedDeposit } from './code.ts'

export interface DepositAsk {
  /** As typed: 7K2M-9QXD, or with the code: 7K2M-9QXD-4821. */
  code: string
  authCode: string | null
  userId: number | null
  keys: DepositKeys
}

const FIND = `
  SELECT id, sealed_code AS "sealedCode", owner_id AS "ownerId", currency, balance, ${DEPOSIT_ENDS_AT} AS "endsAt"
  FROM deposits d WHERE id = $1 AND status IN ('active', 'spent') FOR UPDATE`

export interface FoundDeposit {
  id: string
  currency: Currency
  balance: number
  endsAt: Date
}

const foundRow = v.object({
  ...sealedDeposit.entries,
  ownerId: v.nullable(v.number()),
  currency: Currency,
  balance: Minor,
  endsAt: v.date(),
})

/**
 * The deposit that this shopper may spend: their own without its code, any other with it. Null otherwise. The caller counts wrong
 * codes.
 */
export async function findDeposit(
  connection: Queryable,
  { code, authCode, userId, keys }: DepositAsk,
): Promise<FoundDeposit | null | { error: ErrorCode }> {
  const asked = readDepositNumber(code)
  const deposit = asked ? await rowOf(connection, foundRow, FIND, [asked.id]) : undefined
  if (!asked || !deposit) return null
  const found = { id: deposit.id, currency: deposit.currency, balance: deposit.balance, endsAt: deposit.endsAt }
  if (userId !== null && deposit.ownerId === userId) return found
  const given = asked.authCode ?? authCode
  if (!given) return { error: 'EMPTY_AUTH_CODE' }
  if (isDepositCode(keys, deposit, given)) return found
  return { error: 'WRONG_AUTH_CODE' }
}
