import { EXCHANGE_KEPT_DAYS } from '@shop/contracts/core/limits'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import type { requestExchange as requestCall } from '@shop/contracts/orders/exchanges/exchange'
import type * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { idRow, rowOf, rowsOf } from '../../../platform/db/rows.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { enqueue } from '../../../platform/outbox/enqueue.ts'
import { exchangeEnds, exchangeMoved, officeUpdate } from '../jobs.ts'
import { take } from '../placing/holds.ts'
import { lockOrder, refundableUntil } from '../refunds/ask.ts'
import { returnableOf } from '../refunds/reckon.ts'
import { readPaid } from '../refunds/rows.ts'
import { EXCHANGE_BY_ID, EXCHANGES_OF_ORDER, type ExchangeRow, exchangeRow } from '../rows/exchange-rows.ts'
import { lineIdIn, type OrderLineRow, orderLineRow, type OrderRow } from '../rows/order-rows.ts'
import { LINES_OF_ORDER } from '../rows/orders-sql.ts'
import { differenceOf, sizesOf } from './sizes.ts'

type Body = v.InferOutput<NonNullable<typeof requestCall.body>>

const KNOWN = 'SELECT * FROM exchanges WHERE order_id = $1 AND idempotency_key = $2'
const ADD = `
  INSERT INTO exchanges (id, order_id, idempotency_key, status, position, from_sku, to_sku, from_size, to_size, quantity, handover, shop_id,
    difference, created_at, kept_until)
  VALUES ($1, $2, $3, 'requested', $4, $5, $6, $7, $8, $9, $10, $11::int, $12::bigint, $13::timestamptz, $14::timestamptz)`
/** A shop of the order's city where $2 lies in the showcase. */
const SHOP_HAS = `
  SELECT s.id FROM shops s JOIN shop_stock here ON here.shop_id = s.id AND here.sku_id = $2
  WHERE s.id = $1 AND here.quantity >= $3::int`

/** Pieces of a line that can be exchanged: still with the shopper, not exchanged before [exchange.once-per-piece]. */
export function exchangeableOf(
  line: OrderLineRow,
  read: Pick<Awaited<ReturnType<typeof readPaid>>, 'paid' | 'returned'>,
  exchanges: readonly ExchangeRow[],
): number {
  const paid = read.paid.lines.find(({ sku }) => sku === lineIdIn(line))
  const isExchanged = exchanges.some(({ status, to_sku }) => status === 'done' && to_sku === line.sku_id)
  return paid && !isExchanged && line.size !== null && line.engraving === null ? returnableOf(paid, read.returned) : 0
}

/** Keeps the new size and notes the exchange. The same key finds the same one. Throws error codes. */
export async function requestExchange(connection: Queryable, orderId: number, asked: Body, now: Date): Promise<ExchangeRow> {
  const order = await lockOrder(connection, orderId)
  const known = await rowOf(connection, exchangeRow, KNOWN, [order.id, asked.idempotencyKey])
  if (known) return known
  const until = await refundableUntil(connection, order)
  const lines = await rowsOf(connection, orderLineRow, LINES_OF_ORDER, [order.id])
  const line = lines.find((one) => lineIdIn(one) === asked.id)
  if (!until || until < now || !line) throw new Refused('EXCHANGE_NOT_AVAILABLE')
  const exchanges = await rowsOf(connection, exchangeRow, EXCHANGES_OF_ORDER, [order.id])
  const left = exchangeableOf(line, await readPaid(connection, order), exchanges)
  if (asked.quantity > left) throw new Refused('EXCHANGE_NOT_AVAILABLE')
  const size = await chosenSize(connection, order, line, asked)
  const id = `${order.number}-x${exchanges.length + 1}`
  const held = { number: order.number, lines: [{ sku: asked.sku, quantity: asked.quantity }], promocodes: [], tenders: [], bonuses: null }
  if (!(await take(connection, held, now))) throw new Refused('WRONG_FORM_DATA', { sku: 'SIZE_SOLD_OUT' })
  const keptUntil = new Date(now.getTime() + EXCHANGE_KEPT_DAYS * DAY_MS)
  await connection.query(ADD, [
    id,
    order.id,
    asked.idempotencyKey,
    line.position,
    line.sku_id,
    asked.sku,
    line.size,
    size.size,
    asked.quantity,
    asked.handover,
    asked.handover === 'shop' ? (asked.shopId ?? null) : null,
    asked.difference,
    now.toISOString(),
    keptUntil.toISOString(),
  ])
  await enqueue(connection, exchangeMoved, { exchangeId: id, status: 'requested' })
  await enqueue(connection, exchangeEnds, { exchangeId: id }, keptUntil)
  await enqueue(connection, officeUpdate, { orderId: order.id })
  const added = await rowOf(connection, exchangeRow, EXCHANGE_BY_ID, [id])
  if (!added) throw new Error('The exchange was not written.')
  return added
}

/** Checks size, difference and shop, each with an error under its field. */
async function chosenSize(
  connection: Queryable,
  order: OrderRow,
  line: OrderLineRow,
  { sku, quantity, handover, shopId, difference }: Body,
) {
  const size = (await sizesOf(connection, order)).get(line.position)?.find((one) => one.sku === sku)
  if (!size || size.inOrder) throw new Refused('WRONG_FORM_DATA', { sku: 'EMPTY_SIZE' })
  if (size.quantity < quantity) throw new Refused('WRONG_FORM_DATA', { sku: 'SIZE_SOLD_OUT' })
  if (differenceOf(size, line) * quantity !== difference) throw new Refused('WRONG_FORM_DATA', { difference: 'PRICE_CHANGED' })
  if (handover === 'shop') {
    const isHere = shopId && size.shops.includes(shopId) && (await rowOf(connection, idRow, SHOP_HAS, [shopId, sku, quantity]))
    if (!isHere) throw new Refused('WRONG_FORM_DATA', { shopId: 'REQUIRED_FIELD' })
  }
  return size
}
