import { createEvent, createStore } from 'effector'
import type { Entry } from './observe/entries.ts'
import type { View } from './mapping.ts'

export type Sent = { to: 'dataLayer'; what: Entry } | { to: 'server'; what: View }

/** Bounds memory of long-lived documents. */
const MAX_KEPT = 200

export const told = createEvent<Sent>()
export const forgotten = createEvent<void>()
/** Everything sent by this document, for `?debug=analytics`. */
export const $sent = createStore<Sent[]>([], { serialize: 'ignore' })
  .on(told, (all, one) => [...all, one].slice(-MAX_KEPT))
  .reset(forgotten)
