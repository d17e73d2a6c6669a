import type { Queryable } from '../../platform/db/database.ts'

const PRODUCTS = '(SELECT DISTINCT product_id FROM skus WHERE id = ANY($1::text[]))'
const MAKE = `
  INSERT INTO product_offers (product_id, currency, initial, final, has_range)
  SELECT DISTINCT ON (skus.product_id, prices.currency)
    skus.product_id, prices.currency, prices.initial, prices.final,
    max(prices.final) OVER each_piece > min(prices.final) OVER each_piece
  FROM skus JOIN prices ON prices.sku_id = skus.id WHERE skus.product_id IN ${PRODUCTS}
  WINDOW each_piece AS (PARTITION BY skus.product_id, prices.currency)
  ORDER BY skus.product_id, prices.currency, prices.final, skus.position
  ON CONFLICT (product_id, currency) DO UPDATE SET initial = excluded.initial, final = excluded.final, has_range = excluded.has_range`

/** Recalculates the card prices of these SKUs' products: the lowest of their sizes. Prices are changed, never removed. */
export async function refreshOffers(connection: Queryable, skus: readonly string[]): Promise<void> {
  await connection.query(MAKE, [skus])
}
