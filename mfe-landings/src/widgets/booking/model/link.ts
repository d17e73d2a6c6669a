import { createEvent, createStore, sample } from 'effector'
import { bookingByLink, cancelBooking } from '@shop/contracts/services/bookings'
import { createRequestFx, failureOf } from '@shop/http'
import { toastShown } from '@shop/session'
import { phrase } from '../texts/index.ts'
import { retried } from './choice.ts'
import { $booking, anotherWanted, booked } from './visit.ts'

/** Token from the URL. */
export const linkWanted = createEvent<string>()
export const cancelWanted = createEvent<void>()

const linkFx = createRequestFx(bookingByLink)
export const cancelFx = createRequestFx(cancelBooking)

/** The shopper has moved on, although the URL still has the token. */
export const $isPastLink = createStore(false, { serialize: 'ignore' })
  .on(anotherWanted, () => true)
  .reset(linkWanted)
const $token = createStore('', { serialize: 'ignore' }).on(linkWanted, (_, token) => token)
export const $linkFailure = failureOf(linkFx).reset(linkFx, anotherWanted)
/** The visit had started before it was cancelled. */
export const $isTooLate = createStore(false, { serialize: 'ignore' })
  .on(cancelFx.doneData, (_, { result }) => !result)
  .reset(booked, anotherWanted)

const callOf = (token: string) => ({ params: { token } })
sample({ clock: linkWanted, fn: callOf, target: linkFx })
sample({
  clock: retried,
  source: { token: $token, failure: $linkFailure },
  filter: ({ failure }) => failure !== null,
  fn: ({ token }) => callOf(token),
  target: linkFx,
})
sample({ clock: linkFx.doneData, fn: ({ booking }) => booking, target: booked })
sample({
  clock: cancelWanted,
  source: { booking: $booking, busy: cancelFx.pending },
  filter: ({ booking, busy }) => booking !== null && !busy,
  fn: ({ booking }) => ({ params: { token: booking?.token ?? '' }, body: {} }),
  target: cancelFx,
})
sample({ clock: cancelFx.doneData, fn: ({ booking }) => booking, target: $booking })
sample({ clock: cancelFx.failData, fn: () => ({ text: phrase('notCancelled') }), target: toastShown })
