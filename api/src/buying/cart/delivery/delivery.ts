import type { DeliveryOffer } from '@shop/contracts/places/delivery'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { CartDelivery, DeliveryEstimation } from '@shop/contracts/cart/full-cart'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import type { Locale } from '@shop/contracts/shop/storefront'
import { errorText } from '../../../platform/http/refusal.ts'
import { daysText, termText } from '../../../goods/places/calls/when.ts'
import type { Chosen } from '../choices/kept.ts'
import { CART_TEXTS } from '../texts/texts.ts'

/** The offer that the shopper chose: for couriers also by type, else the first available. */
export function chosenOffer(
  offers: readonly DeliveryOffer[],
  { delivery_method_id, courier_type }: Pick<Chosen, 'delivery_method_id' | 'courier_type'>,
) {
  if (!delivery_method_id) return null
  const ofMethod = offers.filter((offer) => offer.method_id === delivery_method_id || isCourier(offer, delivery_method_id))
  if (courier_type) return ofMethod.find((offer) => offer.courier_type === courier_type) ?? null
  return ofMethod.find(({ available }) => available) ?? ofMethod[0] ?? null
}

// Express, same day and EMS are courier types, whatever their delivery id.
const isCourier = (offer: DeliveryOffer, method: number) => method === deliveryMethod.courier && offer.courier_type !== null

/** `wearable`: there is something to try on. A printed certificate comes in an envelope. */
export const toCartDelivery = (
  offer: DeliveryOffer,
  locale: Locale,
  { free, wearable }: { free: boolean; wearable: boolean },
): CartDelivery => ({
  typeId: offer.method_id,
  courierType: offer.courier_type,
  ...CART_TEXTS[locale].delivery[offer.kind],
  ...(offer.kind === 'courier' && !(offer.fitting && wearable) && { description: CART_TEXTS[locale].courierWithoutFitting }),
  ...(offer.kind === 'shop' && !wearable && { description: CART_TEXTS[locale].shopWithoutFitting }),
  price: free ? 0 : offer.price,
  priceFrom: free ? 0 : offer.price_from,
  freeFrom: offer.free_from,
  available: offer.available,
  slots: offer.slots,
  contactless: offer.contactless,
  address: offer.address,
  code: offer.reason,
  message: offer.reason && refusalText(offer, offer.reason, locale),
})

/** Why it is unavailable now and, after a cut-off, the next available day. */
function refusalText({ dates, cut_off_hour }: DeliveryOffer, reason: ErrorCode, locale: Locale) {
  const text = errorText(locale, reason)
  return cut_off_hour === null ? text : `${text.replace(/\.$/, '')}. ${CART_TEXTS[locale].estimation.next(daysText(dates, locale, null))}`
}

export const toEstimation = (offer: DeliveryOffer, locale: Locale, today: string): DeliveryEstimation => ({
  typeId: offer.method_id,
  courierType: offer.courier_type,
  from: offer.dates.from,
  to: offer.dates.to,
  text: termText(offer, locale, today),
})
