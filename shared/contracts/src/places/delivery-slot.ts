import * as v from 'valibot'
import { Minor } from '../core/money.ts'
import { hourLater, minuteOf } from '../core/time/time-of-day.ts'

/** HH:MM in the city's own time. */
const Time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
/** YYYY-MM-DD. */
const Day = v.pipe(v.string(), v.isoDate())

/** When the shopper wants the courier: a day, and hours within it. */
export const DeliverySlot = v.object({ day: Day, from: Time, to: Time })
export type DeliverySlot = v.InferOutput<typeof DeliverySlot>

/** Days and hours to choose from; each price is added to that of the courier. */
export const DeliverySlots = v.object({
  days: v.array(Day),
  windows: v.array(v.object({ from: Time, to: Time, price: Minor })),
  /** An hour of the shopper's own: it begins between `from` and `to`. */
  exactHour: v.object({ from: Time, to: Time, price: Minor }),
})
export type DeliverySlots = v.InferOutput<typeof DeliverySlots>

/** What the slot adds to the price of the courier, minor units; null for one that cannot be had. */
export function slotPrice(slots: DeliverySlots, { day, from, to }: DeliverySlot): Minor | null {
  if (!slots.days.includes(day)) return null
  const window = slots.windows.find((one) => one.from === from && one.to === to)
  if (window) return window.price
  const { exactHour } = slots
  const begins = minuteOf(from)
  const isOffered = begins >= minuteOf(exactHour.from) && begins <= minuteOf(exactHour.to)
  return isOffered && to === hourLater(from) ? exactHour.price : null
}
