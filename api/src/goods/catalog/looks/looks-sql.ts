import type { LookPlace } from '@shop/contracts/catalog/looks/look'
import * as v from 'valibot'

/** Pieces to choose from, read per category: the most popular ones. */
const POPULAR = 40

export const lookRow = v.object({
  id: v.number(),
  design: v.number(),
  category: v.string(),
  metal: v.nullable(v.string()),
  wornOn: v.nullable(v.string()),
  popularity: v.number(),
  /** Of the same set as a piece of the look. */
  goesWith: v.boolean(),
  /** Position in the look; null for what could join it. */
  position: v.nullable(v.number()),
})
export type LookRow = v.InferOutput<typeof lookRow>

/** The look and what could join it: $1 item ids, $2 currency. */
export const LOOK_SQL = `
  WITH chosen AS (
    SELECT p.id, p.design_id, min(list.position)::int AS position
    FROM unnest($1::int[]) WITH ORDINALITY AS list(id, position) JOIN products p ON p.id = list.id GROUP BY p.id
  ), together AS (
    SELECT s.other_id AS design_id FROM chosen JOIN design_sets s ON s.design_id = chosen.design_id
  ), popular AS (
    SELECT q.design_id FROM categories c CROSS JOIN LATERAL (
      SELECT design_id FROM products WHERE category_id = c.id AND NOT is_archive ORDER BY popularity DESC, id LIMIT ${POPULAR}) AS q
  )
  SELECT p.id, p.design_id AS design, c.slug AS category, p.metal, p.scale ->> 'wornOn' AS "wornOn", p.popularity,
    p.design_id IN (SELECT design_id FROM together) AS "goesWith", chosen.position
  FROM products p JOIN categories c ON c.id = p.category_id LEFT JOIN chosen ON chosen.id = p.id
  WHERE p.id IN (SELECT id FROM chosen)
    OR (p.design_id IN (SELECT design_id FROM together UNION SELECT design_id FROM popular)
      AND p.design_id NOT IN (SELECT design_id FROM chosen) AND NOT p.is_archive
      AND EXISTS (SELECT FROM product_offers o WHERE o.product_id = p.id AND o.currency = $2 AND o.initial IS NOT NULL)
      AND EXISTS (SELECT FROM skus JOIN stock ON stock.sku_id = skus.id WHERE skus.product_id = p.id AND stock.quantity > 0))`

/** What a card does not have: $1 currency, $2 ids. */
export const LOOK_SKUS_SQL = `
  SELECT p.id, p.metal, p.stone, p.scale,
    (SELECT jsonb_agg(jsonb_build_object('id', s.id, 'sizeRu', s.size_ru, 'sizeEn', s.size_en, 'gemWeight', s.gem_weight,
        'initial', prices.initial, 'final', prices.final, 'balances', coalesce(stock.quantity, 0)) ORDER BY s.position)
      FROM skus s LEFT JOIN prices ON prices.sku_id = s.id AND prices.currency = $1 LEFT JOIN stock ON stock.sku_id = s.id
      WHERE s.product_id = p.id) AS skus
  FROM products p WHERE p.id = ANY ($2::int[])`

const PAIRED_EAR: LookPlace[] = ['lobe', 'secondLobe']
const PIERCED: Record<string, LookPlace[]> = {
  lobe: ['secondLobe', 'helix', 'conch', 'lobe'],
  helix: ['helix', 'conch'],
}
const WORN: Record<string, LookPlace[]> = { finger: ['finger'], wrist: ['wrist'], neck: ['neck'], lobe: PAIRED_EAR, helix: ['helix'] }
/** Fallback by category, for pieces without a picture scale. */
const OF_CATEGORY: Record<string, LookPlace[]> = {
  rings: ['finger'],
  earrings: PAIRED_EAR,
  necklaces: ['neck'],
  bracelets: ['wrist'],
  piercing: ['conch', 'helix', 'secondLobe'],
}

/** Where a piece can be worn, the usual place first. */
export function placesOf({ wornOn, category }: Pick<LookRow, 'wornOn' | 'category'>): LookPlace[] {
  const known = wornOn === null ? undefined : category === 'piercing' ? PIERCED[wornOn] : WORN[wornOn]
  return known ?? OF_CATEGORY[category] ?? []
}
