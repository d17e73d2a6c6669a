import { createEvent, createStore } from 'effector'
import { opened } from '../visit.ts'

/** What the page knows of the form, whose own model comes with its code. */
export const passwordEdited = createEvent<boolean>()

export const $passwordEdited = createStore(false, { serialize: 'ignore' })
  .on(passwordEdited, (_, isEdited) => isEdited)
  .reset(opened)
