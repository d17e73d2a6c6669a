import { SIZER_SKU } from '@shop/contracts/catalog/rings/sizer'
import { skuOfLine } from '@shop/contracts/cart/cart'
import type { Engraving } from '@shop/contracts/cart/engraving'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@shop/contracts/core/limits'
import type { Currency } from '@shop/contracts/core/money'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import * as v from 'valibot'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import { engraving as keptEngraving } from './cart-rows.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { lineIdOf } from './engraving/engraving.ts'
import { ADD_KEY, DROP_KEYS, DROP_LINES, EMPTY, KEEP_PLACE, RESIZED, SET_LINE, WHY_SOLD } from './cart-sql.ts'

const lineRow = v.object({ most: v.number(), wanted: v.number(), fits: v.boolean(), engravable: v.boolean() })
const resizedRow = v.object({ engraving: v.nullable(keptEngraving), addedAt: v.string() })
const soldRow = v.object({ isInBag: v.boolean(), hasOthers: v.boolean() })

const KEYS_PER_SESSION = 100

/** Set when the shopper got less than requested. */
export type Shortage = { code: ErrorCode; count: number } | null

/** A line to add or change: a SKU and its engraving, or the id of a line that the bag has. */
export interface LineChange {
  line: string
  engraving?: Engraving | null | undefined
  currency: Currency
}

const KEPT = 'SELECT engraving FROM cart_lines WHERE cart_id = $1 AND sku_id = $2'
const keptRow = v.object({ engraving: v.nullable(keptEngraving) })

/** Adds up to what is in stock. The caller holds the lock. Throws UNKNOWN_SKU for an engraved line that is gone, without its words. */
export async function setLine(
  connection: Queryable,
  cart: number,
  { line, engraving: asked, currency }: LineChange,
  wish: { more: number } | { exactly: number },
): Promise<Shortage> {
  const [quantity, isMore] = 'more' in wish ? [wish.more, true] : [wish.exactly, false]
  const sku = skuOfLine(line)
  const engraving = asked ?? (sku === line ? null : ((await rowOf(connection, keptRow, KEPT, [cart, line]))?.engraving ?? null))
  if (sku !== line && !engraving) throw new Refused('UNKNOWN_SKU')
  const found = await rowOf(connection, lineRow, SET_LINE, [
    cart,
    sku,
    currency,
    quantity,
    isMore,
    MAX_LINE_QUANTITY,
    MAX_CART_LINES,
    lineIdOf(sku, engraving),
    engraving && JSON.stringify(engraving),
  ])
  if (!found) throw new Refused('UNKNOWN_SKU')
  const { most, wanted, fits, engravable } = found
  if (!engravable) throw new Refused('WRONG_FORM_DATA', { engraving: 'ENGRAVING_NOT_AVAILABLE' })
  if (most === 0) throw new Refused(await soldCode(connection, cart, sku, currency))
  if (!fits) throw new Refused('CART_FULL')
  return wanted > most && sku !== SIZER_SKU ? { code: 'ONLY_LEFT', count: most } : null
}

/** The last ones may lie in this bag, in another line; a size that is sold out asks for another one, where there is one. */
async function soldCode(connection: Queryable, cart: number, sku: string, currency: Currency): Promise<ErrorCode> {
  const why = await rowOf(connection, soldRow, WHY_SOLD, [sku, currency, cart])
  if (why?.isInBag) return 'ALL_IN_BAG'
  return why?.hasOthers ? 'SIZE_SOLD_OUT' : 'SOLD_OUT'
}

/**
 * Changes the size or the engraving of a line: it keeps its place and what is not changed, and is joined with a line that is the same
 * already [bag.size-changed] [engraving.changed-in-bag]. Without `engraving` the words stay; null takes them off.
 * The caller holds the lock, and its transaction undoes the removal when this throws.
 */
export async function resizeLine(
  connection: Queryable,
  cart: number,
  { line, to, engraving: asked, currency }: LineChange & { to: string },
  quantity: number,
): Promise<Shortage> {
  const kept = await rowOf(connection, resizedRow, RESIZED, [cart, line, to])
  if (!kept) throw new Refused('UNKNOWN_SKU')
  const { addedAt } = kept
  const engraving = asked === undefined ? kept.engraving : asked
  const joins = lineIdOf(to, engraving)
  // The same again would join the line to itself.
  if (joins === line) return setLine(connection, cart, { line, currency }, { exactly: quantity })
  const isThere = (await rowOf(connection, keptRow, KEPT, [cart, joins])) !== undefined
  await dropLine(connection, cart, line)
  const shortage = await setLine(connection, cart, { line: to, engraving, currency }, { more: quantity })
  // There is not enough stock for both lines together, and joining them would lose pieces.
  if (shortage && isThere) throw new Refused('ALL_IN_BAG')
  await connection.query(KEEP_PLACE, [cart, joins, addedAt])
  return shortage
}

export const dropLine = (connection: Queryable, cart: number, line: string) => connection.query(DROP_LINES, [cart, line])

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
