import { SIZERS_CATEGORY } from '@shop/contracts/catalog/rings/sizer'
import { CERTIFICATES_CATEGORY } from '@shop/contracts/certificates/certificate-type'
import { PHOTOS } from '../catalog/cards/card-sql.ts'
import type { SkuFacts } from '../catalog/product/sku.ts'
import { GEM_WEIGHT } from '../catalog/variants/variant.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { MerchantFeed } from './files.ts'

/** An available size or weight of a product. */
export type FeedSku = Omit<SkuFacts, 'lowestPrice30' | 'shops' | 'initial' | 'final'> & {
  initial: number
  final: number
  /** Main stone weight if the product has several. */
  chosenGem: number | null
  /** In a showcase of a shop in the feed's country. */
  isInShop: boolean
}

export interface FeedPiece {
  id: number
  code: string
  slug: string
  metal: string | null
  preorderOn: string | null
  isForMen: boolean
  category: { id: number; slug: string; name: string }
  designer: string
  name: string
  description: string
  characteristics: { name: string; value: string }[]
  photos: { base: string; fallback: number }[]
  /** All variants, also sold-out ones: more than one makes a group. */
  variants: number
  skus: FeedSku[] | null
}

export interface FeedCategory {
  id: number
  name: string
}

/** Batch size, to bound memory. */
const PAGE = 200

/** $1 locale, $2 currency, $3 shop country, $4 last id of the previous page. */
const PIECES_SQL = `
  SELECT p.id, p.product_code AS code, p.slug, p.metal, to_char(p.preorder_on, 'YYYY-MM-DD') AS "preorderOn",
    EXISTS (SELECT FROM product_tags WHERE product_id = p.id AND tag = 'men') AS "isForMen",
    jsonb_build_object('id', c.id, 'slug', c.slug, 'name', ct.name) AS category, gt.name AS designer,
    t.name, t.description, t.characteristics, coalesce(${PHOTOS}, '[]') AS photos,
    (SELECT count(*)::int FROM skus WHERE product_id = p.id) AS variants,
    (SELECT jsonb_agg(jsonb_build_object('id', s.id, 'sizeRu', s.size_ru, 'sizeEn', s.size_en, 'weight', s.weight, 'gemWeight', s.gem_weight,
        'chosenGem', ${GEM_WEIGHT}, 'initial', prices.initial, 'final', prices.final, 'balances', stock.quantity, 'hallmark', s.hallmark,
        'isInShop', EXISTS (SELECT FROM shop_stock w JOIN shops ON shops.id = w.shop_id JOIN cities ON cities.id = shops.city_id
          WHERE w.sku_id = s.id AND w.quantity > 0 AND cities.country = $3)) ORDER BY s.position)
      FROM skus s JOIN prices ON prices.sku_id = s.id AND prices.currency = $2 JOIN stock ON stock.sku_id = s.id AND stock.quantity > 0
      WHERE s.product_id = p.id) AS skus
  FROM products p
  JOIN categories c ON c.id = p.category_id JOIN category_texts ct ON ct.category_id = c.id AND ct.locale = $1
  JOIN designer_texts gt ON gt.designer_id = p.designer_id AND gt.locale = $1
  JOIN product_texts t ON t.product_id = p.id AND t.locale = $1
  WHERE p.id > $4 AND NOT p.is_archive AND c.slug NOT IN ('${CERTIFICATES_CATEGORY}', '${SIZERS_CATEGORY}') ORDER BY p.id LIMIT ${PAGE}`

const CATEGORIES_SQL = `
  SELECT c.id, t.name FROM categories c JOIN category_texts t ON t.category_id = c.id AND t.locale = $1 WHERE c.slug NOT IN ('${CERTIFICATES_CATEGORY}', '${SIZERS_CATEGORY}') ORDER BY c.position`

export const feedCategories = (database: Queryable, { locale }: MerchantFeed) => database.query<FeedCategory>(CATEGORIES_SQL, [locale])

/** Products with at least one available SKU, in batches. */
export async function* feedPieces(
  database: Queryable,
  { locale, currency, country }: MerchantFeed,
): AsyncGenerator<FeedPiece & { skus: FeedSku[] }> {
  for (let last = 0; ; ) {
    const page = await database.query<FeedPiece>(PIECES_SQL, [locale, currency, country, last])
    for (const { skus, ...piece } of page) if (skus) yield { ...piece, skus }
    last = page.at(-1)?.id ?? last
    if (page.length < PAGE) return
  }
}
