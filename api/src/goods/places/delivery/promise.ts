import type { DeliveryPromise } from '@shop/contracts/catalog/product'
import type { Minor } from '@shop/contracts/core/money'
import type { DeliveryOffer } from '@shop/contracts/places/delivery'
import { minuteOf } from '@shop/contracts/core/time/time-of-day'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { CityRow } from '../cities/cities.ts'
import { clockAt, openDays } from '../shops/calendar.ts'
import { holidaysOf, shopDaysOff } from './figures.ts'
import { handoverOf, type ShopHours } from './handover.ts'
import { offersOf } from './offers.ts'

const COURIERS: readonly DeliveryOffer['kind'][] = ['courier', 'express', 'sameDay', 'ems']

/** Couriers that take an order placed now: the soonest, then one that comes later and costs less. */
export function promisedCouriers(offers: readonly DeliveryOffer[]): DeliveryOffer[] {
  const [soonest, ...later] = offers.filter(({ kind, available }) => COURIERS.includes(kind) && available).toSorted(bySoonest)
  if (!soonest) return []
  const cheaper = later
    .filter(({ price_from }) => price_from < soonest.price_from)
    .toSorted((one, other) => one.price_from - other.price_from)
  return [soonest, ...cheaper.slice(0, 1)]
}

const bySoonest = (one: DeliveryOffer, other: DeliveryOffer) =>
  one.dates.to.localeCompare(other.dates.to) || one.dates.from.localeCompare(other.dates.from) || one.price_from - other.price_from

/** The moment up to which an order comes as the offer says; null for a shop, which packs at any hour. */
export function orderBefore({ kind, days, hours }: DeliveryOffer, now: Date, holidays: readonly string[]): Date | null {
  if (kind === 'shop' || kind === 'onlineCertificate') return null
  const way = kind === 'sameDay' || kind === 'express' ? ({ by: kind } as const) : ({ by: 'carrier', days, hours } as const)
  return handoverOf(way, now, holidays).cutOff
}

/** The next hours in which a shop can be visited; null for a shop that never opens. */
export function nextVisit(
  { country, week, offset }: Pick<ShopHours, 'country' | 'week' | 'offset'>,
  now: Date,
  holidays: readonly string[],
) {
  const { date: today, minute } = clockAt(now, offset)
  for (const { date, from, to } of openDays(today, week, shopDaysOff(country, holidays))) {
    if (date !== today || minute < minuteOf(to)) return { date, from, to, today, isOpen: date === today && minute >= minuteOf(from) }
  }
  return null
}

/** Abroad a courier costs the same in the whole country. */
const NO_CITY = { region_ru: '', name_ru: '', zone: 0, latitude: null, longitude: null }

interface CourierTerms {
  now: Date
  holidays: readonly string[]
  goodsAfterPromo: Minor
}

/** Couriers to a city for an order placed now: their price and days need neither its shops nor its pickup points. */
function couriersTo(city: CityRow | null, { country, currency, locale }: ShopContext, terms: CourierTerms): DeliveryOffer[] {
  const { region_ru: region, name_ru: name, zone, latitude, longitude } = city ?? NO_CITY
  const place = { country, region, city: name, zone, latitude, longitude, providers: [], points: 0, shops: [] }
  return promisedCouriers(offersOf(place, { locale, currency, onlyOnlineCertificates: false, ...terms }))
}

/** What a courier to the city costs at least, by the rule that prices the order; null where none goes [delivery.price-one-rule]. */
export function courierFrom(city: CityRow | null, shop: ShopContext, now: Date, goodsAfterPromo: Minor): Minor | null {
  if (!city && shop.country === 'RU') return null
  const couriers = couriersTo(city, shop, { now, holidays: holidaysOf(process.env, now.getUTCFullYear()), goodsAfterPromo })
  return couriers.length === 0 ? null : Math.min(...couriers.map(({ price_from }) => price_from))
}

/** Delivery estimate of the product itself: the soonest courier. Null when the city is unknown or nobody goes there. */
export function promiseOf(
  city: CityRow | null,
  shop: ShopContext,
  now: Date,
  holidays: readonly string[] = holidaysOf(process.env, now.getUTCFullYear()),
): DeliveryPromise | null {
  if (!city) return null
  const { locale } = shop
  const [soonest] = couriersTo(city, shop, { now, holidays, goodsAfterPromo: 0 })
  if (!soonest) return null
  const cutOff = orderBefore(soonest, now, holidays)?.toISOString() ?? null
  return { kind: soonest.kind as DeliveryPromise['kind'], city: city[`name_${locale}`], cutOff, ...soonest.dates }
}
