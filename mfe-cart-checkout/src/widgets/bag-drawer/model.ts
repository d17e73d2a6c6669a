import { combine, createEvent, createStore, sample } from 'effector'
import { pieceAdded } from '@shop/contracts/events/events'
import { lastOf } from '@shop/events'
import type { Address } from '@shop/routing'
import { $lines, bagAsked } from '../../features/bag/model/index.ts'

export const opened = createEvent<Address>()

/** The drawer's code may have come after the message, so the bus is asked for its last one. */
const $last = lastOf(pieceAdded)
const $addition = $last.map((last) => (last?.from === 'bag' ? null : last))
const $addedBefore = createStore<string | null>(null, { serialize: 'ignore' })
/** The line that was added last; one more of a line in the bag leaves it as it is. */
export const $added = combine(
  $lines,
  $addition,
  $addedBefore,
  (lines, addition, before) => lines.find(({ id }) => id === (addition?.skuId ?? before)) ?? null,
)

sample({ clock: sample({ clock: [opened, $last], source: $addition, filter: Boolean }), fn: ({ skuId }) => skuId, target: $addedBefore })
sample({ clock: opened, fn: () => undefined, target: bagAsked })
