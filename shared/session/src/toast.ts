import { createEvent, createStore } from 'effector'
import type { EventCallable } from 'effector'
import type { Phrase } from '@shop/i18n'

export interface Toast {
  /** Phrases are joined; a plain string is a localized server text. */
  text: Phrase | readonly (Phrase | string)[] | string
  /** With an action such as undo the toast stays 8 s instead of 6 s. */
  action?: { label: Phrase; chosen: EventCallable<void> }
  /** A link instead of an action. */
  link?: { label: Phrase; url: string }
}

export const toastShown = createEvent<Toast>()
export const toastGone = createEvent<void>()

export const $toast = createStore<Toast | null>(null, { serialize: 'ignore' })
  .on(toastShown, (_, toast) => toast)
  .reset(toastGone)
