import { createEvent, sample } from 'effector'
import { toastShown } from '@shop/session'
import { changeFx, wanted } from '../changes.ts'
import type { Resized } from '../wishes.ts'
import { $lines } from './lines.ts'

/** Displayed at once, sent after a pause. */
export const quantityChosen = createEvent<{ skuId: string; quantity: number }>()

sample({
  clock: quantityChosen,
  filter: ({ quantity }) => Number.isInteger(quantity) && quantity >= 1,
  fn: ({ skuId, quantity }) => ({ skuId, quantity, ready: false, line: null }),
  target: wanted,
})

/** A line becomes another size of its piece, or gets another engraving, with the quantity that it shows [bag.size-changed]. */
export const sizeChanged = createEvent<{ skuId: string; resized: Resized }>()

sample({
  clock: sizeChanged,
  source: $lines,
  filter: (lines, { skuId }) => lines.some(({ id }) => id === skuId),
  fn: (lines, { skuId, resized }) => ({
    skuId,
    quantity: lines.find(({ id }) => id === skuId)?.quantity ?? 1,
    ready: true,
    line: null,
    resized,
  }),
  target: wanted,
})
sample({
  clock: changeFx.done.filterMap(({ params, result }) => (result.error === null ? params.resized : undefined)),
  fn: ({ words }) => ({ text: words }),
  target: toastShown,
})
