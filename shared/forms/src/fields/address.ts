import { plainText } from '../text.ts'
import type { Verdict } from '../verdict.ts'

/** Where contactless delivery is possible. Regions by their Russian names, as in the city table. */
const CONTACTLESS_REGIONS: readonly string[] = ['Москва', 'Санкт-Петербург']

/** Where express and same-day couriers deliver. */
const SPECIAL_DELIVERY_REGIONS: readonly string[] = ['Москва', 'Московская область', 'Ленинградская область', 'Санкт-Петербург']
const SPECIAL_DELIVERY_CITIES: readonly string[] = ['Нижний Новгород']

/** Pickup point numbers abroad. */
const PICKPOINT_CODES = { BY: /^2\d{5}$/, KZ: /^0\d{5}$/ } as const

interface CityOfRegion {
  /** Russian names, as in the city table. */
  region: string
  city: string
}

// The region around the city is another place, but its English name starts with the same word.
const MOSCOW = /^\s*(Москва|Moscow(?!\s+(region|oblast)))(?![\p{L}-])/iu

/** An address that starts with Moscow. */
export const isMoscowAddress = (address: string): boolean => MOSCOW.test(plainText(address))

/** A Moscow address for a delivery to another city, unless it names that city too: Москва, Зеленоград. */
export const isMoscowInstead = (address: string, city: string): boolean =>
  city !== '' && isMoscowAddress(address) && !isMoscowAddress(city) && !address.toLowerCase().includes(city.toLowerCase())

/** Whether a point of this country may have such a number; in other countries any will do. */
export function isPickpointCode(code: string, country: string): boolean {
  return !isPatterned(country) || PICKPOINT_CODES[country].test(code)
}
const isPatterned = (country: string): country is keyof typeof PICKPOINT_CODES => country in PICKPOINT_CODES

/** Whether contactless delivery is possible. */
export const hasContactlessDelivery = ({ region }: Pick<CityOfRegion, 'region'>): boolean => CONTACTLESS_REGIONS.includes(region)

/** Whether express and same-day couriers deliver there. */
export const hasSpecialDelivery = ({ region, city }: CityOfRegion): boolean =>
  SPECIAL_DELIVERY_REGIONS.includes(region) || SPECIAL_DELIVERY_CITIES.includes(city)

/** A complete address: needs both street and house number. */
export function streetAddress(typed: string): Verdict {
  const text = plainText(typed)
  if (text.trim() === '') return 'EMPTY_ADDRESS'
  if (!/\d/.test(text)) return 'EMPTY_HOUSE'
  return /\p{L}{2}/u.test(text) ? null : 'EMPTY_STREET'
}
