import { createEvent, createStore } from 'effector'
import type { CameBack } from './channel.ts'

/** Nobody waits in another tab: the sign-in popup of this one goes on. */
export const cameBack = createEvent<CameBack>()
export const cameBackTaken = createEvent<void>()

export const $cameBack = createStore<CameBack | null>(null, { serialize: 'ignore' })
  .on(cameBack, (_, back) => back)
  .reset(cameBackTaken)
