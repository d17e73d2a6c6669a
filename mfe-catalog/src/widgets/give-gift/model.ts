import { createEvent, createStore, sample } from 'effector'
import { GIFT_RESERVED_DAYS } from '@shop/contracts/favorites/shared-wishlist'
import { serverDate } from '@shop/contracts/core/time/clock'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { failureOf } from '@shop/http'
import { popupClosed, toastShown } from '@shop/session'
import { reserveFx } from '#features/gifts/reserve.ts'
import { phrase } from './texts/index.ts'

export interface GiftWish {
  /** Of the shared list. */
  code: string
  /** Item id. */
  id: number
  from: string
  /** The day in words until which it is reserved. */
  day: string
}

/** The popup is on screen. */
export const shown = createEvent<void>()
export const reserveWanted = createEvent<GiftWish>()
const undone = createEvent<void>()

export const lastDay = () => new Date(serverDate().getTime() + GIFT_RESERVED_DAYS * DAY_MS).toISOString()

const $wish = createStore<GiftWish | null>(null, { serialize: 'ignore' }).on(reserveWanted, (_, wish) => wish)
/** How the last gift was signed: the next one is from the same person. */
export const $from = $wish.map((wish) => wish?.from ?? '')
export const $isBusy = reserveFx.pending
export const $failure = failureOf(reserveFx).reset(shown, reserveFx)

/** The popup closes by then, but not before a second click. */
const $isReserved = createStore(false, { serialize: 'ignore' }).reset(shown)
sample({
  clock: reserveWanted,
  source: [reserveFx.pending, $isReserved] as const,
  filter: ([isBusy, isReserved]) => !isBusy && !isReserved,
  fn: (_, { code, id, from }) => ({ params: { code }, body: { id, isReserved: true, from } }),
  target: reserveFx,
})
const reserved = sample({
  clock: reserveFx.done,
  source: $wish,
  filter: (_, { params }) => params.body?.isReserved === true,
  fn: (wish) => wish,
})
$isReserved.on(reserved, () => true)
sample({ clock: reserved, fn: () => {}, target: popupClosed })
sample({
  clock: reserved,
  fn: (wish) => ({ text: phrase('reserved', { day: wish?.day ?? '' }), action: { label: phrase('undo'), chosen: undone } }),
  target: toastShown,
})
sample({
  clock: undone,
  source: $wish,
  filter: (wish) => wish !== null,
  fn: (wish) => ({ params: { code: wish?.code ?? '' }, body: { id: wish?.id ?? 0, isReserved: false, from: '' } }),
  target: reserveFx,
})
