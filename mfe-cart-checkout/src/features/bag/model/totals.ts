import type { CartLine } from '@shop/contracts/cart/cart'

export interface Totals {
  pieces: number
  /** Goods before discounts, minor units. */
  goods: number
  discount: number
  /** After item discounts and promo codes. */
  goodsSum: number
}

/** A sold-out line stays visible but is excluded from totals. */
export const isSold = ({ maxQuantity }: Pick<CartLine, 'maxQuantity'>) => maxQuantity === 0

export function totalsOf(lines: readonly CartLine[]): Totals {
  const bought = lines.filter((line) => !isSold(line))
  const sumOf = (amount: (line: CartLine) => number) => bought.reduce((sum, line) => sum + amount(line), 0)
  const goods = sumOf(({ price, quantity }) => price.initial * quantity)
  const goodsSum = sumOf(({ price, quantity }) => price.final * quantity)
  return { pieces: sumOf(({ quantity }) => quantity), goods, discount: goods - goodsSum, goodsSum }
}
