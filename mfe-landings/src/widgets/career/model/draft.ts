import { createEvent, createStore } from 'effector'

// What the rest of the page knows of the form, whose own model comes with its code.

/** "Apply" of a vacancy: the form below takes it over. */
export const applyPressed = createEvent<string>()
export const edited = createEvent<boolean>()
export const arrived = createEvent<void>()

/** Counts presses: the same vacancy may be pressed again. */
export const $wanted = createStore({ vacancy: '', press: 0 }, { serialize: 'ignore' }).on(applyPressed, ({ press }, vacancy) => ({
  vacancy,
  press: press + 1,
}))

/** A new version of the widget waits while this is true. */
export const $dirty = createStore(false, { serialize: 'ignore' })
  .on(edited, (_, isEdited) => isEdited)
  .reset(arrived)
