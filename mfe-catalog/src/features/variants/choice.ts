import { skuForSize, type Product, type Sku } from '@shop/contracts/catalog/product'
import { isSame } from './keys.ts'

export interface Asked {
  size: string | null
  weight: string | null
}

export interface Choice {
  /** Sizes in the shop's order, each with the SKU that choosing it would set; empty for a piece of one size. */
  sizes: { size: string; sku: Sku }[]
  /** Weights of the main stone, when there is more than one: in the chosen size, or in any before a size is chosen. */
  weights: { weight: string; sku: Sku }[]
  /** The weight that is chosen, or asked for before a size is. */
  weight: string | null
  /** Null until a size is chosen; a piece of one size needs no choice. */
  sku: Sku | null
}

/** What is chosen. No size is guessed: a ring in a wrong size comes back. */
export function choiceOf({ skuListWithGems: skus }: Pick<Product, 'skuListWithGems'>, asked: Asked): Choice {
  const names = [...new Set(skus.map(({ size }) => size))]
  // A weight that was asked for stays; without one a size sets its first weight, one in stock first.
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

function weightsOf(skus: readonly Sku[]) {
  const weights = skus.flatMap((sku) => (sku.mainGemWeight === null ? [] : [{ weight: sku.mainGemWeight, sku }]))
  const distinct = weights.filter(({ weight }, index) => weights.findIndex((other) => other.weight === weight) === index)
  return distinct.length > 1 ? distinct : []
}
