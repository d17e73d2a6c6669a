import { sample } from 'effector'
import { createPiece } from '#features/variants/piece.ts'
import { $popup, pieceLanded, popupClosed } from '@shop/session'

// The bag answers for the piece: its drawer or message stands in place of the popup.
sample({
  clock: pieceLanded,
  source: $popup,
  filter: (popup, { answer }) => answer.result && popup?.widget === 'engraving',
  fn: () => {},
  target: popupClosed,
})

export const { asked, retried, $product, $failure } = createPiece('engraving')
