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

/** Shop stock never exceeds the total: the last piece may have been sold elsewhere. */
const SHOPS_WITH_ALL = `
  SELECT s.id FROM shops s
  WHERE NOT EXISTS (
    SELECT 1 FROM jsonb_to_recordset($1::jsonb) AS line(sku text, quantity integer)
    LEFT JOIN shop_stock here ON here.shop_id = s.id AND here.sku_id = line.sku
    LEFT JOIN stock ON stock.sku_id = line.sku
    WHERE least(coalesce(here.quantity, 0), coalesce(stock.quantity, 0)) < line.quantity)`

const SHOPS_WITH_PIECE = `
  SELECT s.id, CASE WHEN $1 = 'ru' THEN s.name_ru ELSE s.name_en END AS name, s.latitude, s.longitude, s.week,
    s.utc_offset_hours AS "offset", least(here.quantity, stock.quantity) AS quantity
  FROM shop_stock here JOIN stock USING (sku_id) JOIN shops s ON s.id = here.shop_id JOIN cities c ON c.id = s.city_id
  WHERE here.sku_id = $3 AND c.country = $2 AND least(here.quantity, stock.quantity) > 0
  ORDER BY s.position`

const shopRow = v.object({
  id: v.number(),
  name: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  week: Shop.entries.week,
  offset: v.number(),
  quantity: v.number(),
})

/** Shops of a country that have a piece now, the main one first. */
export const shopsWithPiece = (connection: Queryable, sku: string, { locale, country }: Pick<ShopContext, 'locale' | 'country'>) =>
  rowsOf(connection, shopRow, SHOPS_WITH_PIECE, [locale, country, sku])

/** Ids of the shops that have every piece of a bag. */
export async function shopsWithAll(connection: Queryable, pieces: readonly WantedPiece[]): Promise<ReadonlySet<number>> {
  const rows = await connection.query<{ id: number }>(SHOPS_WITH_ALL, [
    JSON.stringify(pieces.map(({ sku, quantity }) => ({ sku, quantity }))),
  ])
  return new Set(rows.map(({ id }) => id))
}
