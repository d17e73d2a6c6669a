import { createEvent, createStore } from 'effector'

export const changeStarted = createEvent<void>()
export const changeEnded = createEvent<void>()

/** Changes that a shopper waits for. Those that run side by side are shown at once, and hold nobody up. */
export const $changesUnderWay = createStore(0, { serialize: 'ignore' })
  .on(changeStarted, (count) => count + 1)
  .on(changeEnded, (count) => count - 1)
