import { SIZERS_CATEGORY } from '@shop/contracts/catalog/rings/sizer'
import { SIZE } from './list-sql.ts'

/** An order that was delivered, by its number ($1), with the name typed in it and the first name of its account. */
export const ORDER = `
  SELECT o.id, o.user_id AS "userId", o.name, nullif(u.name, '') AS "firstName"
  FROM orders o LEFT JOIN users u ON u.id = o.user_id WHERE o.number = $1 AND o.status = 'completed'`

/** Serializes the reviews of an account: a design that was bought twice has one. */
export const LOCK_USER = 'SELECT id FROM users WHERE id = $1 FOR UPDATE'

/** A design's review of an order or of its account. */
const OWN = 'r.design_id = p.design_id AND (r.order_id = o.id OR r.user_id = o.user_id)'
/** How many of a line's pieces were not returned. */
const KEPT = `
  l.quantity - coalesce((SELECT sum((i ->> 'quantity')::int) FROM refunds f CROSS JOIN jsonb_array_elements(f.items) i
    WHERE f.order_id = o.id AND f.status = 'accepted' AND i ->> 'sku' = l.sku_id), 0)`

/** Pieces of an order ($2) that can be reviewed, in a language ($1): one for each design. */
export const PIECES = `
  SELECT * FROM (
    SELECT DISTINCT ON (p.design_id) p.design_id AS "designId", p.id AS "itemId", s.id AS sku, coalesce(t.name, l.name) AS name,
      CASE WHEN p.is_archive THEN NULL ELSE l.url END AS url, l.photo, ${SIZE} AS size, l.position,
      (SELECT jsonb_build_object('stars', r.stars, 'fit', r.fit, 'text', r.text, 'name', r.name,
          'pictures', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'preview', q.preview) ORDER BY q.position), '[]')
            FROM review_pictures q WHERE q.review_id = r.id),
          'showsSize', r.shows_size,
          'status', r.status, 'reason', r.reason) FROM reviews r WHERE ${OWN} ORDER BY r.id LIMIT 1) AS review
    FROM orders o JOIN order_lines l ON l.order_id = o.id
    JOIN skus s ON s.id = l.sku_id JOIN products p ON p.id = s.product_id
    LEFT JOIN product_texts t ON t.product_id = p.id AND t.locale = $1
    WHERE o.id = $2 AND l.certificate_type IS NULL AND l.url NOT LIKE '/catalog/${SIZERS_CATEGORY}/%' AND ${KEPT} > 0
    ORDER BY p.design_id, l.position) AS pieces ORDER BY position`

/** $1 order, $2 account or null, $3 design. */
export const EXISTING = `
  SELECT id FROM reviews WHERE design_id = $3 AND (order_id = $1 OR user_id = $2::bigint) ORDER BY id LIMIT 1 FOR UPDATE`

/** The answer of the shop was about other words, so it goes too. */
const WRITTEN = `
  stars = $2, fit = $3, text = $4, name = $5, shows_size = $6, locale = $7, agreement_version = $8, written_at = $9::timestamptz,
  status = 'waiting', reason = NULL, answer = NULL, answered_at = NULL, published_at = NULL`
export const CHANGE = `UPDATE reviews SET ${WRITTEN} WHERE id = $1`
export const ADD = `
  INSERT INTO reviews (order_id, stars, fit, text, name, shows_size, locale, agreement_version, written_at, user_id, design_id, item_id,
    sku_id, status, is_demo)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::timestamptz, $10, $11, $12, $13, 'waiting', false)
  ON CONFLICT (order_id, design_id) DO UPDATE SET ${WRITTEN} RETURNING id`
