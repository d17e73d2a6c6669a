import type { ExchangeStatus } from '@shop/contracts/orders/exchanges/exchange-status'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf, rowsOf } from '../../../platform/db/rows.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { endPassports, issuePassports } from '../../passports/issue.ts'
import { giveBack } from '../placing/holds.ts'
import { spread } from '../refunds/reckon.ts'
import { readPaid } from '../refunds/rows.ts'
import { type ExchangeRow, isOpen, isPaid } from '../rows/exchange-rows.ts'
import { orderLineRow, type OrderRow } from '../rows/order-rows.ts'
import { LINES_OF_ORDER } from '../rows/orders-sql.ts'
import { type ExchangeServices, letGo, lockExchange, moveTo } from './end.ts'
import * as v from 'valibot'

/** Passports of earlier lines keep their positions. */
const NEXT_POSITION = `
  SELECT 1 + greatest((SELECT max(position) FROM order_lines WHERE order_id = $1),
    (SELECT max(position) FROM passports WHERE order_id = $1)) AS position`
const positionRow = v.object({ position: v.number() })

/** Moves $3 pieces of the line at position $2 to a line of their own at $4: SKU $5, size $6, with the share of each sum. */
const ADD_LINE = `
  INSERT INTO order_lines (order_id, position, sku_id, item_id, name, url, photo, designer, size, gem_weight, details, engraving, certificate_type,
    quantity, initial, final, promocode_discount, bonuses, final_sum)
  SELECT order_id, $4::int, $5, item_id, name, url, photo, designer, $6, gem_weight, details, engraving, certificate_type, $3::int, initial, final,
    promocode_discount - promocode_discount * (quantity - $3::int) / quantity, bonuses - bonuses * (quantity - $3::int) / quantity,
    final_sum - final_sum * (quantity - $3::int) / quantity
  FROM order_lines WHERE order_id = $1 AND position = $2`
const LESSEN_LINE = `
  UPDATE order_lines SET quantity = quantity - $3::int, promocode_discount = promocode_discount * (quantity - $3::int) / quantity,
    bonuses = bonuses * (quantity - $3::int) / quantity, final_sum = final_sum * (quantity - $3::int) / quantity
  WHERE order_id = $1 AND position = $2`
const REMOVE_LINE = 'DELETE FROM order_lines WHERE order_id = $1 AND position = $2'
/** Those of the line that is gone show its piece all the same. */
const FOLLOW_LINE = 'UPDATE exchanges SET position = $3::int WHERE order_id = $1 AND position = $2 AND (id = $4 OR $5::boolean)'
const NOTE_RETURNED = 'UPDATE exchanges SET money = $2::bigint, tenders = $3::jsonb WHERE id = $1'

type Outcome = { result: boolean; status: ExchangeStatus; reason: 'illegal_move' | 'not_paid' | null }

/** The office's word on an exchange; a repeated one changes nothing. Throws NOT_FOUND. */
export async function decideExchange(
  connection: Queryable,
  services: ExchangeServices,
  { id, status, comment }: { id: string; status: 'accepted' | 'done' | 'declined'; comment: string | null },
): Promise<Outcome> {
  const found = await lockExchange(connection, id)
  if (!found) throw new Refused('NOT_FOUND')
  const { exchange } = found
  if (exchange.status === status) return { result: true, status, reason: null }
  if (!isOpen(exchange)) return { result: false, status: exchange.status, reason: 'illegal_move' }
  if (status !== 'declined' && !isPaid(exchange)) return { result: false, status: exchange.status, reason: 'not_paid' }
  if (status === 'declined') await letGo(connection, services, found, 'declined', comment)
  else if (status === 'accepted') await moveTo(connection, exchange, 'accepted', { now: services.now, comment })
  else await finish(connection, services, found, comment)
  return { result: true, status, reason: null }
}

/** The old size is for sale again; order and passport name the new one; a lower price goes back. */
async function finish(
  connection: Queryable,
  services: ExchangeServices,
  { exchange, order }: { exchange: ExchangeRow; order: OrderRow },
  comment: string | null,
): Promise<void> {
  const { now } = services
  const { from_sku, quantity } = exchange
  await giveBack(
    connection,
    { number: order.number, lines: [{ sku: from_sku, quantity }], promocodes: [], tenders: [], bonuses: null },
    now,
  )
  if (exchange.difference < 0) await returnDifference(connection, services, exchange, order)
  await replaceLine(connection, exchange, order)
  await endPassports(connection, order.id, [{ position: exchange.position, quantity }], now)
  await issuePassports(connection, order.id)
  await moveTo(connection, exchange, 'done', { now, comment })
}

async function replaceLine(connection: Queryable, { id, position, quantity, to_sku, to_size }: ExchangeRow, order: OrderRow) {
  const lines = await rowsOf(connection, orderLineRow, LINES_OF_ORDER, [order.id])
  const isWhole = lines.find((line) => line.position === position)?.quantity === quantity
  const next = await rowOf(connection, positionRow, NEXT_POSITION, [order.id])
  if (!next) throw new Error(`The order ${order.number} has no lines.`)
  await connection.query(ADD_LINE, [order.id, position, quantity, next.position, to_sku, to_size])
  if (isWhole) await connection.query(REMOVE_LINE, [order.id, position])
  else await connection.query(LESSEN_LINE, [order.id, position, quantity])
  await connection.query(FOLLOW_LINE, [order.id, position, next.position, id, isWhole])
}

/** To each source of the payment in proportion, as a refund goes. */
async function returnDifference(
  connection: Queryable,
  { payments, now }: ExchangeServices,
  { id, difference }: ExchangeRow,
  order: OrderRow,
) {
  const { paid, returned } = await readPaid(connection, order)
  const { money, tenders } = spread(paid, returned, -difference)
  await connection.query(NOTE_RETURNED, [id, money, JSON.stringify(tenders)])
  await giveBack(connection, { number: order.number, lines: [], promocodes: [], tenders, bonuses: null }, now)
  await payments.giveBack(connection, 'order', order.number, id, money)
}
