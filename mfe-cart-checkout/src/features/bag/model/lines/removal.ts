import { createEvent, createStore, sample } from 'effector'
import type { CartLine } from '@shop/contracts/cart/cart'
import type { Phrase } from '@shop/i18n'
import { toastGone, toastShown } from '@shop/session'
import { changeFx, wanted } from '../changes.ts'
import { $lines } from './lines.ts'

export interface Removal {
  skuId: string
  /** Toast texts, provided by the page or drawer. */
  words: { removed: Phrase; undo: Phrase; returned: Phrase }
}

export const lineRemoved = createEvent<Removal>()
export const removalUndone = createEvent<void>()

const removal = sample({
  clock: lineRemoved,
  source: $lines,
  filter: (lines, { skuId }) => lines.some(({ id }) => id === skuId),
  fn: (lines, { skuId, words }) => ({ line: lines.find(({ id }) => id === skuId) as CartLine, words }),
})

const $removed = createStore<CartLine | null>(null, { serialize: 'ignore' }).on(removal, (_, { line }) => line)
const $returned = createStore<Phrase | null>(null, { serialize: 'ignore' }).on(removal, (_, { words }) => words.returned)

/** True while the toast offers Undo. */
export const $canUndo = createStore(false, { serialize: 'ignore' })
  .on(removal, () => true)
  .reset(toastGone, removalUndone)

sample({ clock: removal, fn: ({ line }) => ({ skuId: line.id, quantity: 0, ready: true, line: null }), target: wanted })
sample({
  clock: removal,
  fn: ({ words }) => ({ text: words.removed, action: { label: words.undo, chosen: removalUndone } }),
  target: toastShown,
})

const undone = sample({ clock: removalUndone, source: $removed, filter: Boolean })
$removed.reset(undone)
sample({ clock: undone, fn: (line) => ({ skuId: line.id, quantity: line.quantity, ready: true, line }), target: wanted })

// After the server's answer: the line alone shows it before.
sample({
  clock: changeFx.done,
  source: $returned,
  filter: (returned, { params, result }) => returned !== null && params.line !== null && result.error === null,
  fn: (returned) => ({ text: returned as Phrase }),
  target: toastShown,
})
