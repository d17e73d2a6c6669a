import { cities, pickupPoints, pickupProviders, shops, streets } from '../../platform/db/schema/index.ts'
import { type DemoCity, listCities } from './city-rows.ts'
import { PROVIDERS } from '../../goods/places/points/pickup-providers.ts'
import { listPoints } from './point-rows.ts'
import { shopRows } from './shop-rows.ts'
import { centerOf, type DemoStreet, streetsOf } from './street-rows.ts'

export const PLACE_TABLES = { cities, streets, pickupProviders, pickupPoints, shops }

/** Cities, streets, pickup points and shops of the demo. */
export function placeRows() {
  const cityRows = listCities()
  const byCity = new Map<number, DemoStreet[]>(cityRows.map((city) => [city.id, streetsOf(city)]))
  return {
    cities: cityRows,
    streets: [...byCity.values(), ...cityRows.map(centerOf)].flat(),
    pickupProviders: PROVIDERS,
    pickupPoints: listPoints(cityRows, ({ id }: DemoCity) => byCity.get(id) ?? []),
    shops: shopRows(cityRows),
  }
}
