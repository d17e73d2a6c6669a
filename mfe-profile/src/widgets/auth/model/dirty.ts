import { combine, createEvent, createStore } from 'effector'
import { popupClosed } from '@shop/session'
import { $step, started } from './step.ts'

/** A field holds something that the shopper has typed. */
export const edited = createEvent<boolean>()

const $isEdited = createStore(false, { serialize: 'ignore' })
  .on(edited, (_, isEdited) => isEdited)
  .reset(started, popupClosed)

/** A new version of the popup waits while something is typed in it, or on its way. */
export const $dirty = combine($isEdited, $step, (isEdited, step) => isEdited || step !== 'login')
