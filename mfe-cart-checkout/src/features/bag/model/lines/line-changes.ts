import type { CartData } from '@shop/contracts/cart/cart'

const MINOR_UNITS = 100

const lineOf = (cart: CartData | null, skuId: string) => cart?.products.find(({ id }) => id === skuId)

/** Quantity removed from a line; null if none. */
export function removedQuantity(skuId: string, before: CartData | null, after: CartData) {
  const line = lineOf(before, skuId)
  const quantity = (line?.quantity ?? 0) - (lineOf(after, skuId)?.quantity ?? 0)
  if (!line || quantity <= 0) return null
  const { name, price } = line
  return { skuId, name, quantity, price: price.final / MINOR_UNITS, currency: price.currency }
}

/** Quantity added to a line; null if none. */
export function addedQuantity(skuId: string, before: CartData | null, after: CartData) {
  const quantity = (lineOf(after, skuId)?.quantity ?? 0) - (lineOf(before, skuId)?.quantity ?? 0)
  return quantity > 0 ? { skuId, quantity, from: 'bag' } : null
}
