import type { DeliveryOffer } from '@shop/contracts/places/delivery'
import type { Minor } from '@shop/contracts/core/money'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { Queryable } from '../../../platform/db/database.ts'
import { type CityRow, findCity } from '../cities/cities.ts'
import { holidaysOf, shopDays } from './figures.ts'
import type { ShopHours } from './handover.ts'
import { offersOf, type DeliveryPlace } from './offers.ts'
import { systemClock } from '../../../platform/clock/clock.ts'
import { TtlCache } from '../../../platform/clock/ttl-cache.ts'
import { isWithinReach } from '../shops/reach.ts'
import { shopsWithAll, type WantedPiece } from '../shops/showcase.ts'
import type { Beltway } from '../cities/rings.ts'

/** For cities missing from the table: a mid-range tariff of Russia. */
const UNKNOWN_ZONE = 3

export interface DeliveryQuestion {
  shop: ShopContext
  /** City by id, or by name in either language (with region for ambiguous names). */
  cityId?: number | null | undefined
  city?: string | undefined
  region?: string | undefined
  /** After item discounts and promo code, before bonuses. */
  goodsAfterPromo: Minor
  /** True for a bag with electronic certificates only. */
  onlyOnlineCertificates: boolean
  /** True for a bag with a sizer only. */
  onlySizers?: boolean
  /** From `placeOfAddress`; omit it while the address is unknown to use the city's location. */
  beltway?: Beltway | null | undefined
  pickupPointId?: number | null | undefined
  /** Of the bag: what the shops have of them decides when they can be collected. Omit them for a promise about no bag. */
  pieces?: readonly WantedPiece[]
  now: Date
  /** Days off, YYYY-MM-DD; defaults to the configured ones. */
  holidays?: readonly string[]
}

export interface DeliveryAnswer {
  /** Null when the city table does not contain it. */
  city: CityRow | null
  place: DeliveryPlace
  offers: DeliveryOffer[]
  /** The same for another sum of the goods. */
  offersFor: (goodsAfterPromo: Minor) => DeliveryOffer[]
}

/**
 * Delivery offers for a bag: prices in the shopper's currency, dates, cut-offs at `now`, and reasons of refusal. Recalculate when the order
 * is created: cut-offs pass.
 */
export async function deliveryOffers(database: Queryable, question: DeliveryQuestion): Promise<DeliveryAnswer> {
  const { shop, onlyOnlineCertificates, onlySizers = false, beltway, now, pieces } = question
  const city = await findCity(database, shop.country, question)
  const [around, providerId, showcases] = await Promise.all([
    placeOf(database, shop.country, city, question.region ?? ''),
    question.pickupPointId ? providerOf(database, question.pickupPointId, city?.id ?? null) : null,
    pieces?.length ? shopsWithAll(database, pieces) : null,
  ])
  const place: DeliveryPlace = showcases
    ? { ...around, shops: around.shops.map((one) => ({ ...one, isInShowcase: showcases.has(one.id) })) }
    : around
  const holidays = question.holidays ?? holidaysOf(process.env, now.getUTCFullYear())
  const { locale, currency } = shop
  const terms = { locale, currency, onlyOnlineCertificates, onlySizers, beltway, providerId, now, holidays }
  const offersFor = (goodsAfterPromo: Minor) => offersOf(place, { ...terms, goodsAfterPromo })
  return { city, place, offers: offersFor(question.goodsAfterPromo), offersFor }
}

type CityPlace = Omit<DeliveryPlace, 'shops'> & { shops: (ShopHours & { id: number })[] }

const PLACES_MS = 60_000
export const places = new TtlCache<CityPlace>(systemClock, PLACES_MS)

async function placeOf(database: Queryable, country: string, city: CityRow | null, region: string): Promise<CityPlace> {
  if (!city) return { country, region, city: '', zone: UNKNOWN_ZONE, latitude: null, longitude: null, providers: [], points: 0, shops: [] }
  return places.of(String(city.id), () => readPlace(database, country, city))
}

async function readPlace(database: Queryable, country: string, city: CityRow): Promise<CityPlace> {
  const [providers, shops] = await Promise.all([
    database.query<{ id: number; points: number }>(
      'SELECT provider_id AS id, count(*)::int AS points FROM pickup_points WHERE city_id = $1 GROUP BY provider_id',
      [city.id],
    ),
    database.query<{ id: number; latitude: number; longitude: number; zone: number; week: ShopHours['week']; offset: number }>(
      'SELECT s.id, s.latitude, s.longitude, c.zone, s.week, s.utc_offset_hours AS "offset" FROM shops s JOIN cities c ON c.id = s.city_id WHERE c.country = $1',
      [country],
    ),
  ])
  return {
    country,
    region: city.region_ru,
    city: city.name_ru,
    zone: city.zone,
    latitude: city.latitude,
    longitude: city.longitude,
    providers: providers.map(({ id }) => id),
    points: providers.reduce((sum, { points }) => sum + points, 0),
    shops: shops
      .filter((one) => isWithinReach(city, one))
      .map(({ id, zone, week, offset }) => ({ id, country, week, offset, days: shopDays({ country, zone }) })),
  }
}

/** Ignores a point of another city: its price would be wrong. */
async function providerOf(database: Queryable, pointId: number, cityId: number | null): Promise<number | null> {
  const [point] = await database.query<{ provider_id: number; city_id: number }>(
    'SELECT provider_id, city_id FROM pickup_points WHERE id = $1',
    [pointId],
  )
  return point && (cityId === null || point.city_id === cityId) ? point.provider_id : null
}
