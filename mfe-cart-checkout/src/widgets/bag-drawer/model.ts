import { combine, createEvent, createStore, sample } from 'effector'
import { pieceAdded } from '@shop/contracts/events/events'
import { lastOf } from '@shop/events'
import type { Address } from '@shop/routing'
import { $lines, bagRequested } from '#features/bag/model/index.ts'

export const opened = createEvent<Address>()

/** The drawer may load after the message was sent: reads the last one. */
const $last = lastOf(pieceAdded)
const $addition = $last.map((last) => (last?.from === 'bag' ? null : last))
const $addedBefore = createStore<string | null>(null, { serialize: 'ignore' })
/** The line added last; increasing an existing line does not change it. */
export const $added = combine(
  $lines,
  $addition,
  $addedBefore,
  (lines, addition, before) => lines.find(({ id }) => id === (addition?.skuId ?? before)) ?? null,
)

sample({ clock: sample({ clock: [opened, $last], source: $addition, filter: Boolean }), fn: ({ skuId }) => skuId, target: $addedBefore })
sample({ clock: opened, fn: () => undefined, target: bagRequested })
