import type { DeliveryPromise } from '@shop/contracts/catalog/product'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { CityRow } from '../cities/cities.ts'
import { holidaysOf } from './figures.ts'
import { handoverOf } from './handover.ts'
import { offersOf } from './offers.ts'

/**
 * Delivery estimate of a piece ordered before the next cut-off: the fastest courier, today or the next working day. Null when the city is
 * unknown.
 */
export function promiseOf(
  city: CityRow | null,
  { country, currency, locale }: ShopContext,
  now: Date,
  holidays: readonly string[] = holidaysOf(process.env, now.getUTCFullYear()),
): DeliveryPromise | null {
  if (!city) return null
  const { region_ru: region, name_ru: name, zone, latitude, longitude } = city
  const place = { country, region, city: name, zone, latitude, longitude, providers: [], points: 0, shops: [] }
  const offers = offersOf(place, { locale, currency, goodsAfterPromo: 0, onlyCertificates: false, now, holidays })
  const where = city[`name_${locale}`]
  if (offers.some(({ kind }) => kind === 'sameDay')) return { city: where, ...nextCourier(now, holidays) }
  const courier = offers.find(({ kind, reason }) => (kind === 'courier' || kind === 'ems') && reason === null)
  if (!courier) return null
  return { kind: courier.kind === 'ems' ? 'ems' : 'courier', city: where, cutOff: null, ...courier.dates }
}

function nextCourier(now: Date, holidays: readonly string[]): Omit<DeliveryPromise, 'city'> {
  const [sameDay, express] = [handoverOf({ by: 'sameDay' }, now, holidays), handoverOf({ by: 'express' }, now, holidays)]
  const isExpress = !sameDay.startsNow && express.startsNow
  const { from, to, cutOff } = isExpress ? express : sameDay
  return { kind: isExpress ? 'express' : 'sameDay', cutOff: cutOff?.toISOString() ?? null, from, to }
}
