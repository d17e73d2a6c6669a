import { PRICE_HISTORY_DAYS } from '@shop/contracts/core/limits'
import { CARD, CARD_JOINS, PHOTO, PHOTOS } from '../cards/card-sql.ts'
import { CERTIFICATE_TYPE } from '../variants/variant.ts'

/** For reduced prices only: the lowest price of the thirty days before the reduction. */
const LOWEST = `
  (SELECT min(before.price) FROM price_history now JOIN price_history before
      ON before.sku_id = now.sku_id AND before.currency = now.currency AND before.since < now.since
      AND before.until > now.since - interval '${PRICE_HISTORY_DAYS} days'
    WHERE now.sku_id = s.id AND now.currency = $2 AND now.until IS NULL)`

/** Shops of the shopper's country that have SKU s. */
const WINDOWS = `
  (SELECT jsonb_agg(jsonb_build_object('id', shops.id, 'name', CASE $1 WHEN 'ru' THEN shops.name_ru ELSE shops.name_en END,
      'city_id', cities.id, 'city', CASE $1 WHEN 'ru' THEN cities.name_ru ELSE cities.name_en END) ORDER BY shops.position)
    FROM shop_stock w JOIN shops ON shops.id = w.shop_id JOIN cities ON cities.id = shops.city_id AND cities.country = $5
    WHERE w.sku_id = s.id AND w.quantity > 0)`

const SKUS = `
  (SELECT jsonb_agg(jsonb_build_object(
      'id', s.id, 'sizeRu', s.size_ru, 'sizeEn', s.size_en, 'weight', s.weight, 'gemWeight', s.gem_weight,
      'initial', prices.initial, 'final', prices.final, 'balances', coalesce(stock.quantity, 0),
      'hallmark', s.hallmark, 'shops', ${WINDOWS},
      'lowestPrice30', CASE WHEN prices.final < prices.initial THEN ${LOWEST} END) ORDER BY s.position)
    FROM skus s
    LEFT JOIN prices ON prices.sku_id = s.id AND prices.currency = $2
    LEFT JOIN stock ON stock.sku_id = s.id
    WHERE s.product_id = p.id)`

const VIDEOS = `
  (SELECT jsonb_agg(jsonb_build_object('mp4', v.mp4, 'webm', v.webm, 'seconds', v.seconds, 'poster', ${PHOTO}) ORDER BY v.position)
    FROM product_videos v JOIN media m ON m.product_id = v.product_id AND m.picture = v.poster JOIN pictures f ON f.key = v.poster
    WHERE v.product_id = p.id)`

/** Of the design's published reviews; those of a demo shop do not count as real. */
const RATING = `
  (SELECT jsonb_build_object('count', count(*), 'average', round(avg(r.stars), 1), 'real', CASE WHEN count(*) FILTER (WHERE NOT r.is_demo) > 0
      THEN jsonb_build_object('count', count(*) FILTER (WHERE NOT r.is_demo), 'average', round(avg(r.stars) FILTER (WHERE NOT r.is_demo), 1)) END)
    FROM reviews r WHERE r.design_id = p.design_id AND r.status = 'published' HAVING count(*) > 0)`

/**
 * A product with its sizes in one query: $1 locale, $2 currency, $3 category, $4 slug, $5 country. A slug that
 * only one product has is found under any category [product.one-address]. Related cards are read by id.
 */
export const PRODUCT_SQL = `
  WITH piece AS (
    SELECT p.* FROM products p JOIN categories c ON c.id = p.category_id
    WHERE p.slug = $4 AND (c.slug = $3 OR NOT EXISTS (SELECT FROM products q WHERE q.slug = $4 AND q.id <> p.id))
  ), worn AS (
    SELECT DISTINCT ON (s.position) q.id, s.position AS place, q.design_id
    FROM piece JOIN design_sets s ON s.design_id = piece.design_id JOIN products q ON q.design_id = s.other_id AND NOT q.is_archive
    ORDER BY s.position, coalesce(q.metal = piece.metal, false) DESC, q.position
  )
  SELECT ${CARD} AS card, t.description, t.collection, t.characteristics, ${PHOTOS} AS photos, ${SKUS} AS skus, ${VIDEOS} AS videos,
    jsonb_build_object('category', p.category_id, 'stone', p.stone, 'mood', p.mood, 'metal', p.metal) AS kind, p.design_id AS design, p.scale, p.engraving, p.stone_reports AS reports, ${CERTIFICATE_TYPE} AS certificate,
    ${RATING} AS rating,
    (SELECT jsonb_agg(jsonb_build_object('id', id, 'design', design_id) ORDER BY place) FROM worn) AS worn
  FROM piece p ${CARD_JOINS}`
