import type { InferInsertModel } from 'drizzle-orm'
import type { priceHistory, prices, shopStock, skus, stock } from '../platform/db/schema/index.ts'
import { hallmarkOf } from './goods/hallmarks.ts'
import { stableHash } from '../platform/stable-hash.ts'
import type { Piece } from './goods/pieces.ts'
import { historyOf } from './goods/price-history.ts'
import { pricesOf, weightIn } from './designs/price-lists.ts'
import { publishedAt } from './goods/products.ts'
import { windowsOf } from './shop-windows.ts'
import { DISCOUNTS, LAST_ONES, PREORDER, SOLD_OUT } from './showcase.ts'
import { type Size, sizesOf, type StoneWeight, stoneWeightsOf } from './goods/sizes.ts'

const CURRENCIES = ['RUB', 'AED', 'USD'] as const
/** Deterministic stock: some sizes are missing, most have one to five pieces. */
const SHELF = [0, 1, 1, 2, 2, 3, 4, 5, 3, 0] as const
/** Made-to-order quantity per size by its ready date. */
const PREORDER_PLACES = 5

interface Offers {
  skus: InferInsertModel<typeof skus>[]
  stock: InferInsertModel<typeof stock>[]
  windows: InferInsertModel<typeof shopStock>[]
  prices: InferInsertModel<typeof prices>[]
  history: InferInsertModel<typeof priceHistory>[]
}

/** Sizes and weights of a piece with weight, price, quantity and shops. */
export function offersOf(piece: Piece): Offers {
  const { slug, design, story } = piece
  const sizes = sizesOf(design.slug, design.kind)
  const weights = stoneWeightsOf(design.slug, story.mainStone)
  const variants = sizes.flatMap((size) => weights.map((weight) => ({ size, weight })))
  const offers: Offers = { skus: [], stock: [], windows: [], prices: [], history: [] }
  for (const [position, variant] of variants.entries()) {
    const sku = `${slug}-${variant.size.id}${variant.weight.id}`
    const quantity = quantityOf(slug, sku, sizes.indexOf(variant.size) === Math.floor(sizes.length / 2))
    offers.skus.push(skuOf(piece, variant, sku, position))
    offers.stock.push({ sku_id: sku, quantity, missing: 0 })
    if (!(slug in PREORDER)) offers.windows.push(...windowsOf(sku, quantity))
    for (const currency of CURRENCIES) {
      const price = pricesOf(costsOf(piece, variant), currency, DISCOUNTS[slug] ?? 0)
      offers.prices.push({ sku_id: sku, currency, ...price })
      offers.history.push(...historyOf({ skuId: sku, slug, currency, ...price, published: publishedAt(slug) }))
    }
  }
  return offers
}

interface Variant {
  size: Size
  weight: StoneWeight
}

const skuOf = ({ id, metal, story }: Piece, { size, weight }: Variant, sku: string, position: number): InferInsertModel<typeof skus> => ({
  id: sku,
  product_id: id,
  position,
  size_ru: size.ru,
  size_en: size.en,
  weight: Math.round(weightIn(metal, story.grams) * size.weight * 100),
  gem_weight: weight.carats === null ? null : Math.round(weight.carats * 100),
  hallmark: hallmarkOf(sku, metal),
})

function costsOf({ metal, story }: Piece, { size, weight }: Variant) {
  const share = size.priced ? size.weight : 1
  const stones = Object.fromEntries(Object.entries(story.stones ?? {}).map(([kind, amount]) => [kind, amount * share * weight.cost]))
  return { metal, grams: weightIn(metal, story.grams) * share, hours: story.hours, stones }
}

/** The middle size is always in stock, so only listed pieces are sold out completely. */
function quantityOf(slug: string, sku: string, isMiddle: boolean) {
  if (SOLD_OUT.includes(slug)) return 0
  if (LAST_ONES.includes(slug)) return 1
  if (slug in PREORDER) return PREORDER_PLACES
  const amount = SHELF[stableHash(`stock ${sku}`, SHELF.length)] ?? 0
  return isMiddle ? Math.max(amount, 2) : amount
}
