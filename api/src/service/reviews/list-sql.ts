import type { ReviewSort } from '@shop/contracts/catalog/reviews/review'
import { REVIEWS_PER_PAGE } from '@shop/contracts/catalog/reviews/review'

export const DESIGN = 'SELECT design_id AS id FROM products WHERE id = $1::int'

/** Size of SKU s in a language ($1). */
export const SIZE = "CASE $1 WHEN 'ru' THEN s.size_ru ELSE s.size_en END"

/** Published reviews of a design ($1). */
export const SUMMARY = `
  SELECT count(*) AS count, coalesce(round(avg(stars), 1), 0)::float AS average,
    jsonb_build_array(${[5, 4, 3, 2, 1].map((stars) => `count(*) FILTER (WHERE stars = ${stars})`).join(', ')}) AS stars,
    jsonb_build_object('small', count(*) FILTER (WHERE fit = 'small'), 'true', count(*) FILTER (WHERE fit = 'true'),
      'large', count(*) FILTER (WHERE fit = 'large')) AS fit,
    count(*) FILTER (WHERE EXISTS (SELECT FROM review_pictures p WHERE p.review_id = r.id)) AS pictured
  FROM reviews r WHERE design_id = $1 AND status = 'published'`

const ORDER: Record<ReviewSort, string> = {
  newest: 'r.published_at DESC',
  highest: 'r.stars DESC, r.published_at DESC',
  lowest: 'r.stars, r.published_at DESC',
}

const PICTURES = `
  (SELECT coalesce(jsonb_agg(jsonb_build_object('base', p.base, 'widths', p.widths, 'fallback', p.fallback, 'width', p.width,
      'height', p.height, 'color', p.color) ORDER BY p.position), '[]') FROM review_pictures p WHERE p.review_id = r.id)`

/** $1 reader's locale, $2 design, $3 stars or null, $4 reviews before, $5 only with pictures. */
export const listSql = (sort: ReviewSort) => `
  SELECT r.id, r.stars, r.name, r.locale, r.text, r.fit, CASE WHEN r.shows_size THEN ${SIZE} END AS size,
    r.published_at AS "publishedAt", r.is_demo AS "isDemo", ${PICTURES} AS pictures, r.answer, r.answered_at AS "answeredAt", count(*) OVER () AS total
  FROM reviews r LEFT JOIN skus s ON s.id = r.sku_id
  WHERE r.design_id = $2 AND r.status = 'published' AND ($3::int IS NULL OR r.stars = $3)
    AND (NOT $5::boolean OR EXISTS (SELECT FROM review_pictures p WHERE p.review_id = r.id))
  ORDER BY r.locale = $1 DESC, ${ORDER[sort]}, r.id DESC LIMIT ${REVIEWS_PER_PAGE} OFFSET $4`
