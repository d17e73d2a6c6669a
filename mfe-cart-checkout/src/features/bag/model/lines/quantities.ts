import { createEvent, sample } from 'effector'
import { wanted } from '../changes.ts'

/** Displayed at once, sent after a pause. */
export const quantityChosen = createEvent<{ skuId: string; quantity: number }>()

sample({
  clock: quantityChosen,
  filter: ({ quantity }) => Number.isInteger(quantity) && quantity >= 1,
  fn: ({ skuId, quantity }) => ({ skuId, quantity, ready: false, line: null }),
  target: wanted,
})
