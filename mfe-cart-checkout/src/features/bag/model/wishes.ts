import type { CartLine } from '@shop/contracts/cart/cart'

/** What the shopper wants of a line, until the server has answered. */
export interface Wish {
  skuId: string
  /** 0 takes the line out of the bag. */
  quantity: number
  /** Number of the change: an answer to an older change does not end a newer wish. */
  change: number
  /** False while the shopper may still be pressing the stepper. */
  ready: boolean
  /** The line itself where the server's bag no longer has it: Undo shows it at once. */
  line: CartLine | null
}

/** A newer wish about the same line replaces the older one. */
export const withWish = (wishes: readonly Wish[], wish: Wish) => [...wishes.filter(({ skuId }) => skuId !== wish.skuId), wish]

export const withoutChange = (wishes: readonly Wish[], change: number) => wishes.filter((wish) => wish.change !== change)

export const settled = (wishes: readonly Wish[], change: number) =>
  wishes.map((wish) => (wish.change === change ? { ...wish, ready: true } : wish))
