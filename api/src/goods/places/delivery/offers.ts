import type { DeliveryOffer } from '@shop/contracts/places/delivery'
import { EXPRESS_CUTOFF_HOUR, SAME_DAY_CUTOFF_HOUR } from '@shop/contracts/core/limits'
import type { Currency, Minor } from '@shop/contracts/core/money'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import type { Locale } from '@shop/contracts/shop/storefront'
import { hasContactlessDelivery, hasSpecialDelivery } from '@shop/forms/fields/address'
import * as figures from './figures.ts'
import { handoverOf, type ShopHours, type Way } from './handover.ts'
import { slotsOf } from './slots.ts'
import { beltwayOf, type Beltway } from '../cities/rings.ts'

/** A city for delivery calculations; names are Russian. */
export interface DeliveryPlace {
  country: string
  region: string
  city: string
  zone: number
  latitude: number | null
  longitude: number | null
  /** Providers with pickup points in the city, and the number of points. */
  providers: number[]
  points: number
  /** Nearby shops, and whether each has the whole bag; not said where no bag is asked about. */
  shops: (ShopHours & { isInShowcase?: boolean })[]
}

export interface DeliveryTerms {
  locale: Locale
  currency: Currency
  /** After item discounts and promo code, before bonuses. */
  goodsAfterPromo: Minor
  /** Electronic certificates only: sent by e-mail. */
  onlyOnlineCertificates: boolean
  /** A sizer alone: sent by post. */
  onlySizers?: boolean
  /** Of the address; omit it to use the city's location. */
  beltway?: Beltway | null | undefined
  /** Provider of the chosen pickup point. */
  providerId?: number | null | undefined
  now: Date
  holidays: readonly string[]
}

type Draft = Pick<DeliveryOffer, 'kind' | 'method_id' | 'days' | 'price_from'> & Partial<DeliveryOffer>

const LATE = { sameDay: 'LATE_SAME_DAY_DELIVERY', express: 'LATE_EXPRESS_DELIVERY' } as const

/** Delivery offers of a place, the most common first. Pure function. */
export function offersOf(place: DeliveryPlace, terms: DeliveryTerms): DeliveryOffer[] {
  const drafts = terms.onlyOnlineCertificates
    ? [onlineCertificate()]
    : terms.onlySizers
      ? [post(place)]
      : place.country === 'RU'
        ? inRussia(place, terms)
        : abroad(place, terms)
  return drafts.flatMap((draft) => {
    const term = termOf(draft, place, terms)
    // Kinds without a possible date are not offered.
    if (!term) return []
    const offer = {
      courier_type: null,
      price: draft.price_from,
      free_from: null,
      cut_off_hour: null,
      available: true,
      reason: null,
      payments: figures.PAYMENTS[place.country === 'RU' ? 'ru' : 'abroad'],
      fitting: false,
      contactless: false,
      places: null,
      address: null,
      ...draft,
      ...term,
    }
    return { ...offer, slots: slotsOf(offer, terms.holidays) }
  })
}

/** Estimated time, and why it is unavailable now. */
function termOf({ kind, days, hours }: Draft, { shops }: DeliveryPlace, { now, holidays }: DeliveryTerms) {
  const ask = (way: Way) => handoverOf(way, now, holidays)
  if (kind === 'shop') {
    // From the first shop to the last, as each says itself. Without a bag: from stock in a shop to brought from elsewhere.
    const days = shops
      .flatMap(({ isInShowcase, ...shop }) => (isInShowcase === undefined ? [true, false] : [isInShowcase]).map((has) => ({ shop, has })))
      .flatMap(({ shop, has }) => ask({ by: 'shop', shop, isInShowcase: has })?.from ?? [])
      .toSorted()
    const [from, to] = [days[0], days.at(-1)]
    return from && to ? { dates: { from, to }, hours: null } : null
  }
  const isQuick = kind === 'sameDay' || kind === 'express'
  const term = ask(kind === 'onlineCertificate' ? { by: 'mail' } : isQuick ? { by: kind } : { by: 'carrier', days, hours: hours ?? null })
  if (!term) return null
  const isLate = isQuick && !term.startsNow
  return { dates: { from: term.from, to: term.to }, hours: term.hours, ...(isLate && { available: false, reason: LATE[kind] }) }
}

/** Price of a parcel to a provider's point; null when it does not serve this currency. */
export function parcelPrice(
  providerId: number,
  zone: number,
  { currency, goodsAfterPromo }: Pick<DeliveryTerms, 'currency' | 'goodsAfterPromo'>,
) {
  const tariff = figures.PARCEL[providerId]
  if (!tariff || currency === 'AED') return null
  if (currency === 'USD') return tariff.USD
  return isFree(currency, goodsAfterPromo) ? 0 : tariff.RUB + (figures.ZONES[zone]?.parcel ?? 0)
}

/** Delivery days of a parcel, by Russian zone or abroad. */
export function parcelDays(country: string, zone: number) {
  if (country !== 'RU') return figures.PARCEL_ABROAD_DAYS
  const { from, to } = zoneOf(zone).days
  return { from: from + figures.PARCEL_EXTRA_DAYS, to: to + figures.PARCEL_EXTRA_DAYS }
}

/** Ring road distance of the address, or of the city. */
const beltwayAt = ({ region, latitude, longitude }: DeliveryPlace, beltway: Beltway | null | undefined) =>
  beltway ?? (latitude === null || longitude === null ? null : beltwayOf(region, latitude, longitude))

