import type { CartLine } from '@shop/contracts/cart/cart'
import type { FullCartData } from '@shop/contracts/cart/full-cart'

type Bag = Pick<FullCartData, 'products' | 'dueSum' | 'currency'>

/** What has become another bag than the shopper saw. Pieces are named, sums are in minor units. */
export interface BagChange {
  added: string[]
  removed: string[]
  /** Pieces whose quantity has changed. */
  recounted: { name: string; quantity: number }[]
  before: number
  after: number
  currency: FullCartData['currency']
}

const nameOf = ({ name, variant }: CartLine) => [name, variant].filter(Boolean).join(', ')

/** Null where pieces and sum are the same, or the currency is another: sums of two currencies cannot be compared. */
export function bagChangeOf(before: Bag | null, after: Bag): BagChange | null {
  if (!before || before.currency !== after.currency) return null
  const missingIn = ({ products }: Bag, line: CartLine) => !products.some(({ id }) => id === line.id)
  const change = {
    added: after.products.filter((line) => missingIn(before, line)).map(nameOf),
    removed: before.products.filter((line) => missingIn(after, line)).map(nameOf),
    recounted: after.products
      .filter(({ id, quantity }) => before.products.some((line) => line.id === id && line.quantity !== quantity))
      .map((line) => ({ name: nameOf(line), quantity: line.quantity })),
  }
  const isSame = Object.values(change).every((lines) => lines.length === 0) && before.dueSum === after.dueSum
  return isSame ? null : { ...change, before: before.dueSum, after: after.dueSum, currency: after.currency }
}

/** The pieces are others, not only their prices. */
export const isOfPieces = ({ added, removed, recounted }: BagChange) => added.length + removed.length + recounted.length > 0
