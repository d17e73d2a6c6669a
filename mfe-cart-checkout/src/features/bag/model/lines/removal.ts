import { createEvent, createStore, sample } from 'effector'
import type { CartLine } from '@shop/contracts/cart/cart'
import type { Phrase } from '@shop/i18n'
import { toastGone, toastShown } from '@shop/session'
import { changeFx, wanted } from '../changes.ts'
import type { WantedChange } from '../wishes.ts'
import { $lines } from './lines.ts'

export interface Removal {
  skuId: string
  /** Toast texts, provided by the page or drawer. */
  words: { removed: Phrase; undo: Phrase; returned: Phrase }
  /** It is saved for later instead. */
  later?: boolean
}

export const lineRemoved = createEvent<Removal>()
export const removalUndone = createEvent<void>()

/** What is removed, and what brings it back. */
export const removed = createEvent<{ gone: WantedChange; back: WantedChange; words: Pick<Removal['words'], 'removed' | 'undo'> }>()

sample({
  clock: lineRemoved,
  source: $lines,
  filter: (lines, { skuId }) => lines.some(({ id }) => id === skuId),
  fn: (lines, { skuId, words, later }) => {
    const line = lines.find(({ id }) => id === skuId) as CartLine
    const change = { skuId, ready: true, later: later ? line.quantity : undefined }
    return {
      gone: { ...change, quantity: 0, line: null },
      back: { ...change, quantity: line.quantity, line, returned: words.returned },
      words,
    }
  },
  target: removed,
})

const $back = createStore<WantedChange | null>(null, { serialize: 'ignore' }).on(removed, (_, { back }): WantedChange => back)

/** True while the toast offers Undo. */
export const $canUndo = createStore(false, { serialize: 'ignore' })
  .on(removed, () => true)
  .reset(toastGone, removalUndone)

sample({ clock: removed, fn: ({ gone }) => gone, target: wanted })
sample({
  clock: removed,
  fn: ({ words }) => ({ text: words.removed, action: { label: words.undo, chosen: removalUndone } }),
  target: toastShown,
})
const undone = sample({ clock: removalUndone, source: $back, filter: Boolean })
$back.reset(undone)
sample({ clock: undone, target: wanted })

// After the server's answer: the line alone shows it before.
sample({
  clock: changeFx.done,
  filter: ({ params, result }) => Boolean(params.returned) && result.error === null,
  fn: ({ params }) => ({ text: params.returned as Phrase }),
  target: toastShown,
})
