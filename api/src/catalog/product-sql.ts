import { PRICE_HISTORY_DAYS } from '@shop/contracts/limits'
import { CARD, CARD_JOINS, PHOTO, photosOf } from './card-sql.ts'

/** Of a lowered price only: the lowest of the prices that were asked for in the thirty days before it. */
const LOWEST = `
  (SELECT min(before.price) FROM price_history now JOIN price_history before
      ON before.sku_id = now.sku_id AND before.currency = now.currency AND before.since < now.since
      AND before.until > now.since - interval '${PRICE_HISTORY_DAYS} days'
    WHERE now.sku_id = s.id AND now.currency = $2 AND now.until IS NULL)`

/** Shops of the shopper's country that have SKU s. */
const WINDOWS = `
  (SELECT jsonb_agg(jsonb_build_object('id', shops.id, 'name', CASE $1 WHEN 'ru' THEN shops.name_ru ELSE shops.name_en END) ORDER BY shops.position)
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

const ALIKE_SHOWN = 8

/** A product with its sizes and the cards beside it, in one round: $1 locale, $2 currency, $3 category, $4 slug, $5 country. */
export const PRODUCT_SQL = `
  WITH piece AS (
    SELECT p.* FROM products p JOIN categories c ON c.id = p.category_id WHERE c.slug = $3 AND p.slug = $4
  ), worn AS (
    SELECT DISTINCT ON (s.position) q.id, s.position AS place, q.design_id
    FROM piece JOIN design_sets s ON s.design_id = piece.design_id JOIN products q ON q.design_id = s.other_id AND NOT q.is_archive
    ORDER BY s.position, coalesce(q.metal = piece.metal, false) DESC, q.position
  ), alike AS (
    SELECT DISTINCT ON (q.design_id) q.id, q.popularity,
      (q.category_id = piece.category_id)::int * 2 + coalesce(q.stone = piece.stone, false)::int * 2 + (q.mood = piece.mood)::int AS likeness
    FROM piece JOIN products q ON q.design_id <> piece.design_id AND NOT q.is_archive
      AND (q.category_id = piece.category_id OR q.stone = piece.stone OR q.mood = piece.mood)
    WHERE q.design_id NOT IN (SELECT design_id FROM worn)
    ORDER BY q.design_id, coalesce(q.metal = piece.metal, false) DESC, q.position
  ), beside AS (
    SELECT id, place, true AS is_worn FROM worn
    UNION ALL
    (SELECT id, row_number() OVER (ORDER BY likeness DESC, popularity DESC, id), false FROM alike
      ORDER BY likeness DESC, popularity DESC, id LIMIT ${ALIKE_SHOWN})
  ), cards AS (
    SELECT beside.place, beside.is_worn, ${CARD} AS card FROM beside JOIN products p ON p.id = beside.id ${CARD_JOINS}
  )
  SELECT ${CARD} AS card, t.description, t.collection, t.characteristics, ${photosOf('all')} AS photos, ${SKUS} AS skus, ${VIDEOS} AS videos,
    (SELECT jsonb_agg(card ORDER BY place) FILTER (WHERE is_worn) FROM cards) AS worn,
    (SELECT jsonb_agg(card ORDER BY place) FILTER (WHERE NOT is_worn) FROM cards) AS alike
  FROM piece p ${CARD_JOINS}`