const zoneOf = (zone: number) => figures.ZONES[zone] ?? figures.ZONES[4]

function isFree(currency: Currency, goods: Minor) {
  const from = figures.FREE_DELIVERY_FROM[currency]
  return from !== null && goods >= from
}

const onlineCertificate = (): Draft => ({
  kind: 'onlineCertificate',
  method_id: deliveryMethod.onlineCertificate,
  price_from: 0,
  days: { from: 0, to: 0 },
  payments: figures.PAYMENTS.certificate,
})

/** A letter to the shopper's address, free [product.sizer-by-post]. */
function post({ country, zone }: DeliveryPlace): Draft {
  const { from, to } = parcelDays(country, zone)
  return {
    kind: 'post',
    method_id: deliveryMethod.courier,
    courier_type: 'standard',
    price_from: 0,
    days: { from: from + figures.POST_EXTRA_DAYS.from, to: to + figures.POST_EXTRA_DAYS.to },
    payments: figures.PAYMENTS.certificate,
  }
}

function inRussia(place: DeliveryPlace, terms: DeliveryTerms): Draft[] {
  const beltway = beltwayAt(place, terms.beltway)
  const isSpecial = hasSpecialDelivery(place)
  const isNear = beltway?.hit ?? true
  return [
    courier(place, terms, beltway),
    ...(isSpecial && isNear ? [sameDay(place), express(place)] : []),
    ...pickpoint(place, terms),
    ...fromShop(place),
    ...(figures.PICKUP_REGIONS.includes(place.region) ? [pickup(terms)] : []),
  ]
}

/** The threshold waives the base price only; kilometers outside the ring road are always paid. */
function courier(place: DeliveryPlace, { currency, goodsAfterPromo }: DeliveryTerms, beltway: Beltway | null): Draft {
  const { courier: base, days } = zoneOf(place.zone)
  const outside = beltway && !beltway.hit ? beltway.distance : 0
  const price = (isFree(currency, goodsAfterPromo) ? 0 : base) + outside * figures.COURIER_KILOMETRE_RUB
  const isTooFar = outside > figures.COURIER_MOST_KILOMETRES
  return {
    kind: 'courier',
    method_id: deliveryMethod.courier,
    courier_type: 'standard',
    price_from: price,
    price: isTooFar ? null : price,
    free_from: outside > 0 ? null : figures.FREE_DELIVERY_FROM.RUB,
    days,
    hours: place.zone === 0 ? figures.COURIER_HOURS : null,
    fitting: place.zone === 0,
    contactless: hasContactlessDelivery(place),
    ...(isTooFar && { available: false, reason: 'NO_COURIER_HERE' as const }),
  }
}

const sameDay = ({ region }: DeliveryPlace): Draft => ({
  kind: 'sameDay',
  method_id: deliveryMethod.dayToDay,
  courier_type: 'same-day',
  price_from: figures.SAME_DAY_RUB,
  days: { from: 0, to: 0 },
  cut_off_hour: SAME_DAY_CUTOFF_HOUR,
  fitting: true,
  contactless: hasContactlessDelivery({ region }),
})

const express = ({ region }: DeliveryPlace): Draft => ({
  kind: 'express',
  method_id: deliveryMethod.courier,
  courier_type: 'express',
  price_from: figures.EXPRESS_RUB,
  days: { from: 0, to: 0 },
  cut_off_hour: EXPRESS_CUTOFF_HOUR,
  payments: figures.PAYMENTS.prepaid,
  contactless: hasContactlessDelivery({ region }),
})

function pickpoint(place: DeliveryPlace, terms: DeliveryTerms): Draft[] {
  const prices = place.providers.flatMap((provider) => parcelPrice(provider, place.zone, terms) ?? [])
  if (place.points === 0 || prices.length === 0) return []
  const chosen = terms.providerId ? parcelPrice(terms.providerId, place.zone, terms) : null
  const least = Math.min(...prices)
  return [
    {
      kind: 'pickpoint',
      method_id: deliveryMethod.pickpoint,
      price_from: least,
      price: chosen ?? (least === Math.max(...prices) ? least : null),
      free_from: figures.FREE_DELIVERY_FROM[terms.currency],
      days: parcelDays(place.country, place.zone),
      places: place.points,
      fitting: place.country === 'RU',
    },
  ]
}

const fromShop = ({ shops }: DeliveryPlace): Draft[] =>
  shops.length === 0
    ? []
    : [
        {
          kind: 'shop',
          method_id: deliveryMethod.shop,
          price_from: 0,
          days: { from: 0, to: Math.max(...shops.map(({ days }) => days)) },
          places: shops.length,
          fitting: true,
        },
      ]

const pickup = ({ locale }: DeliveryTerms): Draft => ({
  kind: 'pickup',
  method_id: deliveryMethod.pickup,
  price_from: 0,
  days: { from: 1, to: 1 },
  hours: figures.COURIER_HOURS,
  fitting: true,
  address: figures.PICKUP_ADDRESS[locale],
})

function abroad(place: DeliveryPlace, terms: DeliveryTerms): Draft[] {
  const tariff = figures.EMS[place.country]
  const other = figures.EMS['other']
  const price = tariff?.[terms.currency] ?? other?.[terms.currency] ?? 0
  const ems: Draft = {
    kind: 'ems',
    method_id: deliveryMethod.courier,
    courier_type: 'ems',
    price_from: price,
    days: tariff?.days ?? other?.days ?? { from: 8, to: 14 },
  }
  return [ems, ...pickpoint(place, terms), ...fromShop(place)]
}
