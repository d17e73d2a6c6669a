import { CARD, CARD_JOINS, photosOf } from './card-sql.ts'

const SKUS = `
  (SELECT jsonb_agg(jsonb_build_object(
      'id', s.id, 'sizeRu', s.size_ru, 'sizeEn', s.size_en, 'weight', s.weight, 'gemWeight', s.gem_weight,
      'initial', prices.initial, 'final', prices.final, 'balances', coalesce(stock.quantity, 0)) ORDER BY s.position)
    FROM skus s
    LEFT JOIN prices ON prices.sku_id = s.id AND prices.currency = $2
    LEFT JOIN stock ON stock.sku_id = s.id
    WHERE s.product_id = p.id)`

const ALIKE_SHOWN = 8

/** A product with its sizes and the cards beside it, in one round: $1 locale, $2 currency, $3 category, $4 slug. */
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
  SELECT ${CARD} AS card, t.description, t.collection, t.characteristics, ${photosOf('all')} AS photos, ${SKUS} AS skus,
    (SELECT jsonb_agg(card ORDER BY place) FILTER (WHERE is_worn) FROM cards) AS worn,
    (SELECT jsonb_agg(card ORDER BY place) FILTER (WHERE NOT is_worn) FROM cards) AS alike
  FROM piece p ${CARD_JOINS}`
