import { PHOTO } from '../../goods/catalog/cards/card-sql.ts'
import { GEM_WEIGHT } from '../../goods/catalog/variants/variant.ts'

/** A piece with its price in a currency ($2) and its name in a language ($3). */
export const PIECE = `
  SELECT p.id AS "itemId", '' AS sku, t.name, o.final AS price, false AS "inStock", NULL AS size, NULL::int AS "gemWeight"
  FROM products p JOIN product_texts t ON t.product_id = p.id AND t.locale = $3
  JOIN product_offers o ON o.product_id = p.id AND o.currency = $2
  WHERE p.id = $1::int AND NOT p.is_archive`
/** The price of a SKU ($1), the same way. */
export const PRICED_SIZE = `
  SELECT p.id AS "itemId", s.id AS sku, t.name, prices.final AS price, false AS "inStock",
    CASE $3 WHEN 'ru' THEN s.size_ru ELSE s.size_en END AS size, ${GEM_WEIGHT} AS "gemWeight"
  FROM skus s JOIN products p ON p.id = s.product_id
  JOIN product_texts t ON t.product_id = p.id AND t.locale = $3
  JOIN prices ON prices.sku_id = s.id AND prices.currency = $2
  WHERE s.id = $1 AND NOT p.is_archive`
/** The stock of a SKU ($1), the same way. */
export const SIZE = `
  SELECT p.id AS "itemId", s.id AS sku, t.name, NULL::bigint AS price, coalesce(k.quantity, 0) > 0 AS "inStock",
    CASE $3 WHEN 'ru' THEN s.size_ru ELSE s.size_en END AS size, ${GEM_WEIGHT} AS "gemWeight"
  FROM skus s JOIN products p ON p.id = s.product_id
  JOIN product_texts t ON t.product_id = p.id AND t.locale = $3
  LEFT JOIN stock k ON k.sku_id = s.id
  WHERE s.id = $1 AND NOT p.is_archive AND $2::text IS NOT NULL`

/** One row per address and subject: asking again restarts from the current price. */
export const ASK = `
  INSERT INTO alerts (kind, email, user_id, session_id, product_id, sku_id, currency, price, host, locale, status, asked_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::timestamptz)
  ON CONFLICT (kind, email, product_id, sku_id, currency) DO UPDATE SET
    status = CASE WHEN alerts.status = 'active' THEN 'active' ELSE excluded.status END,
    user_id = coalesce(excluded.user_id, alerts.user_id), session_id = excluded.session_id, price = excluded.price,
    host = excluded.host, locale = excluded.locale, asked_at = excluded.asked_at, told_at = NULL
  RETURNING id, status`

export const CONFIRM = `
  UPDATE alerts SET status = 'active' WHERE id = $1 AND status = 'pending'
  RETURNING kind, email, session_id AS "sessionId", product_id AS "itemId"`
export const SUBJECT = `
  SELECT a.id, a.kind, t.name FROM alerts a JOIN product_texts t ON t.product_id = a.product_id AND t.locale = a.locale
  WHERE a.id = $1 AND a.status IN ('active', 'told')`
export const END = "UPDATE alerts SET status = 'off' WHERE id = $1 AND status IN ('pending', 'active')"

// A product page is addressed under its category.
const URL = `'/catalog/' || c.slug || '/' || p.slug`

/** $1 is the locale, as in every catalog statement. */
export const LIST = `
  SELECT a.id, a.kind, a.email, a.status = 'active' AS "isConfirmed", a.price, a.currency, t.name, ${URL} AS url,
    CASE $1 WHEN 'ru' THEN s.size_ru ELSE s.size_en END AS size, ${GEM_WEIGHT} AS "gemWeight",
    (SELECT ${PHOTO} FROM media m JOIN pictures f ON f.key = m.picture
      WHERE m.product_id = p.id AND NOT m.is_other_metal ORDER BY m.position LIMIT 1) AS photo
  FROM alerts a JOIN products p ON p.id = a.product_id JOIN categories c ON c.id = p.category_id
  JOIN product_texts t ON t.product_id = p.id AND t.locale = $1
  LEFT JOIN skus s ON s.id = a.sku_id
  WHERE a.user_id = $2 AND a.status IN ('pending', 'active') ORDER BY a.asked_at DESC, a.id DESC`
export const REMOVE = "UPDATE alerts SET status = 'off' WHERE id = $1 AND user_id = $2 AND status IN ('pending', 'active') RETURNING id"

const DUE = `
  a.id, a.kind, a.email, a.locale, a.host, a.price AS was, a.currency, t.name, ${URL} AS url
  FROM alerts a JOIN products p ON p.id = a.product_id AND NOT p.is_archive JOIN categories c ON c.id = p.category_id
  JOIN product_texts t ON t.product_id = p.id AND t.locale = a.locale`
/** Sends no letters while the account is scheduled for deletion. */
const STAYS = 'NOT EXISTS (SELECT FROM users u WHERE u.id = a.user_id AND u.deletion_due_at IS NOT NULL)'
/** Fulfilled alerts that no other process has locked: lower prices of pieces and of sizes that can be bought, sizes back in stock. */
export const CHEAPER = `
  SELECT coalesce(own.final, o.final) AS now, CASE WHEN a.locale = 'ru' THEN s.size_ru ELSE s.size_en END AS size, ${GEM_WEIGHT} AS "gemWeight", ${DUE}
  LEFT JOIN product_offers o ON o.product_id = p.id AND o.currency = a.currency AND a.sku_id = ''
  LEFT JOIN skus s ON s.id = a.sku_id LEFT JOIN prices own ON own.sku_id = s.id AND own.currency = a.currency
    AND EXISTS (SELECT FROM stock WHERE stock.sku_id = s.id AND stock.quantity > 0)
  WHERE coalesce(own.final, o.final) < a.price AND a.status = 'active' AND a.kind = 'price' AND ${STAYS} ORDER BY a.id LIMIT $1 FOR UPDATE OF a SKIP LOCKED`
export const BACK = `
  SELECT NULL::bigint AS now, CASE WHEN a.locale = 'ru' THEN s.size_ru ELSE s.size_en END AS size, ${GEM_WEIGHT} AS "gemWeight", ${DUE}
  JOIN skus s ON s.id = a.sku_id JOIN stock k ON k.sku_id = s.id AND k.quantity > 0
  WHERE a.status = 'active' AND a.kind = 'stock' AND ${STAYS} ORDER BY a.id LIMIT $1 FOR UPDATE OF a SKIP LOCKED`
export const TOLD = "UPDATE alerts SET status = 'told', told_at = $2::timestamptz WHERE id = $1"
