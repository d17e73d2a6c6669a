import { createEvent, createStore, sample } from 'effector'
import type { Booking } from '@shop/contracts/services/bookings'
import { opened } from './choice.ts'

/** By the form, or by the link of a text message. */
export const booked = createEvent<Booking>()
/** Back to the form. */
export const anotherWanted = createEvent<void>()

const $pathname = createStore('', { serialize: 'ignore' })
const movedOn = sample({ clock: opened, source: $pathname, filter: (known, { pathname }) => known !== pathname })
sample({ clock: opened, fn: ({ pathname }) => pathname, target: $pathname })

/** As long as the shopper stays on the page. */
export const $booking = createStore<Booking | null>(null, { serialize: 'ignore' })
  .on(booked, (_, booking) => booking)
  .reset(anotherWanted, movedOn)
