import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@shop/contracts/core/limits'
import type { Currency } from '@shop/contracts/core/money'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import * as v from 'valibot'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { ADD_KEY, DROP_KEYS, DROP_LINES, EMPTY, IN_OTHER_SIZES, SET_LINE } from './cart-sql.ts'

const lineRow = v.object({ most: v.number(), wanted: v.number(), fits: v.boolean() })
const otherSizesRow = v.object({ yes: v.boolean() })

const KEYS_PER_SESSION = 100

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
  const found = await rowOf(connection, lineRow, SET_LINE, [cart, sku, currency, quantity, isMore, MAX_LINE_QUANTITY, MAX_CART_LINES])
  if (!found) throw new Refused('UNKNOWN_SKU')
  const { most, wanted, fits } = found
  if (most === 0) throw new Refused(await soldCode(connection, sku, currency))
  if (!fits) throw new Refused('CART_FULL')
  return wanted > most ? { code: 'ONLY_LEFT', count: most } : null
}

/** A size that is sold out asks for another one, where there is one. */
async function soldCode(connection: Queryable, sku: string, currency: Currency): Promise<ErrorCode> {
  const others = await rowOf(connection, otherSizesRow, IN_OTHER_SIZES, [sku, currency])
  return others?.yes ? 'SIZE_SOLD_OUT' : 'SOLD_OUT'
}

export const dropLine = (connection: Queryable, cart: number, sku: string) => connection.query(DROP_LINES, [cart, sku])

/** Deletes lines, codes, packaging and choices. */
export async function emptyCart(connection: Queryable, cart: number): Promise<void> {
  await connection.query(EMPTY, [cart])
}

/** False for an addition that this session has made already [bag.retry-adds-once]. The caller holds the lock; a rollback frees the key. */
export async function isFirstTry(
  connection: Queryable,
  sessionHash: string | null,
  key: string | undefined,
  clock: Clock,
): Promise<boolean> {
  if (key === undefined) return true
  const added = await connection.query(ADD_KEY, [sessionHash, key, clock.now().toISOString(), KEYS_PER_SESSION])
  return added.length > 0
}

export const deleteOldKeys = (connection: Queryable, clock: Clock) =>
  connection.query(DROP_KEYS, [new Date(clock.now().getTime() - DAY_MS).toISOString()])
