import { createEvent, createStore } from 'effector'

/** True: the shopper waits for it. Parallel changes are optimistic. */
type IsAwaited = boolean

export const changeStarted = createEvent<IsAwaited>()
export const changeEnded = createEvent<IsAwaited>()

/** Running changes that the shopper waits for. */
export const $changesUnderWay = createStore(0, { serialize: 'ignore' })
  .on(changeStarted, (count, isAwaited) => count + Number(isAwaited))
  .on(changeEnded, (count, isAwaited) => count - Number(isAwaited))

/** All running changes: their answers belong to the code that sent them. */
export const $changesInFlight = createStore(0, { serialize: 'ignore' })
  .on(changeStarted, (count) => count + 1)
  .on(changeEnded, (count) => count - 1)
