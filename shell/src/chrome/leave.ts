import { createEffect, createEvent, createStore, sample } from 'effector'
import { phrasesOf } from '@shop/i18n'
import { toastShown } from '@shop/session'
import type { texts } from '../platform/texts/ru.ts'

const phrase = phrasesOf<typeof texts>('shell')

/** The other storefront was wanted from a page whose bag or order stays on this one. */
export const leaveAsked = createEvent<string>()
export const leaveConfirmed = createEvent<void>()
export const leaveFx = createEffect((url: string) => location.assign(url))

const $leaving = createStore('', { serialize: 'ignore' }).on(leaveAsked, (_, url) => url)
sample({ clock: leaveConfirmed, source: $leaving, target: leaveFx })
sample({
  clock: leaveAsked,
  fn: () => ({ text: phrase('staysHere'), action: { label: phrase('leave'), chosen: leaveConfirmed } }),
  target: toastShown,
})
