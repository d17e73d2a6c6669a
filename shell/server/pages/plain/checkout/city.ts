import type { Location } from '@shop/contracts/places/shopper-location'
import { cities, City, setLocation } from '@shop/contracts/places/location'
import * as v from 'valibot'
import type { ShopperCalls } from '../../../backend/shopper-calls.ts'

/** What a typed city came to: the kept one, another that is kept now, or one that is not served. */
export type CityChange = 'same' | 'changed' | 'unknown'

const plain = (name: string) => name.trim().toLowerCase().replaceAll('ё', 'е')

/** Keeps the typed city for the shopper: prices and places depend on it [bag.without-scripts]. */
export async function changeCity(calls: ShopperCalls, typed: string, { city, country_iso_code: country }: Location): Promise<CityChange> {
  if (typed.trim() === '' || plain(typed) === plain(city)) return 'same'
  const query = new URLSearchParams({ country, text: typed.trim() })
  const { answer } = await calls.get(`${cities.path}?${query}`)
  const { cities: found } = v.parse(v.object({ cities: v.array(v.pick(City, ['id', 'city'])) }), answer)
  const named = found.find((one) => plain(one.city) === plain(typed))
  if (!named) return 'unknown'
  const { status } = await calls.post(setLocation.path, { country, city_id: named.id })
  return status >= 400 ? 'unknown' : 'changed'
}
