import { skuForSize, type Product, type Sku } from '@shop/contracts/product'
import { sizeKey } from '../url.ts'

export interface Asked {
  size: string | null
  weight: string | null
}

export interface Choice {
  /** Sizes in the shop's order, each with the SKU that choosing it would set; empty for a piece of one size. */
  sizes: { size: string; sku: Sku }[]
  /** Weights of the main stone in the chosen size, when there is more than one. */
  weights: { weight: string; sku: Sku }[]
  sku: Sku | null
}

/** Which SKU an address means (spec §4, reading 17). Without a size in it: one from the middle of those that can be bought. */
export function choiceOf({ skuListWithGems: skus }: Pick<Product, 'skuListWithGems'>, asked: Asked): Choice {
  const names = [...new Set(skus.map(({ size }) => size))]
  const size = names.find((name) => name !== null && asked.size !== null && sizeKey(name) === sizeKey(asked.size)) ?? middleOf(skus)
  const ofSize = skus.filter((sku) => sku.size === size)
  const sameWeight = ({ mainGemWeight }: Sku) =>
    mainGemWeight !== null && asked.weight !== null && sizeKey(mainGemWeight) === sizeKey(asked.weight)
  return {
    sizes: names.flatMap((name) => {
      const sku = name === null ? null : skuForSize(skus, name)
      return name === null || sku === null ? [] : [{ size: name, sku }]
    }),
    weights: weightsOf(ofSize),
    sku: ofSize.find(sameWeight) ?? skuForSize(skus, size),
  }
}

function middleOf(skus: readonly Sku[]): string | null {
  const inStock = skus.filter(({ balances }) => balances > 0)
  const sizes = [...new Set((inStock.length > 0 ? inStock : skus).map(({ size }) => size))]
  return sizes[Math.floor((sizes.length - 1) / 2)] ?? null
}

function weightsOf(skus: readonly Sku[]) {
  const weights = skus.flatMap((sku) => (sku.mainGemWeight === null ? [] : [{ weight: sku.mainGemWeight, sku }]))
  const distinct = weights.filter(({ weight }, index) => weights.findIndex((other) => other.weight === weight) === index)
  return distinct.length > 1 ? distinct : []
}
