import { addToCart, calculateCart, type CartAnswer, clearCart, removeFromCart, updateCart } from '@shop/contracts/cart'
import type { ErrorCode } from '@shop/contracts/error-codes'
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@shop/contracts/limits'
import type { ShopContext } from '@shop/contracts/storefront'
import type { Queryable } from '../db/database.ts'
import { implement, type Api } from '../http/implement.ts'
import { errorText, Refused } from '../http/refusal.ts'
import { readCart } from './cart-data.ts'
import { DROP_LINES, HOLD_CART, SET_LINE, SKU_IN_CART } from './cart-sql.ts'

/** Who changes a bag: calls with a CSRF token always have a session cookie. */
interface Shopper {
  sessionHash: string | null
  visitor: { shop: ShopContext }
}

/** Set when the shopper got less than asked for. */
type Shortage = { code: ErrorCode; count: number } | null

/** Spec §7, /cart/calculate and /cart/{action}: every answer is the whole bag. */
export function serveCart(api: Api) {
  implement(api, calculateCart, (call) => answer(api.database, call, null))
  implement(api, addToCart, (call) =>
    changed(api, call, (connection, cart) =>
      setLine(connection, cart, call.body.sku_id, call.visitor.shop, (inCart) => inCart + call.body.quantity),
    ),
  )
  implement(api, updateCart, (call) =>
    changed(api, call, (connection, cart) => setLine(connection, cart, call.body.sku_id, call.visitor.shop, () => call.body.quantity)),
  )
  implement(api, removeFromCart, (call) => changed(api, call, (connection, cart) => dropLines(connection, cart, call.body.sku_id)))
  implement(api, clearCart, (call) => changed(api, call, (connection, cart) => dropLines(connection, cart, null)))
}

/** Runs a change while nobody else changes this bag. */
async function changed(
  api: Api,
  shopper: Shopper,
  change: (connection: Queryable, cart: number) => Promise<Shortage>,
): Promise<CartAnswer> {
  const shortage = await api.database.transaction(async (connection) => {
    const [cart] = await connection.query<{ id: number }>(HOLD_CART, [shopper.sessionHash])
    // The cookie is ours but the session is gone: a new token starts a new one.
    if (!cart) throw new Refused('CSRF_EXPIRED')
    return change(connection, cart.id)
  })
  return answer(api.database, shopper, shortage)
}

async function answer(connection: Queryable, { sessionHash, visitor: { shop } }: Shopper, shortage: Shortage): Promise<CartAnswer> {
  const cartData = await readCart(connection, sessionHash ?? '', shop)
  if (!cartData) throw new Refused('CSRF_EXPIRED')
  return {
    result: true,
    cartData,
    error: shortage?.code ?? null,
    message: shortage && errorText(shop.locale, shortage.code, { count: shortage.count }),
  }
}

async function setLine(
  connection: Queryable,
  cart: number,
  sku: string,
  { currency }: ShopContext,
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

async function dropLines(connection: Queryable, cart: number, sku: string | null): Promise<Shortage> {
  await connection.query(DROP_LINES, [cart, sku])
  return null
}
