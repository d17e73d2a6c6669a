import { createEvent, createStore, sample } from 'effector'
import { popupOpened, type Popup } from '@shop/session'
import type { Key } from '#features/key/key.ts'

/** Where the popup was opened: in the bag it pays, in the profile it is saved. */
export type PopupSource = 'bag' | 'profile'

export const CERTIFICATE_POPUP: Popup = { owner: 'mfe-certificates', widget: 'certificate' }

/** The popup is on screen. */
export const started = createEvent<{ place: PopupSource }>()
export const keySubmitted = createEvent<Key>()
export const edited = createEvent<boolean>()
/** Reopened after sign-in, with the previous state. */
export const returned = createEvent<void>()

export const $place = createStore<PopupSource>('bag', { serialize: 'ignore' }).on(started, (_, { place }) => place)

const $isBack = createStore(false, { serialize: 'ignore' }).on(returned, () => true)
const arrived = sample({ clock: started, source: $isBack })
$isBack.reset(arrived)
/** A new certificate: resets the form. */
export const begun = sample({ clock: arrived, filter: (isBack) => !isBack, fn: () => undefined })

export const $key = createStore<Key | null>(null, { serialize: 'ignore' })
  .on(keySubmitted, (_, key) => key)
  .reset(begun)

/** Unsaved input holds back a release. */
export const $dirty = createStore(false, { serialize: 'ignore' })
  .on(edited, (_, isEdited) => isEdited)
  .reset(begun)

sample({ clock: returned, source: $place, fn: (place): Popup => ({ ...CERTIFICATE_POPUP, props: { place } }), target: popupOpened })
