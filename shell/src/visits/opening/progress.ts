import { createEvent, createStore } from 'effector'

export const navigationStarted = createEvent<void>()
export const navigationEnded = createEvent<void>()

/** A page is loading its data. */
export const $navigating = createStore(false, { serialize: 'ignore' })
  .on(navigationStarted, () => true)
  .on(navigationEnded, () => false)
