import { kilometers } from '../cities/rings.ts'

/** Radius in kilometers: a shopper in Khimki can collect in Moscow. */
const SHOP_NEAR_KM = 45

interface Position {
  latitude: number
  longitude: number
}

/** Whether a shop takes orders of a city: offers, the list of shops and orders agree by this. */
export const isWithinReach = (city: Position, shop: Position) =>
  kilometers(city.latitude, city.longitude, shop.latitude, shop.longitude) <= SHOP_NEAR_KM
