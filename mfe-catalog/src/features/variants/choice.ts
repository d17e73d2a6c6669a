import { skuForSize, type Product, type Sku } from '@shop/contracts/catalog/product'
import { isSame } from './keys.ts'

export interface AskedVariant {
  size: string | null
  weight: string | null
}

/** What a choice needs to know of a SKU. */
type Choosable = Pick<Sku, 'id' | 'size' | 'mainGemWeight' | 'balances'>

export interface Choice<Of extends Choosable = Sku> {
  /** Sizes in shop order, each with the SKU it would select; empty for one-size pieces. */
  sizes: { size: string; sku: Of }[]
  /** Main stone weights, if several: of the chosen size, or of any size before one is chosen. */
  weights: { weight: string; sku: Of }[]
  /** The chosen or requested weight. */
  weight: string | null
  /** Null until a size is chosen; set for one-size pieces. */
  sku: Of | null
}

/** The current choice. Sizes are never preselected, because wrong sizes get returned. */
export function choiceOf<Of extends Choosable>(
  { skuListWithGems: skus }: { skuListWithGems: readonly Of[] },
  asked: AskedVariant,
): Choice<Of> {
  const names = [...new Set(skus.map(({ size }) => size))]
  // Keeps the requested weight; otherwise a size selects its first weight, preferring one in stock.
  const skuOf = (size: string | null) =>
    skus.find((sku) => sku.size === size && isSame(sku.mainGemWeight, asked.weight)) ?? skuForSize(skus, size)
  const size = names.length === 1 ? names[0] : names.find((name) => isSame(name, asked.size))
  const sku = size === undefined ? null : skuOf(size)
  const weights = weightsOf(size === undefined ? skus : skus.filter((one) => one.size === size))
  return {
    sizes: names.flatMap((name) => {
      const ofSize = name === null ? null : skuOf(name)
      return name === null || ofSize === null ? [] : [{ size: name, sku: ofSize }]
    }),
    weights,
    weight: sku ? sku.mainGemWeight : (weights.find(({ weight }) => isSame(weight, asked.weight))?.weight ?? null),
    sku,
  }
}

/** The price to show: of the chosen variant, else the lowest in stock of the chosen weight, else of the whole piece [product.price-to-buy]. */
export function priceOf({ price, hasPriceRange, skuListWithGems }: Product, choice: Choice | null) {
  const weight = choice?.weight ?? null
  const ofWeight = choice?.sku ? [choice.sku] : skuListWithGems.filter((sku) => weight !== null && sku.mainGemWeight === weight)
  const stocked = ofWeight.filter((sku) => sku.balances > 0)
  const possible = stocked[0] ? stocked : ofWeight
  const [lowest, ...others] = possible.toSorted((one, other) => (one.price.final ?? Infinity) - (other.price.final ?? Infinity))
  if (!lowest) return { price, hasPriceRange }
  return { price: lowest.price, hasPriceRange: others.some((sku) => sku.price.final !== lowest.price.final) }
}

function weightsOf<Of extends Choosable>(skus: readonly Of[]) {
  const weights = skus.flatMap((sku) => (sku.mainGemWeight === null ? [] : [{ weight: sku.mainGemWeight, sku }]))
  const distinct = weights.filter(({ weight }, index) => weights.findIndex((other) => other.weight === weight) === index)
  return distinct.length > 1 ? distinct : []
}
