import type { Sort } from '@shop/contracts/listing'
import { CARD, CARD_JOINS } from './card-sql.ts'
import type { Scope } from './scope.ts'

/** The id ends every order: two pages never show one piece twice. */
const ORDER: Record<Sort, string> = {
  popular: 'popularity DESC, id',
  new: 'published_at DESC, id DESC',
  'price-asc': 'final ASC NULLS LAST, id',
  'price-desc': 'final DESC NULLS LAST, id',
}

const HEADING = {
  category: `(SELECT jsonb_build_object('name', ct.name, 'description', ct.description, 'banner', c.banner)
    FROM categories c JOIN category_texts ct ON ct.category_id = c.id AND ct.locale = $1 WHERE c.slug = $3::text)`,
  designer: `(SELECT jsonb_build_object('name', gt.name, 'description', gt.about, 'banner', NULL)
    FROM designers g JOIN designer_texts gt ON gt.designer_id = g.id AND gt.locale = $1 WHERE g.slug = $3::text)`,
}

/**
 * A page of a listing in one round: $1 locale, $2 currency, $3 scope, $4 metals, $5 stones, $6 and $7 prices, $8 limit,
 * $9 offset, $10 banner. The count of a facet's value leaves its own choice out (reading 11).
 */
export const listingSql = ({ sql, heading }: Scope, sort: Sort) => `
  WITH scope AS MATERIALIZED (
    SELECT p.id, p.metal, p.stone, p.popularity, p.published_at, o.final,
      coalesce($4::text[] IS NULL OR p.metal = ANY ($4::text[]), false) AS in_metal,
      coalesce($5::text[] IS NULL OR p.stone = ANY ($5::text[]), false) AS in_stone,
      coalesce(($6::bigint IS NULL OR o.final >= $6::bigint) AND ($7::bigint IS NULL OR o.final <= $7::bigint), false) AS in_price
    FROM products p LEFT JOIN product_offers o ON o.product_id = p.id AND o.currency = $2
    WHERE NOT p.is_archive AND ${sql}
  ), matching AS (
    SELECT * FROM scope WHERE in_metal AND in_stone AND in_price
  ), page AS (
    SELECT id, row_number() OVER (ORDER BY ${ORDER[sort]}) AS place FROM matching ORDER BY ${ORDER[sort]} LIMIT $8::int OFFSET $9::int
  ), headed AS (
    SELECT ${heading ? HEADING[heading] : `'{}'::jsonb`} AS heading
  )
  SELECT
    heading,
    (SELECT count(*) FROM matching) AS quantity,
    (SELECT jsonb_object_agg(metal, pieces) FROM (
      SELECT metal, count(*) FILTER (WHERE in_stone AND in_price) AS pieces FROM scope WHERE metal IS NOT NULL GROUP BY metal) AS metals) AS metals,
    (SELECT jsonb_object_agg(stone, pieces) FROM (
      SELECT stone, count(*) FILTER (WHERE in_metal AND in_price) AS pieces FROM scope WHERE stone IS NOT NULL GROUP BY stone) AS stones) AS stones,
    (SELECT jsonb_build_object('from', min(final), 'to', max(final), 'pieces', count(*)) FROM scope WHERE in_metal AND in_stone) AS price,
    (SELECT jsonb_agg(jsonb_build_object('slug', c.slug, 'name', ct.name,
        'count', (SELECT count(*) FROM products p WHERE p.category_id = c.id AND NOT p.is_archive)) ORDER BY c.position)
      FROM categories c JOIN category_texts ct ON ct.category_id = c.id AND ct.locale = $1) AS categories,
    (SELECT to_jsonb(pictures) FROM pictures WHERE key = coalesce(heading ->> 'banner', $10::text)) AS banner,
    (SELECT jsonb_agg(${CARD} ORDER BY place) FROM page JOIN products p ON p.id = page.id ${CARD_JOINS}) AS products
  FROM headed`
