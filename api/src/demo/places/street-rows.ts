import type { InferInsertModel } from 'drizzle-orm'
import type { streets } from '../../platform/db/schema/index.ts'
import { stableHash } from '../../platform/stable-hash.ts'
import { rounded } from '../../goods/places/addresses/house.ts'
import { wordsOf } from '../../goods/places/cities/words.ts'
import type { DemoCity } from './city-rows.ts'
import { common } from './streets/common.ts'
import { moscow, moscowCenter } from './streets/moscow.ts'
import { petersburg } from './streets/petersburg.ts'

export type DemoStreet = InferInsertModel<typeof streets>

/** Known streets with coordinates; elsewhere common names spread around the town's center. */
const KNOWN: Record<string, string> = { Москва: moscow, 'Санкт-Петербург': petersburg }
const KM_OF_DEGREE = 111.2
const LOTS = 1000

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|'))

export function streetsOf(city: DemoCity): DemoStreet[] {
  const known = city.country === 'RU' ? KNOWN[city.name_ru] : undefined
  if (known) return rowsOf(city, known)
  const names = lines(common[city.country] ?? '').filter(([ru]) => ru)
  const quantity = Math.min(names.length, 10 + Math.round(Math.sqrt(city.people) / 2))
  const radius = 0.8 + Math.sqrt(city.people) / 9
  return names
    .map(([ru = '', en = '']) => ({ ru, en, lot: stableHash(`${city.id} ${ru}`, LOTS) }))
    .sort((one, other) => one.lot - other.lot)
    .slice(0, quantity)
    .map(({ ru, en }, position) => {
      const angle = (stableHash(`angle ${city.id} ${ru}`, 360) * Math.PI) / 180
      const distance = radius * Math.sqrt(stableHash(`far ${city.id} ${ru}`, LOTS) / LOTS)
      const latitude = city.latitude + (distance * Math.sin(angle)) / KM_OF_DEGREE
      const longitude = city.longitude + (distance * Math.cos(angle)) / (KM_OF_DEGREE * Math.cos((city.latitude * Math.PI) / 180))
      return row(city, position, ru, en, latitude, longitude)
    })
}

/** The center of Moscow, after its other streets. */
export const centerOf = (city: DemoCity): DemoStreet[] =>
  city.name_ru === 'Москва' ? rowsOf(city, moscowCenter, lines(moscow).length) : []

const rowsOf = (city: DemoCity, text: string, first = 0): DemoStreet[] =>
  lines(text).map(([ru = '', en = '', latitude, longitude], index) => row(city, first + index, ru, en, Number(latitude), Number(longitude)))

const row = ({ id }: DemoCity, position: number, ru: string, en: string, latitude: number, longitude: number): DemoStreet => ({
  city_id: id,
  position,
  name_ru: ru,
  name_en: en,
  latitude: rounded(latitude),
  longitude: rounded(longitude),
  words: wordsOf(ru, en),
})
