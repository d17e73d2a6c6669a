import { Shop } from '@shop/contracts/places/shops'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'

/** A line of a bag. */
export interface WantedPiece {
  sku: string
  quantity: number
}

/** As JSON for SQL, lines of one SKU together. */
export function piecesIn(pieces: readonly WantedPiece[]): string {
  const wanted = new Map<string, number>()
  for (const { sku, quantity } of pieces) wanted.set(sku, (wanted.get(sku) ?? 0) + quantity)
  return JSON.stringify([...wanted].map(([sku, quantity]) => ({ sku, quantity })))
}

/** Of shops `s`, with the pieces as $1. Shop stock never exceeds the total: the last piece may have been sold elsewhere. */
const HAS_ALL = `NOT EXISTS (
    SELECT 1 FROM jsonb_to_recordset($1::jsonb) AS line(sku text, quantity integer)
    LEFT JOIN shop_stock here ON here.shop_id = s.id AND here.sku_id = line.sku
    LEFT JOIN stock ON stock.sku_id = line.sku
    WHERE least(coalesce(here.quantity, 0), coalesce(stock.quantity, 0)) < line.quantity)`

const SHOPS_TO_VISIT = `
  SELECT s.id, CASE WHEN $2 = 'ru' THEN s.name_ru ELSE s.name_en END AS name, s.latitude, s.longitude, s.week, s.utc_offset_hours AS "offset"
  FROM shops s JOIN cities c ON c.id = s.city_id
  WHERE c.country = $3 AND ${HAS_ALL}
  ORDER BY s.position`

const shopRow = v.object({
  id: v.number(),
  name: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  week: Shop.entries.week,
  offset: v.number(),
})

/** Shops of a country in which all the pieces can be seen, the main one first. */
export const shopsToVisit = (
  connection: Queryable,
  pieces: readonly WantedPiece[],
  { locale, country }: Pick<ShopContext, 'locale' | 'country'>,
) => rowsOf(connection, shopRow, SHOPS_TO_VISIT, [piecesIn(pieces), locale, country])

/** Ids of the shops that have every piece of a bag. */
export async function shopsWithAll(connection: Queryable, pieces: readonly WantedPiece[]): Promise<ReadonlySet<number>> {
  const rows = await connection.query<{ id: number }>(`SELECT s.id FROM shops s WHERE ${HAS_ALL}`, [piecesIn(pieces)])
  return new Set(rows.map(({ id }) => id))
}
