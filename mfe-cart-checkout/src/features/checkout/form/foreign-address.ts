import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { Location } from '@shop/contracts/places/shopper-location'
import type { ListedAddress } from '@shop/contracts/account/saved-addresses'
import { addressFaults, addressLine, cleanAddress, type AddressPart, type PostalAddress } from '@shop/forms/postal/address'
import { regionIn } from '@shop/forms/postal/regions'
import type { Values } from './values.ts'

/** Form fields of an address outside Russia. */
export const FOREIGN_FIELDS = {
  address: 'address',
  line2: 'address_line2',
  city: 'city',
  region: 'region',
  postalCode: 'postal_code',
} as const satisfies Record<AddressPart, keyof Values>

type Fields = Pick<Values, (typeof FOREIGN_FIELDS)[AddressPart]>

/** No address: of another country nothing is kept. */
export const NO_ADDRESS: Pick<Values, 'apartment' | 'front_door' | 'floor' | 'house_code'> & Fields = {
  address: '',
  address_line2: '',
  city: '',
  region: '',
  postal_code: '',
  apartment: '',
  front_door: '',
  floor: '',
  house_code: '',
}

const postalOf = ({ address, address_line2: line2, city, region, postal_code: postalCode }: Fields, country: string): PostalAddress => ({
  country,
  address,
  line2,
  city,
  region,
  postalCode,
})

/** Error codes by form field. */
export const foreignFaults = (values: Fields, country: string): Partial<Record<keyof Values, ErrorCode>> =>
  Object.fromEntries(
    Object.entries(addressFaults(postalOf(values, country))).map(([part, code]): [string, ErrorCode] => [
      FOREIGN_FIELDS[part as AddressPart],
      code,
    ]),
  )

/** The address as one line, by its country. */
export const foreignLine = (values: Fields, country: string, countryName?: string) => addressLine(postalOf(values, country), countryName)

/** Order fields: trimmed, regions as printed. */
export function foreignBody(values: Fields, country: string) {
  const { address, line2, city, region, postalCode } = cleanAddress(postalOf(values, country))
  return { address, address_line2: line2, city, region, postal_code: postalCode }
}

/** Form values of a saved address. */
export const ofAddress = ({ address, apartment, frontDoor, floor, houseCode, postal }: ListedAddress) => ({
  address,
  apartment,
  front_door: frontDoor,
  floor,
  house_code: houseCode,
  address_line2: postal?.line2 ?? '',
  city: postal?.city ?? '',
  region: postal?.region ?? '',
  postal_code: postal?.postalCode ?? '',
})

/** Saved addresses of a country; the main one first. */
export const addressesIn = (addresses: readonly ListedAddress[], country: string) =>
  addresses.filter(({ postal }) => (postal?.country ?? 'RU') === country)

/** City and region of the shopper's place, to begin an address with. */
export function startingPlace(place: Location | null, country: string): Pick<Values, 'city' | 'region'> {
  if (country === 'RU' || place?.country_iso_code !== country) return { city: '', region: '' }
  return { city: place.city, region: regionIn(country, place.region) ?? '' }
}

/** A saved draft for another country. Drafts that name no country hold Russian fields. */
export const isOfAnother = (saved: Partial<Values>, country: string) => Boolean(saved.address) && (saved.country || 'RU') !== country
