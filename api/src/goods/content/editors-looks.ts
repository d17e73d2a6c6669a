import { type EditorsLook, showEditorsLooks } from '@shop/contracts/catalog/looks/editors-looks'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { Minor } from '@shop/contracts/core/money'
import type { Locale, ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { rowsOf } from '../../platform/db/rows.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Catalogue } from '../catalog/catalogue.ts'
import type { StoredLooks } from './documents/stored-looks.ts'
import type { PublishedApi } from './published.ts'

const LEAST = 2

const PIECES_SQL = 'SELECT id, slug FROM products WHERE slug = ANY ($1::text[]) AND NOT is_archive'
/** Sizes in stock: $1 currency, $2 item ids, $3 Russian sizes. */
const SIZES_SQL = `
  SELECT s.id AS sku, s.product_id AS id, s.size_ru AS size, prices.final
  FROM skus s JOIN prices ON prices.sku_id = s.id AND prices.currency = $1 JOIN stock ON stock.sku_id = s.id AND stock.quantity > 0
  WHERE s.product_id = ANY ($2::int[]) AND s.size_ru = ANY ($3::text[]) ORDER BY s.position`

const pieceRow = v.object({ id: v.number(), slug: v.string() })
const sizeRow = v.object({ sku: v.string(), id: v.number(), size: v.string(), final: Minor })
type SizeRow = v.InferOutput<typeof sizeRow>
type StoredLook = StoredLooks[number]

/** GET /catalog/look/editors [look.by-editors]. */
export function serveEditorsLooks(api: PublishedApi, { reads, cards }: Catalogue) {
  implement(api, showEditorsLooks, async ({ visitor: { shop }, request }) => {
    const stored = (await api.published.document<StoredLooks>('looks', request)) ?? []
    const all = stored.flatMap(({ pieces }) => pieces)
    const rows = await rowsOf(reads, pieceRow, PIECES_SQL, [all.map(({ slug }) => slug)])
    const ids = rows.map(({ id }) => id)
    const [shown, sizes] = await Promise.all([
      cards.of(ids, shop, 1),
      rowsOf(reads, sizeRow, SIZES_SQL, [shop.currency, ids, all.flatMap(({ size }) => size ?? [])]),
    ])
    const cardById = new Map(shown.map((card) => [card.itemId, card]))
    const cardBySlug = new Map(rows.map(({ id, slug }) => [slug, cardById.get(id)]))
    return { looks: stored.flatMap((look) => lookOf(look, { cardBySlug, sizes, locale: shop.locale })), currency: shop.currency }
  })
}

interface PiecesOfLooks {
  cardBySlug: ReadonlyMap<string, ProductCard | undefined>
  sizes: readonly SizeRow[]
  locale: ShopContext['locale']
}

function lookOf({ key, pieces, ...words }: StoredLook, { cardBySlug, sizes, locale }: PiecesOfLooks): EditorsLook[] {
  const worn = pieces.flatMap(({ slug, size, place }) => {
    const card = cardBySlug.get(slug)
    if (!card?.canBuy) return []
    return [{ card, place: place ?? null, size: sizes.find((one) => one.id === card.itemId && one.size === size) ?? null }]
  })
  if (worn.length < LEAST) return []
  return [
    {
      key,
      ...wordsIn(words, locale),
      pieces: worn.map(({ card: { itemId, name, photo }, place, size }) => ({ itemId, name, photo, place, sku: size?.sku ?? null })),
      sum: worn.reduce((sum, { card, size }) => sum + (size?.final ?? card.price.final ?? 0), 0),
      hasPriceRange: worn.some(({ card, size }) => size === null && card.hasPriceRange),
      missing: pieces.length - worn.length,
    },
  ]
}

const wordsIn = (words: Pick<StoredLook, Locale>, locale: Locale) => ({ name: words[locale].name, text: words[locale].text })
