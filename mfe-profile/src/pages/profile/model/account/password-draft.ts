import { createEvent, createStore } from 'effector'
import { opened } from '../visit.ts'

/** State shared with the form, whose model is in a lazy chunk. */
export const passwordEdited = createEvent<boolean>()

export const $passwordEdited = createStore(false, { serialize: 'ignore' })
  .on(passwordEdited, (_, isEdited) => isEdited)
  .reset(opened)
