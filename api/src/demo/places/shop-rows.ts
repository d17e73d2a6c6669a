import type { InferInsertModel } from 'drizzle-orm'
import { shop } from '@shop/contracts/places/reference-ids'
import type { shops } from '../../platform/db/schema/index.ts'
import type { DemoCity } from './city-rows.ts'
import { demoShops } from './shops.ts'

/** Flagship shops first: Tsvetnoy, Patriki and the rest of Moscow, then other cities. */
const ORDER = [1, 10, 9, 4, 5, 6, 2, 12, 3, 8, 7, 11]

export function shopRows(cities: readonly DemoCity[]): InferInsertModel<typeof shops>[] {
  return Object.entries(demoShops).map(([key, { city, week, ru, en, ...rest }]) => {
    const id = shop[key as keyof typeof shop]
    const found = cities.find(({ name_en }) => name_en === city)
    if (!found) throw new Error(`There is no city ${city} for the shop ${key}.`)
    return {
      id,
      key,
      position: ORDER.indexOf(id),
      city_id: found.id,
      name_ru: ru.name,
      name_en: en.name,
      address_ru: ru.address,
      address_en: en.address,
      way_ru: ru.way ?? null,
      way_en: en.way ?? null,
      ...rest,
      week: week.map(([from, to]) => ({ from, to })),
    }
  })
}
