import type { DeliveryOffer } from '@shop/contracts/places/delivery'
import type { Minor } from '@shop/contracts/core/money'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { Queryable } from '../../db/database.ts'
import { type CityRow, findCity } from '../cities/cities.ts'
import { holidaysOf, shopDays } from './figures.ts'
import type { ShopHours } from './handover.ts'
import { offersOf, type DeliveryPlace } from './offers.ts'
import { systemClock } from '../../clock/clock.ts'
import { TtlCache } from '../../http/ttl-cache.ts'
import { kilometers, type Beltway } from '../cities/rings.ts'

/** Shops of the neighbourhood: a shopper of Khimki collects in Moscow. */
const SHOP_NEAR_KM = 45
/** Where the table has no such city: the tariff of the middle of Russia. */
const UNKNOWN_ZONE = 3

export interface DeliveryQuestion {
  shop: ShopContext
  /** The city by its id, or by its name in either language (with its region where several share the name). */
  cityId?: number | null | undefined
  city?: string | undefined
  region?: string | undefined
  /** After item discounts and the promo code, before bonuses. */
  goodsAfterPromo: Minor
  /** True for a bag of electronic certificates alone. */
  onlyCertificates: boolean
  /** From `placeOfAddress`; left out while no address is known: the city's own place decides. */
  beltway?: Beltway | null | undefined
  pickupPointId?: number | null | undefined
  now: Date
  /** Days off, YYYY-MM-DD; those of the configuration when left out. */
  holidays?: readonly string[]
}

export interface DeliveryAnswer {
  /** Null where the table of cities does not know it. */
  city: CityRow | null
  place: DeliveryPlace
  offers: DeliveryOffer[]
}

/**
 * How a bag can be delivered: prices in the shopper's currency, dates, cut-offs by `now`, and why something is
 * refused. Ask again when the order is made: cut-offs pass.
 */
export async function deliveryOffers(database: Queryable, question: DeliveryQuestion): Promise<DeliveryAnswer> {
  const { shop, goodsAfterPromo, onlyCertificates, beltway, now } = question
  const city = await findCity(database, shop.country, question)
  const [place, providerId] = await Promise.all([
    placeOf(database, shop.country, city, question.region ?? ''),
    question.pickupPointId ? providerOf(database, question.pickupPointId, city?.id ?? null) : null,
  ])
  const holidays = question.holidays ?? holidaysOf(process.env, now.getUTCFullYear())
  const { locale, currency } = shop
  const terms = { locale, currency, goodsAfterPromo, onlyCertificates, beltway, providerId, now, holidays }
  return { city, place, offers: offersOf(place, terms) }
}

const PLACES_MS = 60_000
const places = new TtlCache<DeliveryPlace>(systemClock, PLACES_MS)

async function placeOf(database: Queryable, country: string, city: CityRow | null, region: string): Promise<DeliveryPlace> {
  if (!city) return { country, region, city: '', zone: UNKNOWN_ZONE, latitude: null, longitude: null, providers: [], points: 0, shops: [] }
  return places.of(String(city.id), () => readPlace(database, country, city))
}

async function readPlace(database: Queryable, country: string, city: CityRow): Promise<DeliveryPlace> {
  const [providers, shops] = await Promise.all([
    database.query<{ id: number; points: number }>(
      'SELECT provider_id AS id, count(*)::int AS points FROM pickup_points WHERE city_id = $1 GROUP BY provider_id',
      [city.id],
    ),
    database.query<{ latitude: number; longitude: number; zone: number; week: ShopHours['week']; offset: number }>(
      'SELECT s.latitude, s.longitude, c.zone, s.week, s.utc_offset_hours AS "offset" FROM shops s JOIN cities c ON c.id = s.city_id WHERE c.country = $1',
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
      .filter((one) => kilometers(city.latitude, city.longitude, one.latitude, one.longitude) <= SHOP_NEAR_KM)
      .map(({ zone, week, offset }) => ({ country, week, offset, days: shopDays({ country, zone }) })),
  }
}

/** A point of another city is none: its price would be a lie. */
async function providerOf(database: Queryable, pointId: number, cityId: number | null): Promise<number | null> {
  const [point] = await database.query<{ provider_id: number; city_id: number }>(
    'SELECT provider_id, city_id FROM pickup_points WHERE id = $1',
    [pointId],
  )
  return point && (cityId === null || point.city_id === cityId) ? point.provider_id : null
}
