import type { CodeKind } from '@shop/contracts/cart/cart-sums'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { plainText } from '@shop/contracts/core/text/plain-text'
import type { Queryable } from '../../../platform/db/database.ts'
import { readDepositNumber } from '../../deposits/code.ts'
import { BUMP } from '../cart-sql.ts'
import { ADD_CODE, CODES_IN_CART, DROP_CODE, FIND_CERTIFICATE, FIND_PROMOCODE } from './codes-sql.ts'
import { tailOf } from './code-words.ts'
import { findDeposit, type DepositAsk } from '../../deposits/find.ts'

/** The outcome of entering a code: `kind` and `code` as stored, or an error. */
export type CodeOutcome = { kind: CodeKind; code: string; error: null } | { kind: null; code: string; error: ErrorCode }

/** No shopper has more discount codes than this; also stops mass guessing. */
const MAX_CODES = 10

/** Any letter case, with spaces and dashes that people copy along. */
const tidy = (code: string) => plainText(code).trim().toUpperCase().replace(/\s+/g, '-')
const bare = (code: string) => tidy(code).replaceAll('-', '')

/** WELCOME-10 may be the code itself, or WELCOME10 with a space inside. */
const spellingsOf = (code: string) => [code, bare(code)]

/** The single code field: tries a promo code, then a certificate, then a deposit. */
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

/** The stored code; null when there is none of this kind; or why it cannot be used. */
type Found = string | null | { error: ErrorCode }

const FINDERS: Record<CodeKind, (connection: Queryable, ask: DepositAsk) => Promise<Found>> = {
  promocode: async (connection, { code }) =>
    (await connection.query<{ code: string }>(FIND_PROMOCODE, [spellingsOf(code)]))[0]?.code ?? null,
  certificate: async (connection, { code }) =>
    (await connection.query<{ code: string }>(FIND_CERTIFICATE, [spellingsOf(code)]))[0]?.code ?? null,
  deposit: findDeposit,
}

const refused = (code: string, error: ErrorCode): CodeOutcome => ({ kind: null, code, error })

async function add(connection: Queryable, cart: number, kind: CodeKind, code: string): Promise<CodeOutcome> {
  const known = await connection.query<{ code: string }>(CODES_IN_CART, [cart, kind])
  if (known.some((one) => one.code === code)) return refused(code, 'ALREADY_APPLIED_PROMOCODE')
  if (known.length >= MAX_CODES) return refused(code, 'PROMOCODE_NOT_APPLIED')
  await connection.query(ADD_CODE, [cart, kind, code])
  await connection.query(BUMP, [cart])
  return { kind, code, error: null }
}

/** Removes a code. A certificate can be given by its last characters, as pages show it. */
export async function removeCode(connection: Queryable, cart: number, kind: CodeKind, given: string): Promise<ErrorCode | null> {
  const code = bare(given)
  const known = await connection.query<{ code: string }>(CODES_IN_CART, [cart, kind])
  const found = known.find((one) => bare(one.code) === code || (kind === 'certificate' && bare(tailOf(one.code)) === code))
  if (!found) return 'PROMOCODE_REMOVE_ERROR'
  await connection.query(DROP_CODE, [cart, kind, found.code])
  await connection.query(BUMP, [cart])
  return null
}
