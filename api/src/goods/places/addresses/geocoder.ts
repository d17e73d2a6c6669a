import type { AddressSuggestion } from '@shop/contracts/places/location'
import type { Locale } from '@shop/contracts/shop/storefront'
import type { Queryable } from '../../../platform/db/database.ts'
import { stableHash } from '../../../platform/stable-hash.ts'
import { addressServiceOf, type ServiceAddress } from './address-service.ts'
import type { CityRow } from '../cities/cities.ts'
import { housePlace } from './house.ts'
import { lineOf } from './line.ts'
import { beltwayOf, type Beltway } from '../cities/rings.ts'
import { nearestFirst, type TypedAddress, typedAddress } from './typed-address.ts'

interface Street {
  name_ru: string
  name_en: string
  latitude: number
  longitude: number
  words: string
}

export interface AddressFound {
  address: string
  /** True with a house number: only the apartment is missing. */
  is_full: boolean
  /** False for a street that we do not know: the coordinates are those of the town. */
  is_known: boolean
  latitude: number
  longitude: number
  /** Null when the region has no ring road. */
  beltway: Beltway | null
}

const SHOWN = 7
/** Fallback position of unknown addresses near the town's center. */
const UNKNOWN_SPREAD = 0.012

const hasWords = ({ words }: Street, asked: readonly string[]) => asked.every((word) => words.includes(` ${word}`))

const streetsOf = (database: Queryable, city: CityRow) =>
  database.query<Street>('SELECT name_ru, name_en, latitude, longitude, words FROM streets WHERE city_id = $1 ORDER BY position', [city.id])

const streetsLike = async (database: Queryable, city: CityRow, typed: TypedAddress) =>
  nearestFirst(
    (await streetsOf(database, city)).filter((street) => hasWords(street, typed.words)),
    typed,
    ({ name_ru, name_en }) => [name_ru, name_en],
  )

const service = addressServiceOf(process.env)

/** Result of the external service; null without one, or when it is unavailable: orders must not wait for it. */
const asked = (city: CityRow, text: string, locale: Locale): Promise<ServiceAddress[] | null> =>
  service ? service.suggest(city, text, locale).catch(() => null) : Promise.resolve(null)

/** Streets of a city that match all words, those of that name first, with the house number if typed [checkout.nearest-street]. */
export async function suggestAddresses(database: Queryable, city: CityRow, text: string, locale: Locale): Promise<AddressSuggestion[]> {
  const typed = typedAddress(text, city)
  const { words, house } = typed
  if (words.length === 0) return []
  const known = await asked(city, text, locale)
  if (known) return nearestFirst(known, typed, ({ street }) => [street]).map(({ latitude: _, longitude: __, ...suggestion }) => suggestion)
  const streets = await streetsLike(database, city, typed)
  return streets.slice(0, SHOWN).map((street) => {
    const name = street[`name_${locale}`]
    return { address: lineOf(city, name, house, locale), street: name, house, is_full: house !== null }
  })
}

/** Coordinates of an address and its ring road distance, as the server calculates them. Null when the text has no words. */
export async function placeOfAddress(database: Queryable, city: CityRow, text: string, locale: Locale): Promise<AddressFound | null> {
  const typed = typedAddress(text, city)
  const { words, house } = typed
  if (words.length === 0) return null
  const [known] = nearestFirst((await asked(city, text, locale)) ?? [], typed, ({ street }) => [street])
  if (known && known.latitude !== null && known.longitude !== null) {
    const { address, is_full, latitude, longitude } = known
    return { address, is_full, is_known: true, latitude, longitude, beltway: beltwayOf(city.region_ru, latitude, longitude) }
  }
  const [street] = await streetsLike(database, city, typed)
  const { latitude, longitude } = street ? housePlace(street, house ?? '') : inTheMiddle(city, words.join(' '))
  const written = text.trim().replace(/\s+/g, ' ')
  return {
    address: street ? lineOf(city, street[`name_${locale}`], house, locale) : written,
    is_full: house !== null,
    is_known: street !== undefined,
    latitude,
    longitude,
    beltway: beltwayOf(city.region_ru, latitude, longitude),
  }
}

const inTheMiddle = ({ latitude, longitude }: CityRow, words: string) => ({
  latitude: latitude + (stableHash(`north ${words}`, 200) / 100 - 1) * UNKNOWN_SPREAD,
  longitude: longitude + (stableHash(`east ${words}`, 200) / 100 - 1) * UNKNOWN_SPREAD,
})
