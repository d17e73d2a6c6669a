import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { hourLater, minuteOf } from '@shop/contracts/core/time/time-of-day'
import { type DeliverySlot, type DeliverySlots, slotPrice } from '@shop/contracts/places/delivery-slot'
import type { Values } from './values.ts'

/** Hours of the shopper's own, typed as `delivery_time`. */
export const EXACT_HOUR = 'exact'
const WHOLE_TIME = /^\d\d:\d\d$/

type SlotValues = Pick<Values, 'delivery_day' | 'delivery_hours' | 'delivery_time'>

export const NO_SLOT: SlotValues = { delivery_day: '', delivery_hours: '', delivery_time: '' }

/** Radio value of a window: `10:00-13:00`. */
export const hoursKey = ({ from, to }: Pick<DeliverySlot, 'from' | 'to'>) => `${from}-${to}`

/** The slot of these values; null while none is chosen, or it is not whole. */
export function slotOf({ delivery_day: day, delivery_hours: hours, delivery_time: time }: SlotValues): DeliverySlot | null {
  if (day === '' || hours === '') return null
  if (hours === EXACT_HOUR) return WHOLE_TIME.test(time) ? { day, from: time, to: hourLater(time) } : null
  const [from = '', to = ''] = hours.split('-')
  return { day, from, to }
}

/** A whole time within the hours that the courier has. */
export const isHourOffered = (time: string, { from, to }: DeliverySlots['exactHour']) =>
  WHOLE_TIME.test(time) && minuteOf(time) >= minuteOf(from) && minuteOf(time) <= minuteOf(to)

/** What is wrong with the chosen hours, by field. */
export function slotFaults(values: SlotValues, slots: DeliverySlots): Partial<Record<keyof SlotValues, ErrorCode>> {
  const field = values.delivery_hours === EXACT_HOUR ? 'delivery_time' : 'delivery_hours'
  if (field === 'delivery_time' && !WHOLE_TIME.test(values.delivery_time)) return { delivery_time: 'REQUIRED_FIELD' }
  const slot = slotOf(values)
  return slot && slotPrice(slots, slot) === null ? { [field]: 'SLOT_TAKEN' } : {}
}
