import { createEvent, createStore, sample } from 'effector'
import { skuOfLine } from '@shop/contracts/cart/cart'
import { toastShown } from '@shop/session'
import { $before, changeFx, wanted } from '../changes.ts'
import type { Resized } from '../wishes.ts'
import { $lines } from './lines.ts'

interface Resize {
  skuId: string
  resized: Resized
}

/** Displayed at once, sent after a pause. */
export const quantityChosen = createEvent<{ skuId: string; quantity: number }>()

sample({
  clock: quantityChosen,
  filter: ({ quantity }) => Number.isInteger(quantity) && quantity >= 1,
  fn: ({ skuId, quantity }) => ({ skuId, quantity, ready: false, line: null }),
  target: wanted,
})

/** A line becomes another size of its piece, or gets another engraving, with the quantity that it shows [bag.size-changed]. */
export const sizeChanged = createEvent<Resize>()

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
const changed = sample({
  clock: changeFx.done,
  source: $before,
  fn: (before, { params: { skuId, resized }, result: { error, cartData } }) => {
    if (!resized || error !== null) return null
    const { words, undo } = resized
    const was = before?.products.find(({ id }) => id === skuId)
    // A line that has joined another one is not taken back.
    const now = cartData.products.find(({ id }) => !before?.products.some((known) => known.id === id))
    const back = undo && was && now ? { skuId: now.id, resized: { to: skuOfLine(skuId), engraving: was.engraving ?? null, words } } : null
    return { text: words, undo, back }
  },
}).filterMap((one) => one ?? undefined)

const undone = createEvent<void>()
const $back = createStore<Resize | null>(null, { serialize: 'ignore' })
  .on(changed, (_, { back }): Resize | null => back)
  .reset(sizeChanged)
sample({
  clock: changed,
  fn: ({ text, undo, back }) => ({ text, ...(undo && back && { action: { label: undo, chosen: undone } }) }),
  target: toastShown,
})
sample({ clock: undone, source: $back, filter: Boolean, target: sizeChanged })
