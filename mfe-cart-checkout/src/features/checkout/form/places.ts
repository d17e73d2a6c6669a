import type { Location } from '@shop/contracts/places/shopper-location'
import type { Locale } from '@shop/contracts/shop/storefront'
import { placeInOrder } from '@shop/i18n/places/in-order'
import type { Values } from './values.ts'

/** Kinds of place, by the field that is shown as wrong without one. */
export type PlaceField = 'address' | 'pickup_point' | 'shop_id'

const FIELDS_OF = {
  address: [
    'address',
    'apartment',
    'front_door',
    'floor',
    'house_code',
    'address_line2',
    'city',
    'region',
    'postal_code',
    'comment_for_courier',
    'delivery_day',
    'delivery_hours',
    'delivery_time',
  ],
  pickup_point: ['pickup_point', 'pickpoint_number', 'pickpoint_short_address', 'pickpoint_full_address'],
  shop_id: ['shop_id'],
} as const satisfies Record<PlaceField, readonly (keyof Values)[]>
const PLACES = Object.keys(FIELDS_OF) as PlaceField[]

/** Everything that is true in one city only, blank. */
export const NO_PLACE = Object.fromEntries(PLACES.flatMap((place) => FIELDS_OF[place].map((name) => [name, '']))) as Partial<Values>

/** Whether the places of these values are in this city. Without a known city they are taken as they are. */
export const isOfCity = ({ city_id = '' }: Partial<Pick<Values, 'city_id'>>, city: string) =>
  city_id === '' || city === '' || city_id === city

/** What a shopper has typed or chosen for one city, as it is named to them. */
export type TypedPlace = PlaceField | 'comment_for_courier' | 'delivery_hours'

// City and region are prefilled; the courier's note and hours are told under their own names.
const NOT_TYPED: readonly string[] = [
  'city',
  'region',
  'comment_for_courier',
  'delivery_day',
  'delivery_hours',
  'delivery_time',
] satisfies (keyof Values)[]

/** What a change of place takes away. */
export function placesOf(values: Partial<Values>): TypedPlace[] {
  const places = PLACES.filter((place) => FIELDS_OF[place].some((name) => !NOT_TYPED.includes(name) && values[name]))
  return [...places, ...(['comment_for_courier', 'delivery_hours'] as const).filter((name) => values[name])]
}

/** Values without the places of another city. */
export function underCity(values: Partial<Values>, city: string): Partial<Values> {
  if (isOfCity(values, city)) return { ...values, city_id: city || (values.city_id ?? '') }
  const kept = Object.entries(values).filter(([name]) => !(name in NO_PLACE))
  return { ...Object.fromEntries(kept), city_id: city }
}

/** A place in one line, with its city where the line does not name it, and its country outside Russia. */
export function placeLine(parts: readonly string[], place: Partial<Location> | null, locale: Locale): string {
  const line = parts.filter(Boolean).join(', ')
  const { city = '', country = '', country_iso_code: code = 'RU' } = place ?? {}
  const isNamed = line.toLowerCase().includes(city.toLowerCase())
  return placeInOrder([line], [!isNamed && city, code !== 'RU' && country], locale)
}
