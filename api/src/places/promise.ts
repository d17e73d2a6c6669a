import { EXPRESS_CUTOFF_HOUR, SAME_DAY_CUTOFF_HOUR, SHOP_UTC_OFFSET_HOURS } from '@shop/contracts/limits'
import type { DeliveryPromise } from '@shop/contracts/product'
import type { ShopContext } from '@shop/contracts/storefront'
import { dayAfter, isBeforeCutOff, isWeekday, shopDate } from './calendar.ts'
import type { CityRow } from './cities.ts'
import { holidaysOf } from './figures.ts'
import { offersOf } from './offers.ts'

/**
 * When a piece that is ordered before the next cut-off comes (reading 27): today while the courier still goes today, else on the next
 * working day; by the ordinary courier where no faster one goes. `city` null: where nobody knows the city nothing is promised.
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
  const today = shopDate(now)
  if (isBeforeCutOff(now, SAME_DAY_CUTOFF_HOUR, holidays)) return onDay('sameDay', today, SAME_DAY_CUTOFF_HOUR)
  if (isBeforeCutOff(now, EXPRESS_CUTOFF_HOUR, holidays)) return onDay('express', today, EXPRESS_CUTOFF_HOUR)
  let date = dayAfter(today)
  while (!isWeekday(date) || holidays.includes(date)) date = dayAfter(date)
  return onDay('sameDay', date, SAME_DAY_CUTOFF_HOUR)
}

const onDay = (kind: 'sameDay' | 'express', date: string, hour: number) => ({
  kind,
  cutOff: new Date(Date.parse(`${date}T00:00:00Z`) + (hour - SHOP_UTC_OFFSET_HOURS) * 60 * 60 * 1000).toISOString(),
  from: date,
  to: date,
})
