import type { CartAnswer, CartLine } from '@shop/contracts/cart/cart'
import type { Phrase } from '@shop/i18n'

export interface Resized {
  to: string
  engraving?: { text: string; face: string } | null
  words: Phrase
  /** Name of the button that takes it back. */
  undo?: Phrase
}

/** The quantity wanted for a line, until the server responds. */
export interface PendingChange {
  skuId: string
  /** 0 removes the line. */
  quantity: number
  /** Change number: a response to an older change does not settle a newer one. */
  change: number
  /** False while the shopper may still be pressing the stepper. */
  ready: boolean
  /** The line if the server's bag no longer has it: Undo shows it at once. */
  line: CartLine | null
  /** Another size of the piece or another engraving (null: none), and what is told once the line has it. */
  resized?: Resized
  /** So many pieces are saved for later, or come from those that are [bag.saved-for-later]. */
  later?: number | undefined
  /** Told once the server has it. */
  returned?: Phrase
  /** Another call than those for lines: `skuId` is then no line's. */
  call?: () => Promise<CartAnswer>
}
export type WantedChange = Omit<PendingChange, 'change'>

/** Replaces an older pending change of the same line. */
export const withPending = (pendingChanges: readonly PendingChange[], pending: PendingChange) => [
  ...pendingChanges.filter(({ skuId }) => skuId !== pending.skuId),
  pending,
]

export const withoutChange = (pendingChanges: readonly PendingChange[], change: number) =>
  pendingChanges.filter((pending) => pending.change !== change)

export const settled = (pendingChanges: readonly PendingChange[], change: number) =>
  pendingChanges.map((pending) => (pending.change === change ? { ...pending, ready: true } : pending))
