import { createStore } from 'effector'
import { saveAddressFx } from './address.ts'
import { confirmEmailFx } from './email.ts'
import { updateFx } from './personal.ts'

/** Grows with everything saved: the section tells of it. */
export const $saves = createStore(0, { serialize: 'ignore' }).on(
  [updateFx.done, saveAddressFx.done, confirmEmailFx.done],
  (saves) => saves + 1,
)
