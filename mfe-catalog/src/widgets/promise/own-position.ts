import { kilometers, type Position } from '@shop/contracts/places/kilometers'
import type { PromisedShop } from '@shop/contracts/places/promise'
import type { Locale } from '@shop/contracts/shop/storefront'

const WAIT_MS = 10_000
/** Maximum age of a cached browser position. */
const FRESH_MS = 5 * 60_000

export interface ShopFromHere extends PromisedShop {
  /** Kilometers from here, as the shopper's language writes them; absent where they are unknown. */
  km?: string
}
export type FromHere = (shops: readonly PromisedShop[]) => ShopFromHere[]

const ownPosition = () =>
  new Promise<Position>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, { timeout: WAIT_MS, maximumAge: FRESH_MS })
  })

const distance = (km: number, locale: Locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: km < 10 ? 1 : 0 }).format(km)

/** Shops that can be visited today first, then the nearest ones; rejects in a browser that cannot say where it is. */
export async function fromHere(locale: Locale): Promise<FromHere> {
  const here = await ownPosition()
  return (shops) =>
    shops
      .map((shop) => ({ shop, km: shop.at ? kilometers(here, shop.at) : null }))
      .toSorted((one, other) => Number(other.shop.is_today) - Number(one.shop.is_today) || (one.km ?? 0) - (other.km ?? 0))
      .map(({ shop, km }) => (km === null ? shop : { ...shop, km: distance(km, locale) }))
}
