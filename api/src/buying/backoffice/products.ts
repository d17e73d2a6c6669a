import type { FeedAnswer, FeedReason } from '@shop/contracts/services/back-office/feed'
import type { FeedProduct } from '@shop/contracts/services/back-office/goods'
import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { idRow, rowOf, rowsOf } from '../../platform/db/rows.ts'
import { refreshOffers } from '../../goods/catalog/cards/offers.ts'
import type { Applied } from './feed.ts'
import * as sql from './products-sql.ts'

const namedRow = v.object({ name: v.string(), id: v.number() })

interface CatalogIds {
  products: Map<string, number>
  categories: Map<string, number>
  designers: Map<string, number>
  pictures: Set<string>
  /** Product codes and slugs → product id. */
  codes: Map<string, number>
  slugs: Map<string, number>
  /** SKU → product id. */
  skus: Map<string, number>
}

/** Products: updates the given fields of known ones, creates new ones that are complete. */
export async function applyProducts(connection: Queryable, rows: readonly FeedProduct[], now: Date): Promise<Applied> {
  const known = await readKnown(connection, rows)
  const refused: FeedAnswer['refused'] = []
  const seen = new Set<string>()
  const skus: string[] = []
  for (const [index, row] of rows.entries()) {
    const reason = seen.has(row.externalCode) ? 'repeated_row' : reasonOf(row, known)
    seen.add(row.externalCode)
    if (reason) refused.push({ index, id: row.externalCode, reason })
    else {
      await write(connection, row, known, now)
      skus.push(...(row.skus ?? []).map(({ id }) => id))
    }
  }
  await refreshOffers(connection, skus)
  return { applied: rows.length - refused.length, refused }
}

async function readKnown(connection: Queryable, rows: readonly FeedProduct[]): Promise<CatalogIds> {
  const named = (text: string, values: readonly (string | undefined)[]) =>
    rowsOf(connection, namedRow, text, [values.filter((value) => value !== undefined)])
  const mapOf = (found: { name: string; id: number }[]) => new Map(found.map(({ name, id }) => [name, id]))
  return {
    products: mapOf(
      await named(
        sql.PRODUCTS,
        rows.map(({ externalCode }) => externalCode),
      ),
    ),
    categories: mapOf(
      await named(
        sql.CATEGORIES,
        rows.map(({ category }) => category),
      ),
    ),
    designers: mapOf(
      await named(
        sql.DESIGNERS,
        rows.map(({ designer }) => designer),
      ),
    ),
    pictures: new Set(
      (
        await named(
          sql.PICTURES,
          rows.flatMap(({ pictures = [] }) => pictures),
        )
      ).map(({ name }) => name),
    ),
    codes: mapOf(
      await named(
        sql.CODES,
        rows.map(({ productCode }) => productCode),
      ),
    ),
    slugs: mapOf(
      await named(
        sql.SLUGS,
        rows.map(({ slug }) => slug),
      ),
    ),
    skus: mapOf(
      await named(
        sql.SKUS,
        rows.flatMap(({ skus = [] }) => skus.map(({ id }) => id)),
      ),
    ),
  }
}

const isComplete = ({ productCode, slug, category, designer, mood, texts, pictures = [], skus = [] }: FeedProduct) =>
  [productCode, slug, category, designer, mood, texts].every((value) => value !== undefined) && pictures.length > 0 && skus.length > 0

function reasonOf(row: FeedProduct, known: CatalogIds): FeedReason | null {
  const id = known.products.get(row.externalCode)
  if (row.category !== undefined && !known.categories.has(row.category)) return 'unknown_category'
  if (row.designer !== undefined && !known.designers.has(row.designer)) return 'unknown_designer'
  if (row.pictures?.some((key) => !known.pictures.has(key))) return 'unknown_picture'
  if (row.pictures?.length === 0) return 'unknown_picture'
  if (row.skus?.some((sku) => known.skus.has(sku.id) && known.skus.get(sku.id) !== id)) return 'taken_sku'
  if (isAnothers(known.codes, row.productCode, id) || isAnothers(known.slugs, row.slug, id)) return 'taken_code'
  return id === undefined && !isComplete(row) ? 'incomplete_product' : null
}

const isAnothers = (owners: Map<string, number>, name: string | undefined, id: number | undefined) =>
  name !== undefined && owners.has(name) && owners.get(name) !== id

async function write(connection: Queryable, row: FeedProduct, known: CatalogIds, now: Date) {
  const id = known.products.get(row.externalCode) ?? (await create(connection, row, known, now))
  if (row.productCode) known.codes.set(row.productCode, id)
  if (row.slug) known.slugs.set(row.slug, id)
  await connection.query(sql.CHANGE, [
    id,
    JSON.stringify({
      ...(row.productCode !== undefined && { product_code: row.productCode }),
      ...(row.slug !== undefined && { slug: row.slug }),
      ...(row.category !== undefined && { category_id: known.categories.get(row.category) }),
      ...(row.designer !== undefined && { designer_id: known.designers.get(row.designer) }),
      ...(row.metal !== undefined && { metal: row.metal }),
      ...(row.stone !== undefined && { stone: row.stone }),
      ...(row.mood !== undefined && { mood: row.mood }),
      ...(row.archived !== undefined && { is_archive: row.archived }),
      ...(row.preorderOn !== undefined && { preorder_on: row.preorderOn }),
      // Another picture has another scale and another place of words.
      ...((row.scale !== undefined || row.pictures !== undefined) && { scale: row.scale ?? null }),
      ...((row.engraving !== undefined || row.pictures !== undefined) && { engraving: row.engraving ?? null }),
      ...(row.stoneReports !== undefined && { stone_reports: row.stoneReports?.map((report) => ({ ...report, isDemo: false })) ?? null }),
      ...(row.certificateType !== undefined && { certificate_type: row.certificateType }),
    }),
  ])
  for (const locale of ['ru', 'en'] as const) {
    const words = row.texts?.[locale]
    if (words) await connection.query(sql.SET_TEXTS, [id, locale, words.name, words.description, words.collection ?? null])
  }
  if (row.pictures) {
    await connection.query('DELETE FROM media WHERE product_id = $1', [id])
    await connection.query(sql.SET_MEDIA, [id, row.pictures])
  }
  const skus = row.skus ?? []
  if (skus.length === 0) return
  await connection.query(sql.SET_SKUS, [id, JSON.stringify(skus)])
  for (const sku of skus) known.skus.set(sku.id, id)
  await connection.query(sql.BEGIN_STOCK, [skus.map((sku) => sku.id)])
}

async function create(connection: Queryable, { externalCode, productCode, slug, mood }: FeedProduct, known: CatalogIds, now: Date) {
  // Catalog ids are assigned under a lock, one writer at a time.
  await connection.query('LOCK TABLE designs IN SHARE ROW EXCLUSIVE MODE')
  const made = await rowOf(connection, idRow, sql.CREATE, [slug, externalCode, productCode, mood, now.toISOString()])
  if (!made) throw new Error(`The piece ${externalCode} was not made.`)
  known.products.set(externalCode, made.id)
  return made.id
}
