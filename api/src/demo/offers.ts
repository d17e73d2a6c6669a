import type { InferInsertModel } from 'drizzle-orm'
import type { prices, skus, stock } from '../db/schema/index.ts'
import { chanceOf, type Piece } from './pieces.ts'
import { pricesOf, weightIn } from './price-lists.ts'
import { DISCOUNTS, SOLD_OUT } from './showcase.ts'
import { sizesOf } from './sizes.ts'

const CURRENCIES = ['RUB', 'AED', 'USD'] as const
/** Pieces on the shelf by lot: a size is missing here and there, mostly there are one to five. */
const SHELF = [0, 1, 1, 2, 2, 3, 4, 5, 3, 0] as const

interface Offers {
  skus: InferInsertModel<typeof skus>[]
  stock: InferInsertModel<typeof stock>[]
  prices: InferInsertModel<typeof prices>[]
}

/** Sizes of a piece with their weight, stock and price lists. */
export function offersOf({ id, slug, design, story, metal }: Piece): Offers {
  const sizes = sizesOf(design.slug, design.kind)
  const offers: Offers = { skus: [], stock: [], prices: [] }
  for (const [position, size] of sizes.entries()) {
    const sku = `${slug}-${size.id}`
    const grams = weightIn(metal, story.grams)
    offers.skus.push({
      id: sku,
      product_id: id,
      position,
      size_ru: size.ru,
      size_en: size.en,
      weight: Math.round(grams * size.weight * 100),
      gem_weight: story.mainStone ? Math.round(story.mainStone * 100) : null,
    })
    offers.stock.push({ sku_id: sku, quantity: SOLD_OUT.includes(slug) ? 0 : shelfOf(sku, position, sizes.length) })
    const share = size.priced ? size.weight : 1
    const stones = Object.fromEntries(Object.entries(story.stones ?? {}).map(([kind, amount]) => [kind, amount * share]))
    const costs = { metal, grams: grams * share, hours: story.hours, stones }
    for (const currency of CURRENCIES) offers.prices.push({ sku_id: sku, currency, ...pricesOf(costs, currency, DISCOUNTS[slug] ?? 0) })
  }
  return offers
}

/** The middle size is always there, so that nothing but the list of sold pieces is sold out as a whole. */
function shelfOf(sku: string, position: number, sizes: number) {
  const amount = SHELF[chanceOf(`stock ${sku}`, SHELF.length)] ?? 0
  return position === Math.floor(sizes / 2) ? Math.max(amount, 2) : amount
}
