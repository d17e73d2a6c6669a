import { isSizer } from '@shop/contracts/catalog/rings/sizer'
import { repeatOrder, type RepeatedPiece } from '@shop/contracts/orders/order-calls'
import { type Currency, Minor } from '@shop/contracts/core/money'
import type { Photo } from '@shop/contracts/core/picture'
import * as v from 'valibot'
import { answer, inCart } from '../../cart/answer.ts'
import { isFirstTry, setLine } from '../../cart/lines.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf, rowsOf } from '../../../platform/db/rows.ts'
import { type Api, implement } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { confirmedOrder } from '../placing/confirmed-order.ts'
import { type OrderLineRow, lineIdIn, lineName, orderLineRow } from '../rows/order-rows.ts'
import { LINES_OF_ORDER } from '../rows/orders-sql.ts'

const PRICES = 'SELECT sku_id AS sku, final FROM prices WHERE sku_id = ANY($1::text[]) AND currency = $2'
const LINE = 'SELECT quantity FROM cart_lines WHERE cart_id = $1 AND sku_id = $2'
const priceRow = v.object({ sku: v.string(), final: Minor })
const quantityRow = v.object({ quantity: v.number() })
const NO_CHOICES = { spend_bonuses: false }

/** Adds an order's lines to the bag up to stock; reports missing pieces and changed prices. */
export function serveRepeat(api: Api) {
  implement(api, repeatOrder, async (call) => {
    const order = await confirmedOrder(api, call, call.params.orderId)
    const { currency } = call.visitor.shop
    const inBag = { ...call, body: NO_CHOICES }
    const pieces = await inCart(api, inBag, async ({ connection, cart }) => {
      const lines = (await rowsOf(connection, orderLineRow, LINES_OF_ORDER, [order.id])).filter((line) => !isSizer(line))
      const isFirst = await isFirstTry(connection, call.sessionHash, call.body.idempotencyKey, api.clock)
      const prices = await pricesOf(connection, lines, currency)
      const pieces: RepeatedPiece[] = []
      for (const line of lines) {
        pieces.push({
          id: lineIdIn(line),
          name: lineName(line, order.locale),
          photo: line.photo as Photo | null,
          wanted: line.quantity,
          added: await (isFirst ? addAgain(connection, cart, line, currency) : addedBefore(connection, cart, line)),
          was: line.final,
          now: prices.get(line.sku_id) ?? null,
        })
      }
      return pieces
    })
    const added = pieces.reduce((sum, piece) => sum + piece.added, 0)
    const { cartData } = await answer(api, inBag)
    return {
      result: added > 0,
      added,
      missing: pieces.filter((piece) => piece.added < piece.wanted),
      // Prices in different currencies are not comparable.
      repriced: order.currency === currency ? pieces.filter((piece) => piece.added > 0 && piece.now !== piece.was) : [],
      currency,
      cartData,
    }
  })
}

async function pricesOf(connection: Queryable, lines: readonly OrderLineRow[], currency: Currency) {
  const skus = lines.map(({ sku_id }) => sku_id)
  const found = await rowsOf(connection, priceRow, PRICES, [skus, currency])
  return new Map(found.map(({ sku, final }) => [sku, final]))
}

const quantityIn = async (connection: Queryable, cart: number, line: OrderLineRow) =>
  (await rowOf(connection, quantityRow, LINE, [cart, lineIdIn(line)]))?.quantity ?? 0

/** What the bag has of a line that an earlier request with this key has added. */
const addedBefore = async (connection: Queryable, cart: number, line: OrderLineRow) =>
  Math.min(line.quantity, await quantityIn(connection, cart, line))

/** Quantity added: 0 when sold out, discontinued, or the bag is full. */
async function addAgain(connection: Queryable, cart: number, line: OrderLineRow, currency: Currency): Promise<number> {
  const { sku_id, engraving, quantity } = line
  const before = await quantityIn(connection, cart, line)
  try {
    await setLine(
      connection,
      cart,
      { line: sku_id, engraving: engraving && { text: engraving.text, face: engraving.face }, currency },
      { more: quantity },
    )
  } catch (error) {
    if (error instanceof Refused) return 0
    throw error
  }
  return Math.max(0, (await quantityIn(connection, cart, line)) - before)
}
