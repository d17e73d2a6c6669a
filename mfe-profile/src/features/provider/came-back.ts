import { createEvent, createStore } from 'effector'
import type { CameBack } from './channel.ts'

/** No other tab waits: this tab's sign-in popup continues. */
export const cameBack = createEvent<CameBack>()
export const cameBackTaken = createEvent<void>()

export const $cameBack = createStore<CameBack | null>(null, { serialize: 'ignore' })
  .on(cameBack, (_, back) => back)
  .reset(cameBackTaken)
