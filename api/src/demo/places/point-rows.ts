import type { InferInsertModel } from 'drizzle-orm'
import type { pickupPoints } from '../../platform/db/schema/index.ts'
import { stableHash } from '../../platform/stable-hash.ts'
import { housePlace } from '../../goods/places/addresses/house.ts'
import { wordsOf } from '../../goods/places/cities/words.ts'
import type { DemoCity } from './city-rows.ts'
import type { DemoStreet } from './street-rows.ts'

type Point = InferInsertModel<typeof pickupPoints>

/** Pickup points by country: 2,000 in total. Codes start with 0 in Kazakhstan and 2 in Belarus. */
const COUNTRIES = {
  RU: { points: 1690, code: (number: number) => String(100_000 + ((number * 37) % 90_000)), providers: [1, 1, 1, 1, 2, 2, 2, 3, 3, 3] },
  KZ: { points: 170, code: (number: number) => `0${String(10_000 + number * 53)}`, providers: [2, 2, 2, 3, 3] },
  BY: { points: 140, code: (number: number) => `2${String(10_000 + number * 59)}`, providers: [2, 2, 2, 3, 3] },
} as const

const WAYS: [ru: string, en: string][] = [
  ['Вход с улицы, рядом с аптекой', 'Street entrance, next to the pharmacy'],
  ['Вход со двора, первый этаж', 'Courtyard entrance, ground floor'],
  ['В торговом центре, первый этаж', 'In the shopping center, ground floor'],
  ['В торговом центре, цокольный этаж', 'In the shopping center, lower floor'],
  ['Отдельный вход под вывеской', 'A door of its own under the sign'],
  ['Вход через арку', 'Through the archway'],
]
const AUTOMAT_WAYS: [ru: string, en: string][] = [
  ['В супермаркете, у касс', 'In the supermarket, by the tills'],
  ['В супермаркете, у входа', 'In the supermarket, by the entrance'],
  ['На улице, под навесом', 'Outside, under the canopy'],
]
const HOURS = [
  ['10:00', '21:00'],
  ['09:00', '20:00'],
  ['10:00', '22:00'],
  ['09:00', '21:00'],
] as const

/** Larger towns have more points, less than proportionally; rounded by largest remainder. */
function shares(cities: readonly DemoCity[], whole: number): number[] {
  const weights = cities.map(({ people }) => people ** 0.85)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const exact = weights.map((weight) => (weight / sum) * whole)
  const parts = exact.map(Math.floor)
  const byRemainder = exact.map((value, index) => ({ index, rest: value % 1 })).sort((one, other) => other.rest - one.rest)
  const left = whole - parts.reduce((total, part) => total + part, 0)
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

export function listPoints(cities: readonly DemoCity[], streetsOf: (city: DemoCity) => DemoStreet[]): Point[] {
  const points: Point[] = []
  for (const [country, { points: whole, code, providers }] of Object.entries(COUNTRIES)) {
    const own = cities.filter((city) => city.country === country)
    let number = 0
    for (const [index, quantity] of shares(own, whole).entries()) {
      const city = own[index]
      if (!city) continue
      const streets = streetsOf(city)
      const taken = new Set<string>()
      for (let place = 0; place < quantity; place += 1) {
        number += 1
        const key = `${city.id} ${place}`
        const street = streets[stableHash(`street ${key}`, streets.length)]
        if (!street) throw new Error(`${city.name_en} has no streets.`)
        const provider = providers[stableHash(`provider ${key}`, providers.length)] ?? 2
        points.push(
          pointOf({ id: points.length + 1, code: code(number), provider, city, street, house: freeHouse(street, key, taken), key }),
        )
      }
    }
  }
  return points
}

function freeHouse({ name_ru }: DemoStreet, key: string, taken: Set<string>): string {
  for (let number = 1 + stableHash(`house ${key}`, 110); ; number += 2) {
    const house = `${name_ru} ${number}`
    if (taken.has(house)) continue
    taken.add(house)
    return String(number)
  }
}

interface Draft {
  id: number
  code: string
  provider: number
  city: DemoCity
  street: DemoStreet
  house: string
  key: string
}

function pointOf({ id, code, provider, city, street, house, key }: Draft): Point {
  const isAutomat = provider === 1 && stableHash(`automat ${key}`, 10) < 6
  const isOpenAlways = isAutomat && stableHash(`always ${key}`, 4) === 0
  const ways = isAutomat ? AUTOMAT_WAYS : WAYS
  const [way_ru, way_en] = ways[stableHash(`way ${key}`, ways.length)] ?? ['', '']
  const [opens, closes] = provider === 1 ? ['08:00', '23:00'] : (HOURS[stableHash(`hours ${key}`, HOURS.length)] ?? ['10:00', '21:00'])
  return {
    id,
    code,
    provider_id: provider,
    city_id: city.id,
    short_ru: `${street.name_ru}, ${house}`,
    short_en: `${house} ${street.name_en}`,
    way_ru,
    way_en,
    ...housePlace(street, house),
    opens: isOpenAlways ? null : opens,
    closes: isOpenAlways ? null : closes,
    is_automat: isAutomat,
    has_fitting: provider === 2 || (provider === 3 && stableHash(`fitting ${key}`, 10) < 6),
    payments: city.country !== 'RU' ? ['card'] : ['card', 'fastPayment', 'instalments', ...(isAutomat ? [] : ['onReceipt'])],
    words: wordsOf(street.name_ru, house, street.name_en),
  }
}
