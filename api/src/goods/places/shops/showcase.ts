import type { Queryable } from '../../../platform/db/database.ts'

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

/** Ids of the shops that have every piece of a bag. */
export async function shopsWithAll(connection: Queryable, pieces: readonly WantedPiece[]): Promise<ReadonlySet<number>> {
  const rows = await connection.query<{ id: number }>(SHOPS_WITH_ALL, [
    JSON.stringify(pieces.map(({ sku, quantity }) => ({ sku, quantity }))),
  ])
  return new Set(rows.map(({ id }) => id))
}
