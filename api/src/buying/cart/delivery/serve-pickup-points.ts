import { PaymentKind } from '@shop/contracts/places/delivery'
import { PICKUP_POINTS_PAGE_SIZE, PARCEL_KEPT_DAYS } from '@shop/contracts/core/limits'
import {
  ALL_PROVIDERS_ID,
  pickupPointsList,
  pickupPointsMap,
  pickupProviders,
  MapBounds,
  type MapCluster,
  type MapPoint,
  type PickupPoint,
} from '@shop/contracts/places/pickup-points'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import type { CartRequest } from '../calculated-cart.ts'
import { readCart } from '../cart-data.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf, rowsOf } from '../../../platform/db/rows.ts'
import { implement, type Api } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { TEXTS } from '../../../platform/texts/texts.ts'
import { shopperCity } from '../../../goods/places/cities/cities.ts'
import { cityKnown } from '../../../goods/places/cities/city-known.ts'
import { type Cell, cell, merged } from '../../../goods/places/points/clusters.ts'
import { cursorOf, readCursor } from '../../../goods/places/points/cursor.ts'
import { hasEngraved } from '../engraving/engraving.ts'
import { readyAt } from '../../../goods/places/delivery/workshop.ts'
import { holidaysOf } from '../../../goods/places/delivery/figures.ts'
import { handoverOf } from '../../../goods/places/delivery/handover.ts'
import { parcelDays, parcelPrice } from '../../../goods/places/delivery/offers.ts'
import { LIST_SQL, MAP_SQL, PROVIDERS_SQL } from '../../../goods/places/points/points-sql.ts'
import { addressPatterns } from '../../../goods/places/cities/words.ts'

/** Cluster radius in pixels. */
const CELL_PX = 56
const TILE_PX = 256

const pointRow = v.object({
  id: v.number(),
  code: v.string(),
  providerId: v.number(),
  provider: v.string(),
  cityId: v.number(),
  city: v.string(),
  region: v.string(),
  country: v.string(),
  zone: v.number(),
  short: v.string(),
  way: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  opens: v.nullable(v.string()),
  closes: v.nullable(v.string()),
  isAutomat: v.boolean(),
  hasFitting: v.boolean(),
  payments: v.array(PaymentKind),
  metres: v.number(),
})
type PointRow = v.InferOutput<typeof pointRow>
const pageRow = v.object({ total: v.number(), bounds: v.nullable(MapBounds), points: v.nullable(v.array(pointRow)) })
const providerRow = v.object({ id: v.number(), name: v.string(), count: v.number() })

interface Filters {
  providers: number[]
  fitting?: boolean | undefined
  automat?: boolean | undefined
  round_the_clock?: boolean | undefined
}

