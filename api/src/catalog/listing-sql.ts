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

/** SKUs of piece p that can be bought: in the chosen sizes, where some are chosen. */
const IN_STOCK = `EXISTS (SELECT FROM skus JOIN stock ON stock.sku_id = skus.id AND stock.quantity > 0
  WHERE skus.product_id = p.id AND ($13::text[] IS NULL OR skus.size_ru = ANY ($13::text[])))`
/** Made in a chosen size; a size that is sold out counts unless only what is in stock is wanted. */
const IN_SIZE = `EXISTS (SELECT FROM skus WHERE skus.product_id = p.id AND skus.size_ru = ANY ($13::text[]))`

/** Counts of a facet's values: pieces that pass every other facet (reading 11). */
const counted = (value: string, facet: string) => `
    (SELECT jsonb_object_agg(${value}, pieces) FROM (
      SELECT ${value}, count(*) FILTER (WHERE missed = (NOT in_${facet})::int AND in_size AND in_stock) AS pieces
        FROM scope WHERE ${value} IS NOT NULL GROUP BY ${value}) AS counts)`

/** Pieces of the listing that have a mark, and all that pass every other facet and would be left by it. */
const marked = (facet: 'new' | 'sale') => `jsonb_build_object(
      'all', count(*) FILTER (WHERE is_${facet}),
      'pieces', count(*) FILTER (WHERE is_${facet} AND missed = (NOT in_${facet})::int AND in_size AND in_stock))`

/**
 * A page of a listing in one round: $1 locale, $2 currency, $3 scope, $4 metals, $5 stones, $6 and $7 prices, $8 limit,
 * $9 offset, $10 banner, $11 metals or stones of the chosen colours, $12 ids of designers, $13 sizes, $14 only in stock, $15 only
 * new, $16 only reduced. A list that is null asks for nothing. The count of a facet's value leaves its own choice out (reading 11).
 */
export const listingSql = ({ sql, heading }: Scope, sort: Sort) => `
  WITH pieces AS (
    SELECT p.id, p.metal, p.stone, p.designer_id, p.popularity, p.published_at, o.final,
      coalesce(o.final < o.initial, false) AS is_sale,
      EXISTS (SELECT FROM product_tags WHERE tag = 'new' AND product_id = p.id) AS is_new,
      ${IN_STOCK} AS has_stock,
      coalesce($4::text[] IS NULL OR p.metal = ANY ($4::text[]), false) AS in_metal,
      coalesce($5::text[] IS NULL OR p.stone = ANY ($5::text[]), false) AS in_stone,
      coalesce($11::text[] IS NULL OR p.metal = ANY ($11::text[]) OR p.stone = ANY ($11::text[]), false) AS in_color,
      coalesce($12::int[] IS NULL OR p.designer_id = ANY ($12::int[]), false) AS in_designer,
      coalesce(($6::bigint IS NULL OR o.final >= $6::bigint) AND ($7::bigint IS NULL OR o.final <= $7::bigint), false) AS in_price,
      $13::text[] IS NULL OR ${IN_SIZE} AS in_size
    FROM products p LEFT JOIN product_offers o ON o.product_id = p.id AND o.currency = $2
    WHERE NOT p.is_archive AND ${sql}
  ), marks AS (
    SELECT *, has_stock OR NOT $14::boolean AS in_stock, is_new OR NOT $15::boolean AS in_new, is_sale OR NOT $16::boolean AS in_sale
    FROM pieces
  ), scope AS MATERIALIZED (
    SELECT *, (NOT in_metal)::int + (NOT in_stone)::int + (NOT in_color)::int + (NOT in_designer)::int + (NOT in_price)::int
      + (NOT in_new)::int + (NOT in_sale)::int AS missed
    FROM marks
  ), matching AS (
    SELECT * FROM scope WHERE missed = 0 AND in_size AND in_stock
  ), page AS (
    SELECT id, row_number() OVER (ORDER BY ${ORDER[sort]}) AS place FROM matching ORDER BY ${ORDER[sort]} LIMIT $8::int OFFSET $9::int
  ), headed AS (
    SELECT ${heading ? HEADING[heading] : `'{}'::jsonb`} AS heading
  )
  SELECT
    heading,
    (SELECT count(*) FROM matching) AS quantity,${counted('metal', 'metal')} AS metals,${counted('stone', 'stone')} AS stones,
    (SELECT jsonb_agg(jsonb_build_array(metal, stone, pieces)) FROM (
      SELECT metal, stone, count(*) FILTER (WHERE missed = (NOT in_color)::int AND in_size AND in_stock) AS pieces
        FROM scope GROUP BY metal, stone) AS counts) AS colors,${counted('designer_id', 'designer')} AS designers,
    (SELECT jsonb_object_agg(size_ru, pieces) FROM (
      SELECT size_ru, count(DISTINCT scope.id) FILTER (WHERE missed = 0 AND (NOT $14::boolean OR stock.quantity > 0)) AS pieces
        FROM scope JOIN skus ON skus.product_id = scope.id LEFT JOIN stock ON stock.sku_id = skus.id
        WHERE size_ru IS NOT NULL GROUP BY size_ru) AS counts) AS sizes,
    (SELECT jsonb_build_object('from', min(final), 'to', max(final), 'pieces', count(*)) FROM scope
      WHERE missed = (NOT in_price)::int AND in_size AND in_stock) AS price,
    (SELECT jsonb_build_object('total', count(*), 'new', ${marked('new')}, 'sale', ${marked('sale')},
      'in_stock', jsonb_build_object('all', count(*) FILTER (WHERE has_stock), 'pieces', count(*) FILTER (WHERE has_stock AND missed = 0)))
      FROM scope) AS flags,
    (SELECT jsonb_agg(jsonb_build_object('slug', c.slug, 'name', ct.name,
        'count', (SELECT count(*) FROM products p WHERE p.category_id = c.id AND NOT p.is_archive)) ORDER BY c.position)
      FROM categories c JOIN category_texts ct ON ct.category_id = c.id AND ct.locale = $1) AS categories,
    (SELECT to_jsonb(pictures) FROM pictures WHERE key = coalesce(heading ->> 'banner', $10::text)) AS banner,
    (SELECT jsonb_agg(${CARD} ORDER BY place) FROM page JOIN products p ON p.id = page.id ${CARD_JOINS}) AS products
  FROM headed`
