import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { inLatin } from './latin.ts'
import { plainText } from '../text.ts'
import { formatOf, type PostalKind, type RegionKind } from './formats.ts'
import { isCodeOfRegion } from './region-codes.ts'
import { regionIn, regionsOf } from './regions.ts'

/** An address outside Russia; the country is ISO 3166-1 alpha-2. Fields that a country does not have are empty. */
export interface PostalAddress {
  country: string
  /** Street and house. */
  address: string
  /** Apartment, suite, floor. */
  line2: string
  city: string
  /** State, province or emirate as printed. */
  region: string
  postalCode: string
}

export type AddressPart = Exclude<keyof PostalAddress, 'country'>

const PARTS: Readonly<Record<string, AddressPart>> = { A: 'address', C: 'city', S: 'region', Z: 'postalCode' }
const EMPTY_CODE: Readonly<Record<AddressPart, ErrorCode>> = {
  address: 'EMPTY_ADDRESS',
  line2: 'EMPTY_FIELD',
  city: 'EMPTY_TOWN',
  region: 'EMPTY_REGION',
  postalCode: 'EMPTY_POSTAL_CODE',
}

/** Fields of a country's address in the order of the form. */
export const partsOf = (country: string): readonly AddressPart[] =>
  [...formatOf(country).lines].flatMap((sign): AddressPart[] => {
    const part = PARTS[sign]
    return part === 'address' ? ['address', 'line2'] : part ? [part] : []
  })

export const isRequired = (country: string, part: AddressPart) => [...formatOf(country).required].some((letter) => PARTS[letter] === part)

/** Tokens of autofill. */
export const ADDRESS_TOKENS: Readonly<Record<AddressPart, string>> = {
  address: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
}

/** What a field of the address is in a country: a state or an emirate, a ZIP code or a postcode. */
export function partKind(country: string, part: AddressPart): 'address' | 'line2' | 'city' | 'town' | 'postal' | RegionKind | PostalKind {
  const { region = 'region', postalName = 'postal', cityName = 'city' } = formatOf(country)
  return part === 'region' ? region : part === 'postalCode' ? postalName : part === 'city' ? cityName : part
}

/** A postal code as its post prints it: `v5k0a1` of Canada is `V5K 0A1`, `110 001` of India `110001`. */
export function postalCodeOf(country: string, text: string): string {
  const code = text.trim().toUpperCase().replace(/\s+/g, ' ')
  const { postal = '', example = '' } = formatOf(country)
  const bare = code.replaceAll(' ', '')
  const tail = example.split(' ')[1]?.length
  const printed = tail ? `${bare.slice(0, -tail)} ${bare.slice(-tail)}` : bare
  return new RegExp(`^(?:${postal})$`).test(printed) ? printed : code
}

/** An address as kept: trimmed, regions by their printed value, nothing that the country does not print. */
export function cleanAddress(given: PostalAddress): PostalAddress {
  const { country } = given
  const parts = partsOf(country)
  const kept = (part: AddressPart) => (parts.includes(part) ? plainText(given[part]).trim().replace(/\s+/g, ' ') : '')
  return {
    country,
    address: kept('address'),
    line2: kept('line2'),
    city: kept('city'),
    region: regionIn(country, kept('region')) ?? kept('region'),
    postalCode: postalCodeOf(country, kept('postalCode')),
  }
}

/** Error codes by field, by the format of the country; empty when it is complete. [checkout.address-by-country] */
export function addressFaults(given: PostalAddress): Partial<Record<AddressPart, ErrorCode>> {
  const { country, ...address } = cleanAddress(given)
  const faults: Partial<Record<AddressPart, ErrorCode>> = {}
  for (const part of partsOf(country)) {
    const fault = address[part] === '' && isRequired(country, part) ? EMPTY_CODE[part] : inLatin(address[part], country)
    if (fault) faults[part] = fault
  }
  // A house may have a name instead of a number, but an address has letters.
  if (!faults.address && !/\p{L}{2}/u.test(address.address)) faults.address = 'EMPTY_STREET'
  if (!faults.city && address.city !== '' && !/\p{L}{2}/u.test(address.city)) faults.city = 'EMPTY_TOWN'
  if (address.region !== '' && regionsOf(country).length > 0 && regionIn(country, address.region) === null) faults.region = 'EMPTY_REGION'
  const { postal } = formatOf(country)
  if (postal && address.postalCode !== '' && !new RegExp(`^(?:${postal})$`).test(address.postalCode))
    faults.postalCode = 'WRONG_POSTAL_CODE'
  else if (!isCodeOfRegion(country, address.region, address.postalCode) && address.postalCode !== '')
    faults.postalCode = 'POSTAL_CODE_OF_OTHER_REGION'
  return faults
}

/** An address by the lines of its country: `350 Fifth Avenue, Apt 5B, New York, NY 10118, United States`. Where they begin with the large, so does the country [orders.address-order]. */
export function addressLine(given: PostalAddress, countryName = ''): string {
  const address = withoutRepeatedRegion(cleanAddress(given))
  const { lines } = formatOf(address.country)
  const shown = lines.split('|').map((line) => printed(line, address))
  return (lines.startsWith('A') ? [...shown, countryName] : [countryName, ...shown]).filter(Boolean).join(', ')
}

/** A city that is a state or an emirate of the same name is printed once: Dubai, not Dubai, Dubai. */
const withoutRepeatedRegion = (address: PostalAddress): PostalAddress =>
  address.region.toLowerCase() === address.city.toLowerCase() ? { ...address, region: '' } : address

/** Fills a line in; what stands between empty fields is left out. */
function printed(line: string, address: PostalAddress): string {
  let text = ''
  let between = ''
  for (const sign of line) {
    const part = PARTS[sign]
    if (!part) {
      between += sign
      continue
    }
    const value = part === 'address' ? [address.address, address.line2].filter(Boolean).join(', ') : address[part]
    if (value) text += (text && between) + value
    between = value || text === '' ? '' : between
  }
  return text
}
