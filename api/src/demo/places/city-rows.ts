import type { InferInsertModel } from 'drizzle-orm'
import { kilometers } from '@shop/contracts/places/kilometers'
import type { cities } from '../../platform/db/schema/index.ts'
import { wordsOf } from '../../goods/places/cities/words.ts'
import { abroad } from './cities/abroad.ts'
import { russiaEast } from './cities/russia-east.ts'
import { russiaWest } from './cities/russia-west.ts'

export type DemoCity = InferInsertModel<typeof cities>

const MOSCOW = { latitude: 55.7558, longitude: 37.6176 }
const NEAREST_REGIONS = ['Москва', 'Московская область', 'Санкт-Петербург', 'Ленинградская область']
/** Distance in kilometers from Moscow up to which a delivery zone reaches. */
const ZONES_KM = [0, 450, 1100, 2600]
const PARTS = 7

function linesOf(country: string, text: string, firstId: number): DemoCity[] {
  return text
    .trim()
    .split('\n')
    .map((line, index) => {
      const parts = line.split('|')
      const [name_ru = '', name_en = '', region_ru = '', region_en = ''] = parts
      if (parts.length !== PARTS) throw new Error(`The city ${line} is not whole.`)
      const [latitude = 0, longitude = 0, people = 0] = parts.slice(4).map(Number)
      const zone = NEAREST_REGIONS.includes(region_ru) ? 0 : zoneOf(latitude, longitude)
      const words = wordsOf(name_ru, name_en)
      return { id: firstId + index, country, name_ru, name_en, region_ru, region_en, latitude, longitude, people, zone, words }
    })
}

function zoneOf(latitude: number, longitude: number): number {
  const distance = kilometers({ latitude, longitude }, MOSCOW)
  const zone = ZONES_KM.findIndex((most) => distance <= most)
  return zone < 0 ? ZONES_KM.length : zone
}

/** All cities; Moscow has id 1. Append new ones to a country's list only if nothing refers to later ids. */
export function listCities(): DemoCity[] {
  const cities = linesOf('RU', russiaWest + russiaEast.trimStart(), 1)
  for (const [country, text] of Object.entries(abroad)) cities.push(...linesOf(country, text, cities.length + 1))
  return cities
}
