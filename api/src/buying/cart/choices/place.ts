import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { Choices } from '@shop/contracts/cart/full-cart'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf } from '../../../platform/db/rows.ts'
import { namesAnotherCity } from '../../../goods/places/addresses/named-city.ts'
import { type CityRow, findCity, shopperCity } from '../../../goods/places/cities/cities.ts'

export interface RequestedPlace {
  shop: ShopContext
  choices: Pick<Choices, 'delivery' | 'pickup_point_id' | 'delivery_method_id'>
  /** The city from the shopper's cookie. */
  cityCookie: string | undefined
}

/** The city of the choices, else the shopper's; null for one that the table does not contain. */
export async function cityOf(connection: Queryable, { shop, choices, cityCookie }: RequestedPlace): Promise<CityRow | null> {
  const { city_id, city: name, region } = choices.delivery ?? {}
  if (!city_id && !name) return shopperCity(connection, shop, cityCookie)
  return findCity(connection, shop.country, { cityId: city_id, city: name ?? undefined, region: region ?? undefined })
}

/** Where city, address and pickup point of the choices disagree, by field [delivery.one-city]. */
export async function placeFaults(connection: Queryable, place: RequestedPlace): Promise<Record<string, ErrorCode>> {
  const { delivery, pickup_point_id: pointId, delivery_method_id: method } = place.choices
  const city = await cityOf(connection, place)
  if (!city) return delivery?.city_id ? { city: 'EMPTY_CITY' } : {}
  if (delivery?.city && !isNameOf(city, delivery.city)) return { city: 'ANOTHER_CITY' }
  const isCourier = method === deliveryMethod.courier || method === deliveryMethod.dayToDay
  // Abroad the city is a field of the address.
  if (isCourier && place.shop.country === 'RU' && delivery?.address && (await namesAnotherCity(connection, city, delivery.address)))
    return { address: 'ANOTHER_CITY' }
  const pointCity = method === deliveryMethod.pickpoint && pointId ? await cityOfPoint(connection, pointId) : null
  return pointCity !== null && pointCity !== city.id ? { pickup_point: 'ANOTHER_CITY' } : {}
}

const isNameOf = ({ name_ru, name_en }: CityRow, name: string) =>
  [name_ru, name_en].some((one) => one.toLowerCase() === name.trim().toLowerCase())

const pointRow = v.object({ city_id: v.number() })
const cityOfPoint = async (connection: Queryable, id: number) =>
  (await rowOf(connection, pointRow, 'SELECT city_id FROM pickup_points WHERE id = $1', [id]))?.city_id ?? null
