import type { ShopContext } from '@shop/contracts/shop/storefront'
import { visitText } from '../places/calls/when.ts'
import { holidaysOf } from '../places/delivery/figures.ts'
import { nextVisit } from '../places/delivery/promise.ts'
import type { ShopCity } from './directory.ts'

export interface CityNow {
  id: number
  /** As in the URL. */
  value: string
  /** `Москва: сегодня до 22:00` */
  label: string
}

type ShopVisit = NonNullable<ReturnType<typeof nextVisit>>

/** Cities with shops in the shopper's country, each with the earliest visit. Omits cities whose shops never open. */
export function citiesNow(
  cities: readonly ShopCity[],
  { country, locale }: Pick<ShopContext, 'country' | 'locale'>,
  now: Date,
  holidays: readonly string[] = holidaysOf(process.env, now.getUTCFullYear()),
): CityNow[] {
  return cities
    .filter((city) => city.country === country)
    .flatMap(({ id, value, name, shops }) => {
      const [first] = shops.flatMap((shop) => nextVisit(shop, now, holidays) ?? []).toSorted(bySoonest)
      return first ? [{ id, value, label: `${name}: ${visitText(first, locale)}` }] : []
    })
}

/** Cities of the shopper's country with a shop that can still be visited today; null when the country has no shops. */
export function citiesToday(
  cities: readonly ShopCity[],
  { country }: Pick<ShopContext, 'country'>,
  now: Date,
  holidays: readonly string[] = holidaysOf(process.env, now.getUTCFullYear()),
): number[] | null {
  const here = cities.filter((city) => city.country === country)
  const isToday = (visit: ShopVisit | null) => visit !== null && visit.date === visit.today
  return here.length === 0
    ? null
    : here.filter(({ shops }) => shops.some((shop) => isToday(nextVisit(shop, now, holidays)))).map(({ id }) => id)
}

/** Of shops that are open, the one that closes last. */
function bySoonest(one: ShopVisit, other: ShopVisit): number {
  if (one.isOpen && other.isOpen) return other.to.localeCompare(one.to)
  return Number(other.isOpen) - Number(one.isOpen) || one.date.localeCompare(other.date) || one.from.localeCompare(other.from)
}
