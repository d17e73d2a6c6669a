import { createEvent, createStore } from 'effector'

export const changeStarted = createEvent<void>()
export const changeEnded = createEvent<void>()

/** Running changes that the shopper waits for. Parallel changes are optimistic and not counted. */
export const $changesUnderWay = createStore(0, { serialize: 'ignore' })
  .on(changeStarted, (count) => count + 1)
  .on(changeEnded, (count) => count - 1)
