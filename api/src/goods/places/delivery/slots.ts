import type { DeliveryOffer } from '@shop/contracts/places/delivery'
import { type DeliverySlot, type DeliverySlots, slotPrice } from '@shop/contracts/places/delivery-slot'
import { dateAfter } from '../shops/calendar.ts'
import * as figures from './figures.ts'

/** Days and hours that a courier may be asked for; null where no hours are promised. */
export function slotsOf({ kind, dates, hours }: Pick<DeliveryOffer, 'kind' | 'dates' | 'hours'>, holidays: readonly string[]) {
  if (kind !== 'courier' || !hours) return null
  const days = Array.from({ length: figures.COURIER_SLOTS.days }, (_, later) => dateAfter(dates.from, later, holidays))
  return { ...figures.COURIER_SLOTS, days } satisfies DeliverySlots
}

/** What the shopper has chosen about a courier. */
export interface CourierChoices {
  delivery_slot?: DeliverySlot | null | undefined
  contactless?: boolean | undefined
}

/** Whether this delivery can be made as chosen. */
export const isSlotOffered = ({ slots }: DeliveryOffer, { delivery_slot }: CourierChoices) =>
  !delivery_slot || (slots !== null && slotPrice(slots, delivery_slot) !== null)

/** The offer at the chosen hour, and left at the door where it may be. A kept hour that is gone changes nothing [delivery.chosen-slot]. */
export function asChosen(offer: DeliveryOffer, { delivery_slot: slot, contactless }: CourierChoices): DeliveryOffer {
  const atDoor = contactless && offer.contactless ? { ...offer, fitting: false, payments: figures.PAYMENTS.prepaid } : offer
  const added = slot && offer.slots && slotPrice(offer.slots, slot)
  if (!slot || added === null || added === undefined) return atDoor
  return {
    ...atDoor,
    price: atDoor.price === null ? null : atDoor.price + added,
    dates: { from: slot.day, to: slot.day },
    hours: { from: slot.from, to: slot.to },
  }
}
