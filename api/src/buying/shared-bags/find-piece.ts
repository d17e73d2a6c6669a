import * as v from 'valibot'
import { IS_PIECE } from '../../goods/catalog/variants/variant.ts'
import { inLatin } from '../../goods/catalog/search/language/codes.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { idRow, rowOf, rowsOf } from '../../platform/db/rows.ts'

/** The path of a product within a link; the host does not matter, the shop has several. */
const ADDRESS = /(?:^|\/)catalog\/([\w-]+)\/([\w-]+)\/?(?:\?([^#]*))?(?:#.*)?$/i
/** As people paste it: "Артикул: ZL-0001-Y". */
const ARTICLE_PREFIX = /^(?:артикул|арт\.?|article|art\.?|sku|no\.?|№)\s*:?\s*/i

const BY_ADDRESS = `
  SELECT p.id FROM products p JOIN categories c ON c.id = p.category_id
  WHERE p.slug = $1 AND c.slug = $2 AND NOT p.is_archive AND ${IS_PIECE}`
const BY_ARTICLE = `
  SELECT p.id FROM products p WHERE (p.product_code = ANY($1::text[]) OR p.external_code = ANY($1::text[])) AND NOT p.is_archive AND ${IS_PIECE} LIMIT 1`
const SIZES = 'SELECT id AS sku, size_ru AS ru, size_en AS en, gem_weight AS weight FROM skus WHERE product_id = $1 ORDER BY position'
const sizeRow = v.object({ sku: v.string(), ru: v.nullable(v.string()), en: v.nullable(v.string()), weight: v.nullable(v.number()) })

/** A size as addresses and people write it. */
const comparable = (size: string | null) => {
  const plain = (size ?? '').toLowerCase().replace(/\s/g, '')
  return /^\d+(?:[.,]\d+)?/.exec(plain)?.[0].replace(',', '.') ?? plain
}

/** A piece by its link or article, with the SKU of the size that the link names; null for no piece of the shop. */
export async function findPiece(connection: Queryable, text: string): Promise<{ item: number; sku: string | null } | null> {
  const address = ADDRESS.exec(text)
  const [, category = '', slug = '', query = ''] = address ?? []
  const article = text.replace(ARTICLE_PREFIX, '').replace(/\s/g, '')
  const found = address
    ? await rowOf(connection, idRow, BY_ADDRESS, [slug.toLowerCase(), category.toLowerCase()])
    : await rowOf(connection, idRow, BY_ARTICLE, [[article, inLatin(article).toUpperCase()]])
  if (!found) return null
  const sizes = await rowsOf(connection, sizeRow, SIZES, [found.id])
  const asked = new URLSearchParams(query)
  const [size, weight] = [asked.get('size'), asked.get('weight')]
  // Without a weight, sizes of several weights are not told apart: the owner chooses.
  const isNamed = ({ ru, en, weight: hundredths }: v.InferOutput<typeof sizeRow>) =>
    [ru, en].some((one) => comparable(one) === comparable(size)) &&
    (weight === null || Number(comparable(weight)) * 100 === (hundredths ?? 0))
  const named = size === null ? [] : sizes.filter(isNamed)
  return { item: found.id, sku: named.length === 1 ? (named[0]?.sku ?? null) : null }
}
