import {
  CONTACTLESS_REGIONS,
  PICKPOINT_CODES,
  SPECIAL_DELIVERY_CITIES,
  SPECIAL_DELIVERY_REGIONS,
} from '@shop/contracts/contact/address-rules'
import type { Verdict } from '../verdict.ts'

interface Place {
  /** Russian names, as the directory of places has them. */
  region: string
  city: string
}

// The region around the city is another place: in English its name starts with the same word.
const MOSCOW = /^\s*(Москва|Moscow(?!\s+(region|oblast)))(?![\p{L}-])/iu

/** An address that starts with Moscow. */
export const isMoscowAddress = (address: string): boolean => MOSCOW.test(address)

/** Country of a pickup point abroad, told by its number; null for any other number. */
export function pickpointCountry(code: string): 'BY' | 'KZ' | null {
  if (PICKPOINT_CODES.BY.test(code)) return 'BY'
  return PICKPOINT_CODES.KZ.test(code) ? 'KZ' : null
}

/** Whether a courier may leave the order at the door. */
export const hasContactlessDelivery = ({ region }: Pick<Place, 'region'>): boolean => CONTACTLESS_REGIONS.includes(region)

/** Whether express and same-day couriers go there. */
export const hasSpecialDelivery = ({ region, city }: Place): boolean =>
  SPECIAL_DELIVERY_REGIONS.includes(region) || SPECIAL_DELIVERY_CITIES.includes(city)

/** Where a courier can ring: a street without a number is no such place, nor is a number without a street. */
export function streetAddress(text: string): Verdict {
  if (text.trim() === '') return 'EMPTY_ADDRESS'
  if (!/\d/.test(text)) return 'EMPTY_HOUSE'
  return /\p{L}{2}/u.test(text) ? null : 'EMPTY_STREET'
}
