import { createEvent, createStore, sample } from 'effector'
import { $favorites, favoriteToggled, heartPressed } from '@shop/session'
import { lineRemoved, removalUndone, type Removal } from './removal.ts'

interface Move extends Removal {
  itemId: number
}

/** A line goes to the favorites [bag.moved-to-favorites]. */
export const lineMoved = createEvent<Move>()

/** Undo takes back no heart that was there before. */
const heartSet = sample({ clock: lineMoved, source: $favorites, filter: (all, { itemId }) => !all.includes(itemId), fn: (_, move) => move })
const $moved = createStore<Move | null>(null, { serialize: 'ignore' })
  .on(heartSet, (_, move) => move)
  .on(lineRemoved, (move, { skuId }) => (move?.skuId === skuId ? move : null))

// The size goes along.
sample({ clock: heartSet, fn: ({ itemId, skuId }) => ({ id: itemId, sku: skuId }), target: heartPressed })
sample({ clock: lineMoved, target: lineRemoved })
const undone = sample({ clock: removalUndone, source: $moved, filter: Boolean })
sample({ clock: undone, fn: ({ itemId }) => itemId, target: favoriteToggled })
$moved.reset(undone)
