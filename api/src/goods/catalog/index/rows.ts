import { SIZERS_CATEGORY } from '@shop/contracts/catalog/rings/sizer'
import { CERTIFICATES_CATEGORY } from '@shop/contracts/certificates/certificate-type'
import type { Queryable } from '../../../platform/db/database.ts'

/** Attributes of one piece that listings filter and count by. */
export interface PieceRow {
  id: number
  category: number
  designer: number
  design: number
  /** Position among the metals of its design. */
  position: number
  metal: string | null
  stone: string | null
  mood: string
  archived: boolean
  /** A gift certificate. */
  certificate: boolean
  popularity: number
  /** Milliseconds. */
  published: number
  /** `new,sale` */
  tags: string | null
  /** `3,7`: ids of the selections that its design is in. */
  selections: string | null
  /** `RUB:100000:90000,…`: currency, old price, current price. */
  offers: string | null
  skus: number
  /** `16|16,5`: all sizes, and those in stock. */
  sizes: string | null
  left: string | null
  /** `30|50`: weights of its main stone in hundredths of a carat. */
  gems: string | null
  /** `1:16|16,5;2:`: city, and the sizes that its shops have. */
  cities: string | null
  /** Some SKU is available, also one without a size. */
  stocked: boolean
  /** Part of the body in its picture with a scale. */
  wornOn: string | null
  /** It can be ordered engraved. */
  engraved: boolean
}

/** A sizer is in no list and in no search [product.sizer-apart]. */
const SQL = `
  SELECT p.id, p.category_id AS category, p.designer_id AS designer, p.design_id AS design, p.position, p.metal, p.stone, p.mood, p.is_archive OR c.slug = '${SIZERS_CATEGORY}' AS archived, c.slug = '${CERTIFICATES_CATEGORY}' AS certificate, p.popularity,
    (extract(epoch FROM p.published_at) * 1000)::float8 AS published, t.tags, n.selections, o.offers, coalesce(s.skus, 0) AS skus, s.sizes, s.left, s.gems,
    coalesce(s.stocked, false) AS stocked, h.cities, p.scale ->> 'wornOn' AS "wornOn", p.engraving IS NOT NULL AS engraved
  FROM products p
  JOIN categories c ON c.id = p.category_id
  LEFT JOIN (SELECT product_id, string_agg(tag, ',') AS tags FROM product_tags WHERE product_id = ANY ($1::int[]) GROUP BY product_id) t
    ON t.product_id = p.id
  LEFT JOIN (SELECT design_id, string_agg(selection_id::text, ',') AS selections FROM selection_designs GROUP BY design_id) n
    ON n.design_id = p.design_id
  LEFT JOIN (SELECT product_id, string_agg(currency || ':' || initial || ':' || final, ',') AS offers
    FROM product_offers WHERE product_id = ANY ($1::int[]) GROUP BY product_id) o ON o.product_id = p.id
  LEFT JOIN (SELECT skus.product_id, count(*) AS skus, string_agg(skus.size_ru, '|') AS sizes,
      string_agg(DISTINCT skus.gem_weight::text, '|') AS gems,
      string_agg(skus.size_ru, '|') FILTER (WHERE stock.quantity > 0) AS left, bool_or(stock.quantity > 0) AS stocked
    FROM skus LEFT JOIN stock ON stock.sku_id = skus.id WHERE skus.product_id = ANY ($1::int[]) GROUP BY skus.product_id) s
    ON s.product_id = p.id
  LEFT JOIN (SELECT product_id, string_agg(city_id || ':' || sizes, ';') AS cities
    FROM (SELECT skus.product_id, shops.city_id, string_agg(DISTINCT coalesce(skus.size_ru, ''), '|') AS sizes
      FROM skus JOIN shop_stock here ON here.sku_id = skus.id AND here.quantity > 0 JOIN stock ON stock.sku_id = skus.id AND stock.quantity > 0
      JOIN shops ON shops.id = here.shop_id
      WHERE skus.product_id = ANY ($1::int[]) GROUP BY skus.product_id, shops.city_id) city GROUP BY product_id) h ON h.product_id = p.id
  WHERE p.id = ANY ($1::int[])`

/** The SKUs of pieces whose SKUs have different prices, as `VariantPrices` reads them. A query of its own, because it takes as long as all others together. */
const VARIANTS_SQL = `
  SELECT product_id AS id, string_agg(variants, ';') AS variants
  FROM (SELECT skus.product_id, min(final) < max(final) OR min(initial) < max(initial) AS differ,
      string_agg(concat_ws('/', currency, coalesce(gem_weight, 0), (coalesce(quantity, 0) > 0)::int, initial, final, size_ru), ';'
        ORDER BY position) AS variants
    FROM skus JOIN prices ON prices.sku_id = skus.id LEFT JOIN stock ON stock.sku_id = skus.id
    WHERE skus.product_id = ANY ($1::int[]) GROUP BY skus.product_id, currency) each_currency
  GROUP BY product_id HAVING bool_or(differ)`

/** Batch size: lets the database and this process do other work in between. */
const AT_ONCE = 4000

/** Reads the pieces of these ids in batches. Unchecked: it reads every piece, and a page checks the prices and stock that it shows. */
export async function* readPieces(database: Queryable, ids: readonly number[]): AsyncGenerator<PieceRow[]> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    yield await database.query<PieceRow>(SQL, [ids.slice(from, from + AT_ONCE)])
  }
}

/** In batches: the SKUs of each piece, null where all cost the same. */
export async function* readVariants(database: Queryable, ids: Iterable<number>): AsyncGenerator<[id: number, variants: string | null][]> {
  const all = [...ids]
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const batch = all.slice(from, from + AT_ONCE)
    const rows = await database.query<{ id: number; variants: string }>(VARIANTS_SQL, [batch])
    const variants = new Map(rows.map((row) => [row.id, row.variants]))
    yield batch.map((id) => [id, variants.get(id) ?? null])
  }
}

export const readIds = async (database: Queryable): Promise<number[]> =>
  (await database.query<{ id: number }>('SELECT id FROM products ORDER BY id')).map(({ id }) => id)
