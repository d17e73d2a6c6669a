import { createEvent, createStore } from 'effector'

export const navigationStarted = createEvent<void>()
export const navigationEnded = createEvent<void>()

/** A page was asked for, and its data is not there yet. */
export const $navigating = createStore(false, { serialize: 'ignore' })
  .on(navigationStarted, () => true)
  .on(navigationEnded, () => false)
