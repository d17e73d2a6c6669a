import { createEvent, createStore, sample, type Event } from 'effector'
import { toastGone, toastShown } from '@shop/session'
import { phrase } from '../texts/index.ts'
import { forgotten } from './visit.ts'

/** The last removed item; its toast offers Undo. */
export function createRemoval<Row extends object>(removed: Event<Row>, said: 'addressRemoved' | 'sizesRemoved' | 'searchRemoved') {
  const undone = createEvent<void>()
  const $removed = createStore<Row | null>(null, { serialize: 'ignore' }).on(removed, (_, row) => row)
  const restored = sample({ clock: undone, source: $removed, filter: Boolean }) as Event<Row>
  $removed.reset(restored, toastGone, forgotten)
  sample({
    clock: removed,
    fn: () => ({ text: phrase(said), action: { label: phrase('undo'), chosen: undone } }),
    target: toastShown,
  })
  return { restored, $canUndo: $removed.map((row) => row !== null) }
}
