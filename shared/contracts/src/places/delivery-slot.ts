import * as v from 'valibot'
import { Minor } from '../core/money.ts'
import { hourLater, minuteOf } from '../core/time/time-of-day.ts'

/** When the shopper wants the courier: a day, YYYY-MM-DD, and hours within it, HH:MM in the city's own time. */
export const DeliverySlot = v.object({ day: v.string(), from: v.string(), to: v.string() })
export type DeliverySlot = v.InferOutput<typeof DeliverySlot>

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
/** The same as a call brings it. */
export const deliverySlotInput = v.object({ day: v.pipe(v.string(), v.isoDate()), from: time, to: time })

/** Days and hours to choose from; each price is added to that of the courier. */
export const DeliverySlots = v.object({
  /** YYYY-MM-DD. */
  days: v.array(v.string()),
  windows: v.array(v.object({ from: v.string(), to: v.string(), price: Minor })),
  /** An hour of the shopper's own: it begins between `from` and `to`. */
  exactHour: v.object({ from: v.string(), to: v.string(), price: Minor }),
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
