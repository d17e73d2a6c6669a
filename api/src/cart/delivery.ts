import type { DeliveryOffer } from '@shop/contracts/delivery'
import type { CartDelivery, Choices, DeliveryEstimation } from '@shop/contracts/full-cart'
import { deliveryMethod } from '@shop/contracts/reference-ids'
import type { Locale } from '@shop/contracts/storefront'
import { errorText } from '../http/refusal.ts'
import { CART_WORDS } from './words/words.ts'

/** The offer that a shopper has chosen: of couriers the type too, or the first that is to be had. */
export function chosenOffer(
  offers: readonly DeliveryOffer[],
  { delivery_method_id, courier_type }: Pick<Choices, 'delivery_method_id' | 'courier_type'>,
) {
  if (!delivery_method_id) return null
  const ofMethod = offers.filter((offer) => offer.method_id === delivery_method_id || isCourier(offer, delivery_method_id))
  if (courier_type) return ofMethod.find((offer) => offer.courier_type === courier_type) ?? null
  return ofMethod.find(({ available }) => available) ?? ofMethod[0] ?? null
}

// Express, same day and EMS are courier types, whatever id of spec §3 they go by (reading 26).
const isCourier = (offer: DeliveryOffer, method: number) => method === deliveryMethod.courier && offer.courier_type !== null

export const toCartDelivery = (offer: DeliveryOffer, locale: Locale, free: boolean): CartDelivery => ({
  typeId: offer.method_id,
  courierType: offer.courier_type,
  ...CART_WORDS[locale].delivery[offer.kind],
  price: free ? 0 : offer.price,
  priceFrom: free ? 0 : offer.price_from,
  freeFrom: offer.free_from,
  available: offer.available,
  code: offer.reason,
  message: offer.reason && errorText(locale, offer.reason),
})

export const toEstimation = (offer: DeliveryOffer, locale: Locale): DeliveryEstimation => ({
  typeId: offer.method_id,
  courierType: offer.courier_type,
  from: offer.dates.from,
  to: offer.dates.to,
  text: termOf(offer, locale),
})

/** When it comes: `завтра, 10–18`, `21–23 ноября`. */
export function termOf({ kind, days, dates, hours }: DeliveryOffer, locale: Locale): string {
  const words = CART_WORDS[locale].estimation
  if (kind === 'onlineCertificate') return words.onPayment
  const near = days.to === 0 ? words.today : days.from === 1 && days.to === 1 ? words.tomorrow : null
  const when = near ?? range(dates.from, dates.to, locale)
  return hours ? `${when}, ${words.hours(hours.from, hours.to)}` : when
}

const dayAndMonth = (language: string) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
// Made once: to make one costs more than everything else that a bag is reckoned by.
const DAYS: Record<Locale, Intl.DateTimeFormat> = { ru: dayAndMonth('ru-RU'), en: dayAndMonth('en-GB') }

function range(from: string, to: string, locale: Locale) {
  const format = DAYS[locale]
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)]
  if (from === to) return format.format(first)
  // Not formatRange: it sets thin spaces that differ between versions of its data.
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${first.getUTCDate()}–${format.format(last)}`
    : `${format.format(first)} — ${format.format(last)}`
}
