import { createEffect, createEvent, createStore, sample } from 'effector'
import { toastShown } from '@shop/session'
import { phrase } from './texts.ts'

/** The link of the other storefront was pressed where a bag or an order stays behind [country.bag-stays-behind]. */
export const leaveAsked = createEvent<string>()
const leaveConfirmed = createEvent<void>()
const $url = createStore('', { serialize: 'ignore' }).on(leaveAsked, (_, url) => url)
export const leaveFx = createEffect((url: string) => location.assign(url))

sample({
  clock: leaveAsked,
  fn: () => ({ text: phrase('staysHere'), action: { label: phrase('leave'), chosen: leaveConfirmed } }),
  target: toastShown,
})
sample({ clock: leaveConfirmed, source: $url, target: leaveFx })
