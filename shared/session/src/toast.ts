import { createEvent, createStore } from 'effector'
import type { EventCallable } from 'effector'
import type { Phrase } from '@shop/i18n'

export interface Toast {
  /** Phrases follow each other; a plain string is what the server said, in the shopper's language already. */
  text: Phrase | readonly Phrase[] | string
  /** Undo and the like: the toast then stays 8 s instead of 6 s. */
  action?: { label: Phrase; chosen: EventCallable<void> }
  /** A link instead of an action. */
  link?: { label: Phrase; url: string }
}

export const toastShown = createEvent<Toast>()
export const toastGone = createEvent<void>()

export const $toast = createStore<Toast | null>(null, { serialize: 'ignore' })
  .on(toastShown, (_, toast) => toast)
  .reset(toastGone)
