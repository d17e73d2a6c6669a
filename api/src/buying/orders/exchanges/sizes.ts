import { Minor } from '@shop/contracts/core/money'
import type { ExchangeShop, ExchangeSize } from '@shop/contracts/orders/exchanges/exchange'
import type { Locale } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import { IS_OTHER_SIZE, IS_SIZED } from '../rows/exchange-rows.ts'
import type { OrderLineRow, OrderRow } from '../rows/order-rows.ts'

/**
 * Sizes of the pieces of order $1, of the same stone weight, with today's price in the order's currency next to today's price of the piece itself:
 * the difference is that of the sizes, not of a sale that has ended since. $2: language of the order, $3: its city.
 */
const SIZES = `
  SELECT l.position, other.id AS sku, CASE WHEN $2 = 'ru' THEN other.size_ru ELSE coalesce(other.size_en, other.size_ru) END AS size,
    price.final - coalesce(own.final, l.final) AS difference, coalesce(stock.quantity, 0) AS quantity,
    EXISTS (SELECT FROM order_lines also WHERE also.order_id = l.order_id AND also.sku_id = other.id) AS "inOrder",
    (SELECT coalesce(jsonb_agg(s.id ORDER BY s.position), '[]') FROM shops s JOIN shop_stock here ON here.shop_id = s.id AND here.sku_id = other.id
      WHERE s.city_id = $3::int AND least(here.quantity, stock.quantity) > 0) AS shops
  FROM orders o
  JOIN order_lines l ON l.order_id = o.id AND ${IS_SIZED}
  JOIN skus mine ON mine.id = l.sku_id
  JOIN products p ON p.id = mine.product_id AND NOT p.is_archive
  JOIN skus other ON ${IS_OTHER_SIZE}
  JOIN prices price ON price.sku_id = other.id AND price.currency = o.currency
  LEFT JOIN prices own ON own.sku_id = mine.id AND own.currency = o.currency
  LEFT JOIN stock ON stock.sku_id = other.id
  WHERE o.id = $1
  ORDER BY l.position, other.position`

const sizeRow = v.object({
  position: v.number(),
  sku: v.string(),
  size: v.string(),
  difference: Minor,
  quantity: v.number(),
  inOrder: v.boolean(),
  shops: v.array(v.number()),
})
type SizeRow = v.InferOutput<typeof sizeRow>

/** Sizes by position of the line. */
export async function sizesOf(connection: Queryable, order: OrderRow): Promise<Map<number, SizeRow[]>> {
  const cityId = order.delivery.cityId ?? null
  const rows = await rowsOf(connection, sizeRow, SIZES, [order.id, order.locale, cityId])
  return Map.groupBy(rows, ({ position }) => position)
}

/** No more goes back than was paid for the piece. */
export const differenceOf = ({ difference }: Pick<SizeRow, 'difference'>, line: Pick<OrderLineRow, 'final_sum' | 'quantity'>) =>
  Math.max(difference, -Math.floor(line.final_sum / line.quantity))

export const toSize = (row: SizeRow, line: OrderLineRow): ExchangeSize => ({
  sku: row.sku,
  size: row.size,
  difference: differenceOf(row, line),
  obstacle: row.inOrder ? 'inOrder' : row.quantity > 0 ? null : 'soldOut',
  shops: row.shops,
})

const SHOPS = `
  SELECT s.id, CASE WHEN $1 = 'ru' THEN s.name_ru ELSE s.name_en END AS name,
    CASE WHEN $1 = 'ru' THEN c.name_ru || ', ' || s.address_ru ELSE s.address_en || ', ' || c.name_en END AS address
  FROM shops s JOIN cities c ON c.id = s.city_id WHERE s.id = ANY($2::int[]) ORDER BY s.position`
const shopRow = v.object({ id: v.number(), name: v.string(), address: v.string() })

/** Shops in the reader's language. */
export const shopsOf = (connection: Queryable, locale: Locale, ids: readonly number[]): Promise<ExchangeShop[]> =>
  rowsOf(connection, shopRow, SHOPS, [locale, ids])
