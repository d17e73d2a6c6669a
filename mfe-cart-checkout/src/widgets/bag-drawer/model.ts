import { combine, createEvent, sample } from 'effector'
import { pieceAdded } from '@shop/contracts/events'
import { lastOf } from '@shop/events'
import type { Address } from '@shop/routing'
import { $lines, bagAsked } from '../../features/bag/model/index.ts'

export const opened = createEvent<Address>()

/** The line that was added last: the drawer's code may have come after the message, so the bus is asked for its last one. */
export const $added = combine($lines, lastOf(pieceAdded), (lines, message) => lines.find(({ id }) => id === message?.skuId) ?? null)

sample({ clock: opened, fn: () => undefined, target: bagAsked })
