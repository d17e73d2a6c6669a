import type { Product } from '@shop/contracts/catalog/product'
import { diameterOf } from '#features/my-size/systems.ts'
import type { Locale } from '@shop/contracts/shop/storefront'

/** The ring of the product page that opened the sizer. */
export type Piece = Pick<Product, 'name' | 'skuListWithGems'>

/** Null for whatever is no product: the sizer opens by its address too. */
export function pieceOf(product: unknown): Piece | null {
  const { name, skuListWithGems } = (product ?? {}) as Partial<Piece>
  return typeof name === 'string' && Array.isArray(skuListWithGems) ? { name, skuListWithGems } : null
}

export interface Stock {
  /** As the page shows the size. */
  label: string
  left: number
}

/** The ring in this size; null where it is not made. */
export function stockOf({ skuListWithGems: skus }: Piece, diameter: number, locale: Locale): Stock | null {
  const ofSize = skus.filter(({ size }) => diameterOf(size, locale) === diameter)
  const label = ofSize[0]?.size ?? null
  return label === null ? null : { label, left: Math.max(...ofSize.map(({ balances }) => balances)) }
}
