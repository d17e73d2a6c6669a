import type { Queryable } from '../../../platform/db/database.ts'

const PRODUCTS = '(SELECT DISTINCT product_id FROM skus WHERE id = ANY($1::text[]))'

/** SKUs that make the price of their product: those in stock, or all of a product that is sold out [product.price-to-buy]. `which` limits them. */
export const pricedSkus = (which: string) => `
  SELECT product_id, currency, initial, final, position, max(final) OVER each_piece > min(final) OVER each_piece AS has_range
  FROM (
    SELECT s.product_id, o.currency, o.initial, o.final, s.position, coalesce(stock.quantity, 0) > 0 AS in_stock,
      bool_or(coalesce(stock.quantity, 0) > 0) OVER (PARTITION BY s.product_id, o.currency) AS can_buy
    FROM skus s JOIN prices o ON o.sku_id = s.id LEFT JOIN stock ON stock.sku_id = s.id WHERE ${which}) AS sizes
  WHERE in_stock OR NOT can_buy
  WINDOW each_piece AS (PARTITION BY product_id, currency)`

const makeOffers = (which: string) => `
  INSERT INTO product_offers (product_id, currency, initial, final, has_range)
  SELECT DISTINCT ON (product_id, currency) product_id, currency, initial, final, has_range FROM (${pricedSkus(which)}) AS priced
  ORDER BY product_id, currency, final, position
  ON CONFLICT (product_id, currency) DO UPDATE SET initial = excluded.initial, final = excluded.final, has_range = excluded.has_range`

/** Waits for other transactions first, so that the next statement sees what they changed, such as another size that sold out. */
const LOCK = `SELECT FROM product_offers WHERE product_id IN ${PRODUCTS} ORDER BY product_id, currency FOR UPDATE`
const MAKE = makeOffers(`s.product_id IN ${PRODUCTS}`)

/**
 * Recalculates the card prices of these SKUs' products. Call it last in a transaction that changes prices or what is in stock, after all
 * other locks. Prices are changed, never removed.
 */
export async function refreshOffers(connection: Queryable, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return
  await connection.query(LOCK, [skus])
  await connection.query(MAKE, [skus])
}

/** The card prices of a new shop. */
export const makeAllOffers = (connection: Queryable) => connection.query(makeOffers('true'))
