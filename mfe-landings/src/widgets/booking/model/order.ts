import { createEvent, createStore, sample } from 'effector'
import { type BookingKind, createBooking } from '@shop/contracts/services/bookings'
import { forgetDraftOn } from '@shop/flows/kept-draft'
import { createRequestFx, failureOf, isRefusal, randomId } from '@shop/http'
import type { Fields } from '../fields.ts'
import { slotsWanted } from './choice.ts'
import { anotherWanted, booked } from './visit.ts'

/** Whether the form has unsaved input. */
export const edited = createEvent<boolean>()
/** Valid form values. */
export const submitted = createEvent<Fields>()
export const timeChosen = createEvent<void>()

export const createFx = createRequestFx(createBooking)

/** What is typed for a piercing is not said to a stylist. */
export const draftKey = (kind: BookingKind) => `booking-draft:${kind}`
forgetDraftOn(createFx.doneData, ({ booking }) => draftKey(booking.service.kind))

/** A version swap waits while true. */
export const $dirty = createStore(false, { serialize: 'ignore' })
  .on(edited, (_, isEdited) => isEdited)
  .reset(createFx.done, anotherWanted)
export const $refusal = failureOf(createFx).reset(createFx, timeChosen, anotherWanted)

/** One idempotency key per booking: a double click or lost response books once. Changed values or a clear refusal get a new key. */
const $attempt = createStore<{ key: string; wish: string } | null>(null, { serialize: 'ignore' })
  .on(submitted, (attempt, wish) => {
    const written = JSON.stringify(wish)
    return attempt?.wish === written ? attempt : { key: randomId(), wish: written }
  })
  .on(createFx.failData, (attempt, { kind }) => (kind === 'http' ? null : attempt))

sample({
  clock: submitted,
  source: { attempt: $attempt, busy: createFx.pending },
  filter: ({ busy }) => !busy,
  fn: ({ attempt }, { service, shop, day, time, name, phone, comment }) => ({
    body: {
      service,
      shop_id: Number(shop),
      start: `${day}T${time}`,
      name,
      phone,
      comment,
      agreement: true as const,
      idempotencyKey: attempt?.key ?? randomId(),
    },
  }),
  target: createFx,
})
sample({ clock: createFx.doneData, fn: ({ booking }) => booking, target: booked })
sample({ clock: createFx.failData, filter: (error) => isRefusal(error, 'SLOT_TAKEN'), fn: () => undefined, target: slotsWanted })
// Reloads free slots for another booking.
sample({ clock: anotherWanted, target: slotsWanted })
