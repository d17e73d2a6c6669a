export const PRODUCTS = 'SELECT external_code AS name, id FROM products WHERE external_code = ANY($1::text[]) ORDER BY id FOR UPDATE'
export const CATEGORIES = 'SELECT slug AS name, id FROM categories WHERE slug = ANY($1::text[])'
export const DESIGNERS = 'SELECT slug AS name, id FROM designers WHERE slug = ANY($1::text[])'
export const PICTURES = 'SELECT key AS name, 0 AS id FROM pictures WHERE key = ANY($1::text[])'
export const CODES = 'SELECT product_code AS name, id FROM products WHERE product_code = ANY($1::text[])'
export const SLUGS = 'SELECT slug AS name, id FROM products WHERE slug = ANY($1::text[])'
export const SKUS = 'SELECT id AS name, product_id AS id FROM skus WHERE id = ANY($1::text[])'

/** A product with a design of its own, completed by the next statements. $1 slug, $2 external code, $3 product code, $4 mood, $5 now. */
export const CREATE = `
  WITH design AS (
    INSERT INTO designs (id, slug) SELECT coalesce(max(id), 0) + 1, 'feed-' || $2 FROM designs RETURNING id)
  INSERT INTO products (id, design_id, category_id, designer_id, slug, mood, external_code, product_code, is_archive, popularity,
    published_at, position)
  SELECT (SELECT coalesce(max(id), 0) + 1 FROM products), design.id, 0, 0, $1, $4, $2, $3, false, 0, $5::timestamptz, 0 FROM design
  RETURNING id`

/** $1 product, $2 changed columns as JSON: missing keys stay, nulls are written. */
export const CHANGE = `
  UPDATE products SET
    product_code = CASE WHEN $2::jsonb ? 'product_code' THEN $2::jsonb ->> 'product_code' ELSE product_code END,
    slug = CASE WHEN $2::jsonb ? 'slug' THEN $2::jsonb ->> 'slug' ELSE slug END,
    category_id = CASE WHEN $2::jsonb ? 'category_id' THEN ($2::jsonb ->> 'category_id')::int ELSE category_id END,
    designer_id = CASE WHEN $2::jsonb ? 'designer_id' THEN ($2::jsonb ->> 'designer_id')::int ELSE designer_id END,
    metal = CASE WHEN $2::jsonb ? 'metal' THEN $2::jsonb ->> 'metal' ELSE metal END,
    stone = CASE WHEN $2::jsonb ? 'stone' THEN $2::jsonb ->> 'stone' ELSE stone END,
    mood = CASE WHEN $2::jsonb ? 'mood' THEN $2::jsonb ->> 'mood' ELSE mood END,
    is_archive = CASE WHEN $2::jsonb ? 'is_archive' THEN ($2::jsonb ->> 'is_archive')::bool ELSE is_archive END,
    preorder_on = CASE WHEN $2::jsonb ? 'preorder_on' THEN ($2::jsonb ->> 'preorder_on')::date ELSE preorder_on END,
    scale = CASE WHEN $2::jsonb ? 'scale' THEN nullif($2::jsonb -> 'scale', 'null') ELSE scale END,
    engraving = CASE WHEN $2::jsonb ? 'engraving' THEN nullif($2::jsonb -> 'engraving', 'null') ELSE engraving END,
    stone_reports = CASE WHEN $2::jsonb ? 'stone_reports' THEN nullif($2::jsonb -> 'stone_reports', 'null') ELSE stone_reports END,
    certificate_type = CASE WHEN $2::jsonb ? 'certificate_type' THEN $2::jsonb ->> 'certificate_type' ELSE certificate_type END
  WHERE id = $1`

export const SET_TEXTS = `
  INSERT INTO product_texts (product_id, locale, name, description, collection, characteristics) VALUES ($1, $2, $3, $4, $5, '[]'::jsonb)
  ON CONFLICT (product_id, locale) DO UPDATE SET name = excluded.name, description = excluded.description, collection = excluded.collection`

/** $1 product, $2 picture keys in order; alt texts use the product's name. */
export const SET_MEDIA = `
  INSERT INTO media (product_id, position, picture, image_type, is_other_metal, alt_ru, alt_en)
  SELECT $1, key.position - 1, key.name, CASE WHEN key.position = 1 THEN 'main' ELSE 'detail' END, false, ru.name, en.name
  FROM unnest($2::text[]) WITH ORDINALITY AS key(name, position)
  JOIN product_texts ru ON ru.product_id = $1 AND ru.locale = 'ru' JOIN product_texts en ON en.product_id = $1 AND en.locale = 'en'`

/** $1 product, $2 its SKUs as JSON in order. */
export const SET_SKUS = `
  INSERT INTO skus (id, product_id, position, size_ru, size_en, weight, gem_weight, hallmark)
  SELECT sku ->> 'id', $1, position - 1, sku ->> 'sizeRu', sku ->> 'sizeEn', (sku ->> 'weight')::int, (sku ->> 'gemWeight')::int,
    sku ->> 'hallmark'
  FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS given(sku, position)
  ON CONFLICT (id) DO UPDATE SET position = excluded.position, size_ru = excluded.size_ru, size_en = excluded.size_en,
    weight = excluded.weight, gem_weight = excluded.gem_weight, hallmark = excluded.hallmark`

export const BEGIN_STOCK = 'INSERT INTO stock (sku_id, quantity) SELECT unnest($1::text[]), 0 ON CONFLICT (sku_id) DO NOTHING'
