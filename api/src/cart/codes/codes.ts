import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { Queryable } from '../../db/database.ts'
import { readDepositNumber } from '../../deposits/code.ts'
import { BUMP } from '../cart-sql.ts'
import { ADD_CODE, CODES_IN_CART, DROP_CODE, FIND_CERTIFICATE, FIND_PROMOCODE } from './codes-sql.ts'
import { tailOf } from './code-words.ts'
import { findDeposit, type DepositAsk } from '../deposit-tender.ts'

export type CodeKind = 'promocode' | 'certificate' | 'deposit'

/** How a code was taken in: `kind` and `code` as they are kept now, or what is wrong with it. */
export type CodeOutcome = { kind: CodeKind; code: string; error: null } | { kind: null; code: string; error: ErrorCode }

/** So many codes that lower a price nobody has; a bag is no list of guesses. */
const MOST_CODES = 10

/** Letters of any case, with the spaces and dashes that people copy along. */
const tidy = (code: string) =>
  code
    .trim()
    .toUpperCase()
    .replace(/[\s\u2010-\u2015]+/g, '-')

/** The one code field: a promo code first, then a certificate, then a deposit. */
export async function applyCode(connection: Queryable, cart: number, kinds: readonly CodeKind[], ask: DepositAsk): Promise<CodeOutcome> {
  const code = tidy(ask.code)
  if (code === '') return refused(code, 'EMPTY_PROMOCODE')
  for (const kind of kinds) {
    const found = await FINDERS[kind](connection, { ...ask, code })
    if (found === null) continue
    if (typeof found === 'object') return refused(code, found.error)
    return add(connection, cart, kind, found)
  }
  const isCertificate = !kinds.includes('promocode') || (code.includes('-') && readDepositNumber(code) !== null)
  return refused(code, isCertificate ? 'CERTIFICATE_NOT_FOUND' : 'PROMOCODE_NOT_FOUND')
}

/** The code as it is kept, null where there is none of this kind, or why it cannot be taken. */
type Found = string | null | { error: ErrorCode }

const FINDERS: Record<CodeKind, (connection: Queryable, ask: DepositAsk) => Promise<Found>> = {
  promocode: async (connection, { code }) => (await connection.query<{ code: string }>(FIND_PROMOCODE, [code]))[0]?.code ?? null,
  certificate: async (connection, { code }) => (await connection.query<{ code: string }>(FIND_CERTIFICATE, [code]))[0]?.code ?? null,
  deposit: findDeposit,
}

const refused = (code: string, error: ErrorCode): CodeOutcome => ({ kind: null, code, error })

async function add(connection: Queryable, cart: number, kind: CodeKind, code: string): Promise<CodeOutcome> {
  const known = await connection.query<{ code: string }>(CODES_IN_CART, [cart, kind])
  if (known.some((one) => one.code === code)) return refused(code, 'ALREADY_APPLIED_PROMOCODE')
  if (known.length >= MOST_CODES) return refused(code, 'PROMOCODE_NOT_APPLIED')
  await connection.query(ADD_CODE, [cart, kind, code])
  await connection.query(BUMP, [cart])
  return { kind, code, error: null }
}

/** Takes a code back; a certificate by its last signs too, which is all that a page shows of it. */
export async function removeCode(connection: Queryable, cart: number, kind: CodeKind, given: string): Promise<ErrorCode | null> {
  const code = tidy(given)
  const known = await connection.query<{ code: string }>(CODES_IN_CART, [cart, kind])
  const found = known.find((one) => one.code === code || (kind === 'certificate' && tailOf(one.code) === code))
  if (!found) return 'PROMOCODE_REMOVE_ERROR'
  await connection.query(DROP_CODE, [cart, kind, found.code])
  await connection.query(BUMP, [cart])
  return null
}
