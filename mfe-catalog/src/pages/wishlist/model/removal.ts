import { createEffect, createEvent, createStore, sample } from 'effector'
import { $favorites, favoriteToggled, toastShown } from '@shop/session'
import { phrase } from '../texts/index.ts'
import { $isHere, $listedIds } from './list.ts'

/** The selected pieces leave the list together. */
export const piecesRemoved = createEvent<number[]>()
const removalUndone = createEvent<void>()

// One event per product. Each one returns to the top of the list, so the last goes first to keep their order.
const toggleEachFx = createEffect((ids: readonly number[]) => {
  for (const id of ids.toReversed()) favoriteToggled(id)
})
sample({ clock: piecesRemoved, target: toggleEachFx })

const $isInBulk = createStore(false, { serialize: 'ignore' })
  .on(toggleEachFx, () => true)
  .reset(toggleEachFx.finally)
/** The shopper took off the heart of a listed piece. */
const heartTakenOff = sample({
  clock: favoriteToggled,
  source: { isHere: $isHere, isInBulk: $isInBulk, favorites: $favorites, listed: $listedIds },
  filter: ({ isHere, isInBulk, favorites, listed }, id) => isHere && !isInBulk && !favorites.includes(id) && listed.includes(id),
  fn: (_, id) => [id],
})

const $removed = createStore<readonly number[]>([], { serialize: 'ignore' }).on([piecesRemoved, heartTakenOff], (_, ids) => ids)
sample({
  clock: [piecesRemoved, heartTakenOff],
  fn: ({ length: count }) => ({ text: phrase('removed', { count }), action: { label: phrase('undo'), chosen: removalUndone } }),
  target: toastShown,
})

// The shopper may have set a heart again before undoing: another toggle would take it off.
sample({
  clock: removalUndone,
  source: { removed: $removed, favorites: $favorites },
  fn: ({ removed, favorites }) => removed.filter((id) => !favorites.includes(id)),
  target: toggleEachFx,
})
