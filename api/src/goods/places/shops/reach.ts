import { kilometers, type Position } from '@shop/contracts/places/kilometers'

/** Radius in kilometers: a shopper in Khimki can collect in Moscow. */
const SHOP_NEAR_KM = 45

/** Whether a shop takes orders of a city: offers, the list of shops and orders agree by this. */
export const isWithinReach = (city: Position, shop: Position) => kilometers(city, shop) <= SHOP_NEAR_KM
