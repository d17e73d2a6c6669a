import { createEvent, createStore, sample } from 'effector'
import { type Box, boxChange, createPackaging } from '#features/packaging/packaging.ts'
import { $choices, fullCartReceived } from '../cart.ts'

const packaging = createPackaging({ $choices, received: fullCartReceived })

export const packagingChosen = packaging.changed
export const boxChosen = createEvent<Box>()

/** The box that was chosen, until the cart has it or the call failed. */
export const $wantedBox = createStore<Box | null>(null, { serialize: 'ignore' })
  .on(boxChosen, (_, box) => box)
  .reset(packaging.answered, ...packaging.failed)

sample({ clock: boxChosen, fn: boxChange, target: packagingChosen })

/** The call failed; a refusal of the server is in the cart's `packageError`. */
export const $packagingFailed = createStore(false, { serialize: 'ignore' })
  .on(packaging.failed, () => true)
  .reset(packagingChosen)
