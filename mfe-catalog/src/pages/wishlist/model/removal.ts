import { createEffect, createEvent, createStore, sample } from 'effector'
import { $favorites, favoriteToggled, toastShown } from '@shop/session'
import { phrase } from '../texts/index.ts'
import { $isHere, $listedIds } from './list.ts'

/** The selected pieces leave the list together. */
export const piecesRemoved = createEvent<number[]>()
const removalUndone = createEvent<void>()

// One event per product: favorites have no bulk call. The last one stands first, so that what comes back keeps its order.
const toggleEachFx = createEffect((ids: readonly number[]) => {
  for (const id of ids.toReversed()) favoriteToggled(id)
})
sample({ clock: piecesRemoved, target: toggleEachFx })

const $isInBulk = createStore(false, { serialize: 'ignore' })
  .on(toggleEachFx, () => true)
  .reset(toggleEachFx.finally)
/** A heart of the list was taken off. */
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

// A heart that was set again meanwhile stays.
sample({
  clock: removalUndone,
  source: { removed: $removed, favorites: $favorites },
  fn: ({ removed, favorites }) => removed.filter((id) => !favorites.includes(id)),
  target: toggleEachFx,
})