/** GET /api/pickup-points/map/, /list/ and /providers. */
export function servePickupPoints(api: Api) {
  const { database } = api

  implement(api, pickupPointsMap, async ({ query, visitor: { shop } }) => {
    const { south, west, north, east, zoom } = query
    if (south > north) throw new Refused('PICKUP_POINTS')
    const width = (360 / 2 ** zoom) * (CELL_PX / TILE_PX)
    const height = width * Math.max(0.2, Math.cos((((south + north) / 2) * Math.PI) / 180))
    const cells = await rowsOf(database, cell, MAP_SQL, [
      ...filtersOf(shop, query),
      south,
      west,
      north,
      east,
      height,
      width,
      shop.locale,
      query.city_id ?? null,
      addressPatterns(query.text ?? ''),
    ])
    const signs = merged(cells, CELL_PX / width, CELL_PX / height)
    return {
      points: signs.filter(({ count }) => count === 1).map(toMapPoint),
      clusters: signs.filter(({ count }) => count > 1).map(toCluster),
    }
  })

  implement(api, pickupPointsList, async ({ query, visitor: { shop }, sessionHash, request }) => {
    const isNear = query.latitude !== undefined && query.longitude !== undefined
    const cityId =
      query.city_id ?? (query.ids.length > 0 ? null : ((await shopperCity(database, shop, cityKnown(api, request)))?.id ?? null))
    const last = readCursor(query.cursor)
    const row = await rowOf(database, pageRow, LIST_SQL, [
      ...filtersOf(shop, query),
      shop.locale,
      cityId,
      addressPatterns(query.text ?? ''),
      query.ids,
      isNear ? query.latitude : null,
      isNear ? query.longitude : null,
      last?.metres ?? null,
      last?.id ?? null,
      PICKUP_POINTS_PAGE_SIZE + 1,
    ])
    const rows = row?.points ?? []
    const page = rows.slice(0, PICKUP_POINTS_PAGE_SIZE)
    const end = rows.length > PICKUP_POINTS_PAGE_SIZE ? page.at(-1) : undefined
    const now = api.clock.now()
    const ready = readyAt(now, await hasEngraved(database, sessionHash))
    const goods = query.goods ?? (await goodsOf(database, sessionHash, { shop, now, cityCookie: cityKnown(api, request) }))
    return {
      points: page.map((point) => toPoint(point, shop, goods, ready, isNear)),
      next_cursor: end ? cursorOf(end) : null,
      per_page: PICKUP_POINTS_PAGE_SIZE,
      total: row?.total ?? 0,
      bounds: row?.bounds ?? null,
    }
  })

  implement(api, pickupProviders, async ({ query, visitor: { shop }, request }) => {
    const cityId = query.city_id ?? (await shopperCity(database, shop, cityKnown(api, request)))?.id ?? null
    const providers = await rowsOf(database, providerRow, PROVIDERS_SQL, [shop.country, cityId, shop.locale])
    const count = providers.reduce((sum, one) => sum + one.count, 0)
    return { providers: [{ id: ALL_PROVIDERS_ID, name: TEXTS[shop.locale].allProviders, count }, ...providers] }
  })
}

/** The shopper's own bag after promo code: points and bag show one price. */
const goodsOf = async (database: Queryable, sessionHash: string | null, asked: CartRequest) =>
  (sessionHash ? await readCart(database, sessionHash, asked) : null)?.sums?.goodsSum ?? 0

const filtersOf = ({ country }: ShopContext, { providers, fitting, automat, round_the_clock }: Filters) => [
  country,
  providers.includes(ALL_PROVIDERS_ID) ? [] : providers,
  fitting ?? null,
  automat ?? null,
  round_the_clock ?? null,
]

const toMapPoint = ({ id, providerId, latitude, longitude, name }: Cell): MapPoint => ({
  id,
  provider_id: providerId,
  latitude,
  longitude,
  name,
})

const toCluster = ({ latitude, longitude, count, south, west, north, east }: Cell): MapCluster => ({
  latitude,
  longitude,
  count,
  bounds: { south, west, north, east },
})

function toPoint(row: PointRow, { currency, locale }: ShopContext, goods: number, now: Date, isNear: boolean): PickupPoint {
  const holidays = holidaysOf(process.env, now.getUTCFullYear())
  const days = parcelDays(row.country, row.zone)
  const { from, to } = handoverOf({ by: 'carrier', days, hours: null }, now, holidays)
  return {
    id: row.id,
    code: row.code,
    provider_id: row.providerId,
    provider: row.provider,
    city_id: row.cityId,
    city: row.city,
    region: row.region,
    country_iso_code: row.country,
    short_address: row.short,
    full_address: locale === 'ru' ? `${row.city}, ${row.short}. ${row.way}` : `${row.short}, ${row.city}. ${row.way}`,
    latitude: row.latitude,
    longitude: row.longitude,
    hours: row.opens && row.closes ? { from: row.opens, to: row.closes } : null,
    is_automat: row.isAutomat,
    has_fitting: row.hasFitting,
    payments: row.payments,
    price: parcelPrice(row.providerId, row.zone, { currency, goodsAfterPromo: goods }) ?? 0,
    currency,
    days,
    dates: { from, to },
    kept_days: PARCEL_KEPT_DAYS,
    metres: isNear ? Math.round(row.metres) : null,
  }
}
