import type { ErrorCode } from '@shop/contracts/error-codes'
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@shop/contracts/limits'
import type { Currency } from '@shop/contracts/money'
import type { Queryable } from '../db/database.ts'
import { Refused } from '../http/refusal.ts'
import { DROP_LINES, EMPTY, SET_LINE, SKU_IN_CART } from './cart-sql.ts'

/** Set when the shopper got less than asked for. */
export type Shortage = { code: ErrorCode; count: number } | null

export async function setLine(
  connection: Queryable,
  cart: number,
  sku: string,
  currency: Currency,
  wantedOf: (inCart: number) => number,
): Promise<Shortage> {
  const [found] = await connection.query<{ stock: number; quantity: number; lines: number }>(SKU_IN_CART, [cart, sku, currency])
  if (!found) throw new Refused('UNKNOWN_SKU')
  const most = Math.min(found.stock, MAX_LINE_QUANTITY)
  if (most === 0) throw new Refused('SOLD_OUT')
  if (found.quantity === 0 && found.lines >= MAX_CART_LINES) throw new Refused('CART_FULL')

  const wanted = wantedOf(found.quantity)
  const quantity = Math.min(wanted, most)
  if (quantity !== found.quantity) await connection.query(SET_LINE, [cart, sku, quantity])
  return wanted > most ? { code: 'ONLY_LEFT', count: most } : null
}

export const dropLine = (connection: Queryable, cart: number, sku: string) => connection.query(DROP_LINES, [cart, sku])

/** Lines, codes and packing. */
export async function emptyCart(connection: Queryable, cart: number): Promise<void> {
  await connection.query(EMPTY, [cart])
}
