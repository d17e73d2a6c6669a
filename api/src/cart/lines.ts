import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@shop/contracts/core/limits'
import type { Currency } from '@shop/contracts/core/money'
import type { Queryable } from '../db/database.ts'
import { Refused } from '../http/refusal.ts'
import { DROP_LINES, EMPTY, SET_LINE } from './cart-sql.ts'

/** Set when the shopper got less than requested. */
export type Shortage = { code: ErrorCode; count: number } | null

/** Adds up to what is in stock. The caller holds the lock. */
export async function setLine(
  connection: Queryable,
  cart: number,
  sku: string,
  currency: Currency,
  asked: { more: number } | { exactly: number },
): Promise<Shortage> {
  const [quantity, isMore] = 'more' in asked ? [asked.more, true] : [asked.exactly, false]
  const [found] = await connection.query<{ most: number; wanted: number; fits: boolean }>(SET_LINE, [
    cart,
    sku,
    currency,
    quantity,
    isMore,
    MAX_LINE_QUANTITY,
    MAX_CART_LINES,
  ])
  if (!found) throw new Refused('UNKNOWN_SKU')
  const { most, wanted, fits } = found
  if (most === 0) throw new Refused('SOLD_OUT')
  if (!fits) throw new Refused('CART_FULL')
  return wanted > most ? { code: 'ONLY_LEFT', count: most } : null
}

export const dropLine = (connection: Queryable, cart: number, sku: string) => connection.query(DROP_LINES, [cart, sku])

/** Deletes lines, codes, packaging and choices. */
export async function emptyCart(connection: Queryable, cart: number): Promise<void> {
  await connection.query(EMPTY, [cart])
}
