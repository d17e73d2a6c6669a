import type { FeedStock } from '@shop/contracts/services/back-office/goods'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows.ts'
import { refreshOffers } from '../../goods/catalog/cards/offers.ts'
import { NOT_SHIPPED } from '../orders/transitions.ts'
import { type Applied, partitionRows } from './feed.ts'

const skuRow = v.object({ id: v.string() })
const shortageRow = v.object({ sku: v.string(), missing: v.number() })

const MOST = 1_000_000
const KNOWN = 'SELECT id FROM skus WHERE id = ANY($1::text[])'
const BEGIN = 'INSERT INTO stock (sku_id, quantity) SELECT unnest($1::text[]), 0 ON CONFLICT (sku_id) DO NOTHING'
const LOCK_STOCK = 'SELECT sku_id FROM stock WHERE sku_id = ANY($1::text[]) ORDER BY sku_id FOR UPDATE'
/**
 * On hand minus what orders hold: those still in the warehouse, and those shipped after the count ($4). $1 SKUs, $2 counted quantities, $3
 * statuses before shipping.
 */
const SET = `
  UPDATE stock SET quantity = greatest(0, counted.on_hand - held.pieces), missing = greatest(0, held.pieces - counted.on_hand)
  FROM unnest($1::text[], $2::int[]) AS counted(sku_id, on_hand)
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(l.quantity), 0)::int AS pieces FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE l.sku_id = counted.sku_id AND o.released_at IS NULL AND (o.status = ANY($3::text[])
      OR (o.status = 'ready' AND o.delivery_method_id = ${deliveryMethod.shop})
      OR (SELECT min(h.at) FROM order_history h WHERE h.order_id = o.id AND h.status IN ('shipped', 'completed')) > $4::timestamptz)) held
  WHERE stock.sku_id = counted.sku_id
  RETURNING stock.sku_id AS sku, stock.missing`

/**
 * Applies counted stock. Locks rows first, in the order that orders use: a concurrent order is either included in the calculation or taken
 * afterwards from the result.
 */
export async function applyStock(connection: Queryable, rows: readonly FeedStock[], countedAt: Date): Promise<Applied> {
  const known = new Set((await rowsOf(connection, skuRow, KNOWN, [rows.map(({ sku }) => sku)])).map(({ id }) => id))
  const { good, refused } = partitionRows(
    rows,
    ({ sku }) => sku,
    ({ sku, onHand }) => {
      if (!known.has(sku)) return 'unknown_sku'
      return Number.isInteger(onHand) && onHand >= 0 && onHand <= MOST ? null : 'wrong_quantity'
    },
  )
  const skus = good.map(({ sku }) => sku)
  await connection.query(BEGIN, [skus])
  await connection.query(LOCK_STOCK, [skus])
  const set = await rowsOf(connection, shortageRow, SET, [skus, good.map(({ onHand }) => onHand), NOT_SHIPPED, countedAt.toISOString()])
  await refreshOffers(connection, skus)
  return { applied: good.length, refused, shortages: set.filter(({ missing }) => missing > 0) }
}
