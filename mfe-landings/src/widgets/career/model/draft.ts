import { createEvent, createStore } from 'effector'

// State shared with the form, whose model is in a lazy chunk.

/** "Apply" was pressed for a vacancy: prefills the form. */
export const applyPressed = createEvent<string>()
export const edited = createEvent<boolean>()
export const arrived = createEvent<void>()

/** Counts clicks: the same vacancy may be chosen again. */
export const $wanted = createStore({ vacancy: '', press: 0 }, { serialize: 'ignore' }).on(applyPressed, ({ press }, vacancy) => ({
  vacancy,
  press: press + 1,
}))

/** A version swap waits while true. */
export const $dirty = createStore(false, { serialize: 'ignore' })
  .on(edited, (_, isEdited) => isEdited)
  .reset(arrived)
