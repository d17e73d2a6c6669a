import { createStore } from 'effector'
import { createPackaging } from '#features/packaging/packaging.ts'
import { $choices, fullCartReceived } from '../cart.ts'

const packaging = createPackaging({ $choices, received: fullCartReceived })

export const packagingChosen = packaging.changed

/** The call failed; a refusal of the server is in the cart's `packageError`. */
export const $packagingFailed = createStore(false, { serialize: 'ignore' })
  .on(packaging.failed, () => true)
  .reset(packagingChosen)
