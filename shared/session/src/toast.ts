import { createEvent, createStore } from 'effector'
import type { EventCallable } from 'effector'

export interface Toast {
  text: string
  /** Undo and the like: the toast then stays 8 s instead of 6 s. */
  action?: { label: string; chosen: EventCallable<void> }
  /** A link instead of an action. */
  link?: { label: string; url: string }
}

export const toastShown = createEvent<Toast>()
export const toastGone = createEvent<void>()

export const $toast = createStore<Toast | null>(null, { serialize: 'ignore' })
  .on(toastShown, (_, toast) => toast)
  .reset(toastGone)
