import type { CodeKind } from '@shop/contracts/cart/cart-sums'
import type { CodeReason } from '@shop/contracts/cart/full-cart'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { codeReadings } from '@shop/contracts/core/text/code-letters'
import { plainText } from '@shop/contracts/core/text/plain-text'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf, rowsOf } from '../../../platform/db/rows.ts'
import type { SessionOwner } from '../../../visitors/session/shopper.ts'
import { readDepositNumber } from '../../deposits/code.ts'
import type { Tender } from '../calculation/facts.ts'
import { evaluate } from '../calculation/promocodes.ts'
import { spend } from '../calculation/tender.ts'
import { dateOf, promocodeOf } from '../cart-facts.ts'
import { promocodeRow, tenderRow } from '../cart-rows.ts'
import { hasOrders } from '../shopper.ts'
import { BUMP } from '../cart-sql.ts'
import { ADD_CODE, CODES_IN_CART, DROP_CODE, FIND_CERTIFICATE, FIND_PROMOCODE } from './codes-sql.ts'
import { tailOf, toPromocode, toTender } from './code-texts.ts'
import { findDeposit, type DepositAsk } from '../../deposits/find.ts'

const codeRow = v.object({ code: v.string() })

/** The outcome of entering a code: `kind` and `code` as stored, or an error. `message` explains why a known code cannot be used. */
export type CodeOutcome =
  | { kind: CodeKind; code: string; error: null; message?: never }
  | { kind: null; code: string; error: ErrorCode; message?: string }

/** For whom a code is judged, and when. */
export interface CodeAsk extends DepositAsk {
  shop: ShopContext
  now: Date
  shopper: SessionOwner
}

/** No shopper has more discount codes than this; also stops mass guessing. */
const MAX_CODES = 10

/** Any letter case, with spaces and dashes that people copy along. */
const tidy = (code: string) => plainText(code).trim().toUpperCase().replace(/\s+/g, '-')
const bare = (code: string) => tidy(code).replaceAll('-', '')

/** WELCOME-10 may be the code itself, or WELCOME10 with a space inside; in either alphabet. The first that exists counts [bag.code-alphabet]. */
const spellingsOf = (code: string) => codeReadings(code).flatMap((reading) => [reading, bare(reading)])

/** The single code field: tries a promo code, then a certificate, then a deposit. */
export async function applyCode(connection: Queryable, cart: number, kinds: readonly CodeKind[], ask: CodeAsk): Promise<CodeOutcome> {
  const code = tidy(ask.code)
  if (code === '') return refused(code, 'EMPTY_PROMOCODE')
  for (const kind of kinds) {
    const found = await FINDERS[kind](connection, { ...ask, code })
    if (found === null) continue
    if ('error' in found) return refused(code, found.error)
    return add(connection, cart, kind, found)
  }
  const isCertificate = !kinds.includes('promocode') || (code.includes('-') && readDepositNumber(code) !== null)
  return refused(code, isCertificate ? 'CERTIFICATE_NOT_FOUND' : 'PROMOCODE_NOT_FOUND')
}

/** A code as configured, and what it would do for this shopper. */
interface KnownCode {
  code: string
  reason: CodeReason
  message: string
}

/** Null when there is none of this kind; or why it may not be used. */
type FoundCode = KnownCode | null | { error: ErrorCode }

const FINDERS: Record<CodeKind, (connection: Queryable, ask: CodeAsk) => Promise<FoundCode>> = {
  promocode: async (connection, ask) => {
    const row = await rowOf(connection, promocodeRow, FIND_PROMOCODE, [spellingsOf(ask.code)])
    if (!row) return null
    const { sessionId, userId, phone, confirmedPhone } = ask.shopper
    const isFirstOrder = !row.first_order || !(await hasOrders(connection, sessionId, userId, phone ?? confirmedPhone))
    const [verdict] = evaluate([promocodeOf(row)], [], { currency: ask.shop.currency, now: ask.now, isFirstOrder })
    return verdict ? toPromocode(verdict, { packagingSum: null }, ask.shop.currency, ask.shop.locale) : null
  },
  certificate: async (connection, ask) => {
    const row = await rowOf(connection, tenderRow, FIND_CERTIFICATE, [spellingsOf(ask.code)])
    return row ? tenderFor({ ...row, endsAt: dateOf(row.endsAt) }, ask) : null
  },
  deposit: async (connection, ask) => {
    const found = await findDeposit(connection, ask)
    if (found === null || 'error' in found) return found
    return tenderFor({ kind: 'deposit', code: found.id, currency: found.currency, balance: found.balance, endsAt: found.endsAt }, ask)
  },
}

function tenderFor(tender: Tender, { shop, now }: CodeAsk): KnownCode | null {
  const [spent] = spend([tender], 0, { currency: shop.currency, now, isFirstOrder: true })
  return spent ? { ...toTender(spent, shop.currency, shop.locale), code: tender.code } : null
}

/** Reasons that a change of the bag cannot mend: the code is refused. */
const HOPELESS: readonly CodeReason[] = ['notStarted', 'ended', 'usedUp', 'otherCurrency', 'firstOrder', 'empty']

const refused = (code: string, error: ErrorCode): CodeOutcome => ({ kind: null, code, error })

async function add(connection: Queryable, cart: number, kind: CodeKind, { code, reason, message }: KnownCode): Promise<CodeOutcome> {
  const known = await rowsOf(connection, codeRow, CODES_IN_CART, [cart, kind])
  if (known.some((one) => one.code === code)) return refused(code, 'ALREADY_APPLIED_PROMOCODE')
  if (HOPELESS.includes(reason)) return { kind: null, code, error: 'PROMOCODE_NOT_APPLIED', message }
  if (known.length >= MAX_CODES) return refused(code, 'PROMOCODE_NOT_APPLIED')
  await connection.query(ADD_CODE, [cart, kind, code])
  await connection.query(BUMP, [cart])
  return { kind, code, error: null }
}

/** Removes a code. A certificate can be given by its last characters, as pages show it. */
export async function removeCode(connection: Queryable, cart: number, kind: CodeKind, given: string): Promise<ErrorCode | null> {
  const codes = spellingsOf(tidy(given))
  const known = await rowsOf(connection, codeRow, CODES_IN_CART, [cart, kind])
  const found = known.find((one) => codes.includes(bare(one.code)) || (kind === 'certificate' && codes.includes(bare(tailOf(one.code)))))
  if (!found) return 'PROMOCODE_REMOVE_ERROR'
  await connection.query(DROP_CODE, [cart, kind, found.code])
  await connection.query(BUMP, [cart])
  return null
}
