import type { CartLine } from '@shop/contracts/cart/cart'

/** The quantity wanted for a line, until the server responds. */
export interface Wish {
  skuId: string
  /** 0 removes the line. */
  quantity: number
  /** Change number: a response to an older change does not settle a newer one. */
  change: number
  /** False while the shopper may still be pressing the stepper. */
  ready: boolean
  /** The line if the server's bag no longer has it: Undo shows it at once. */
  line: CartLine | null
}

/** Replaces an older pending change of the same line. */
export const withWish = (wishes: readonly Wish[], wish: Wish) => [...wishes.filter(({ skuId }) => skuId !== wish.skuId), wish]

export const withoutChange = (wishes: readonly Wish[], change: number) => wishes.filter((wish) => wish.change !== change)

export const settled = (wishes: readonly Wish[], change: number) =>
  wishes.map((wish) => (wish.change === change ? { ...wish, ready: true } : wish))
