import type { Location } from '@shop/contracts/places/shopper-location'
import type { City } from '@shop/contracts/places/location'
import { DEFAULT_COUNTRY, type Locale, type ShopContext } from '@shop/contracts/shop/storefront'
import type { Queryable } from '../../../platform/db/database.ts'
import { systemClock } from '../../../platform/clock/clock.ts'
import { TtlCache } from '../../../platform/clock/ttl-cache.ts'
import { patternOf } from './words.ts'

export interface CityRow {
  id: number
  country: string
  name_ru: string
  name_en: string
  region_ru: string
  region_en: string
  latitude: number
  longitude: number
  zone: number
}

const COLUMNS = 'id, country, name_ru, name_en, region_ru, region_en, latitude, longitude, zone'
const SHOWN = 12
/** Lifetime of the city cookie: a year. */
export const CITY_COOKIE = 'city'

export interface CityQuestion {
  cityId?: number | null | undefined
  city?: string | undefined
  region?: string | undefined
}

const PLACES_MS = 60_000
/** Cities change rarely, and every bag reads the same few rows: cached for a minute. */
export const cities = new TtlCache<CityRow | null>(systemClock, PLACES_MS)

/** A city by id, or by name in either language; the largest match unless a region is given. */
export const findCity = (database: Queryable, country: string, question: CityQuestion): Promise<CityRow | null> =>
  cities.of(JSON.stringify([country, question.cityId || [question.city, question.region]]), () => readCity(database, country, question))

async function readCity(database: Queryable, country: string, { cityId, city, region }: CityQuestion): Promise<CityRow | null> {
  if (cityId) {
    const [row] = await database.query<CityRow>(`SELECT ${COLUMNS} FROM cities WHERE id = $1 AND country = $2`, [cityId, country])
    return row ?? null
  }
  if (!city?.trim()) return null
  const [row] = await database.query<CityRow>(
    `SELECT ${COLUMNS} FROM cities WHERE country = $1 AND lower($2) IN (lower(name_ru), lower(name_en))
      ORDER BY lower($3) IN (lower(region_ru), lower(region_en)) DESC, people DESC, id LIMIT 1`,
    [country, city.trim(), region?.trim() ?? ''],
  )
  return row ?? null
}

/** Cities by prefix in either language; largest first. */
export async function suggestCities(database: Queryable, country: string, text: string): Promise<CityRow[]> {
  return database.query<CityRow>(
    `SELECT ${COLUMNS} FROM cities WHERE country = $1 AND ($2::text IS NULL OR words LIKE $2::text) ORDER BY people DESC, id LIMIT ${SHOWN}`,
    [country, patternOf(text)],
  )
}

/** Kilometers per degree of latitude. */
const DEGREE_KM = 111.2
/** Cities farther away than this do not match. */
const NEAR_KM = 150

/** The nearest city of any country; null if none is near. */
export async function nearestCity(database: Queryable, latitude: number, longitude: number): Promise<CityRow | null> {
  const [row] = await database.query<CityRow & { degrees: number }>(
    `SELECT ${COLUMNS}, sqrt(power(latitude - $1, 2) + power((longitude - $2) * cos(radians($1)), 2)) AS degrees
      FROM cities ORDER BY degrees, id LIMIT 1`,
    [latitude, longitude],
  )
  return row && row.degrees * DEGREE_KM <= NEAR_KM ? row : null
}

/** A country's default city: Moscow, Dubai; null elsewhere. */
export async function defaultCity(database: Queryable, country: string): Promise<CityRow | null> {
  if (!Object.values<string>(DEFAULT_COUNTRY).includes(country)) return null
  return cities.of(country, async () => {
    const [row] = await database.query<CityRow>(`SELECT ${COLUMNS} FROM cities WHERE country = $1 ORDER BY id LIMIT 1`, [country])
    return row ?? null
  })
}

/** The city from the shopper's cookie if it is in this country; else the country's default. */
export async function shopperCity(database: Queryable, { country }: ShopContext, cookie: string | undefined): Promise<CityRow | null> {
  const chosen = cookie && /^\d{1,6}$/.test(cookie) ? await findCity(database, country, { cityId: Number(cookie) }) : null
  return chosen ?? defaultCity(database, country)
}

export const toCity = (row: CityRow, locale: Locale): City => ({
  id: row.id,
  city: row[`name_${locale}`],
  region: row[`region_${locale}`],
  country_iso_code: row.country,
  latitude: row.latitude,
  longitude: row.longitude,
})

export const countryName = (code: string, locale: Locale) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code

export const toLocation = (row: CityRow | null, country: string, locale: Locale): Location => ({
  city_id: row?.id ?? null,
  city: row?.[`name_${locale}`] ?? '',
  region: row?.[`region_${locale}`] ?? '',
  country: countryName(country, locale),
  country_iso_code: country,
  beltway_hit: null,
  beltway_distance: null,
})
