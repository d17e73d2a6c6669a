/** In every catalog statement $1 is the locale and $2 the currency. */

/** A picture with the alt text of `media` m and its file f. */
export const PHOTO = `jsonb_build_object(
  'base', f.base, 'widths', f.widths, 'fallback', f.fallback, 'width', f.width, 'height', f.height, 'color', f.color,
  'alt', CASE $1 WHEN 'ru' THEN m.alt_ru ELSE m.alt_en END, 'image_type', m.image_type)`

/** Pictures of product p. Rows of another metal, possible in older catalogs, are never shown. */
export const PHOTOS = `
  (SELECT jsonb_agg(${PHOTO} ORDER BY m.position) FROM media m JOIN pictures f ON f.key = m.picture
    WHERE m.product_id = p.id AND NOT m.is_other_metal)`

/** Links to products of the same design, or of the same family in the same metal, for product p. */
const METALS = `
  (SELECT jsonb_agg(jsonb_build_object('id', q.id, 'metal', q.metal, 'slug', q.slug, 'category', qc.slug) ORDER BY q.position)
    FROM products q JOIN categories qc ON qc.id = q.category_id
    WHERE q.design_id = p.design_id AND q.metal IS NOT NULL AND (q.id = p.id OR NOT q.is_archive))`
const SYMBOLS = `
  (SELECT jsonb_agg(jsonb_build_object('id', q.id, 'symbol', e.symbol, 'slug', q.slug, 'category', qc.slug) ORDER BY e.id)
    FROM designs e JOIN products q ON q.design_id = e.id AND q.metal = p.metal JOIN categories qc ON qc.id = q.category_id
    WHERE e.family = d.family AND e.symbol IS NOT NULL AND (q.id = p.id OR NOT q.is_archive))`
/** The same form with other stones, in the metal of product p if available. */
const STONES = `
  (SELECT jsonb_agg(one ORDER BY one -> 'design') FROM (
    SELECT DISTINCT ON (e.id) jsonb_build_object('id', q.id, 'design', e.id, 'stone', e.family_stone, 'slug', q.slug, 'category', qc.slug) AS one
      FROM designs e JOIN products q ON q.design_id = e.id JOIN categories qc ON qc.id = q.category_id
      WHERE e.family = d.family AND e.family_stone IS NOT NULL AND (q.id = p.id OR NOT q.is_archive)
      ORDER BY e.id, coalesce(q.metal = p.metal, false) DESC, q.position) AS stones)`

/** Card data as JSON; needs CARD_JOINS in the same FROM. */
export const CARD = `jsonb_build_object(
  'id', p.id, 'externalCode', p.external_code, 'productCode', p.product_code, 'slug', p.slug, 'name', t.name,
  'category', jsonb_build_object('slug', c.slug, 'name', ct.name),
  'designer', jsonb_build_object('slug', g.slug, 'name', gt.name, 'lang', gt.lang),
  'initial', o.initial, 'final', o.final, 'hasRange', coalesce(o.has_range, false), 'isArchive', p.is_archive, 'preorderOn', p.preorder_on,
  'tags', (SELECT jsonb_agg(tag ORDER BY position) FROM product_tags WHERE product_id = p.id AND tag IN ('sale', 'new', 'hit')),
  'photos', ${PHOTOS},
  'balances', (SELECT sum((SELECT quantity FROM stock WHERE sku_id = skus.id)) FROM skus WHERE skus.product_id = p.id),
  'onlySku', (SELECT CASE WHEN count(*) = 1 THEN min(skus.id) END FROM skus WHERE skus.product_id = p.id),
  'metals', ${METALS},
  'symbols', CASE WHEN d.family IS NOT NULL THEN ${SYMBOLS} END,
  'stones', CASE WHEN d.family_stone IS NOT NULL THEN ${STONES} END)`

export const CARD_JOINS = `
  JOIN designs d ON d.id = p.design_id
  JOIN product_texts t ON t.product_id = p.id AND t.locale = $1
  JOIN categories c ON c.id = p.category_id
  JOIN category_texts ct ON ct.category_id = c.id AND ct.locale = $1
  JOIN designers g ON g.id = p.designer_id
  JOIN designer_texts gt ON gt.designer_id = g.id AND gt.locale = $1
  LEFT JOIN product_offers o ON o.product_id = p.id AND o.currency = $2`
