import { type Shop, type ShopService, shops, shopStock } from '@shop/contracts/places/shops'
import type { Locale } from '@shop/contracts/shop/storefront'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { implement, type Api } from '../../../platform/http/implement.ts'
import { findCity } from '../cities/cities.ts'
import { clockAt } from '../shops/calendar.ts'
import { holidaysOf, shopDays, shopDaysOff } from '../delivery/figures.ts'
import { handoverOf } from '../delivery/handover.ts'
import { linesAsked, readyAt } from '../delivery/workshop.ts'
import { isWithinReach } from '../shops/reach.ts'
import { collectionText } from './when.ts'

/** The shop page displays a week of days off. */
const DAYS_OFF_TOLD = 14

interface ShopRow {
  id: number
  key: string
  name: string
  cityId: number
  city: string
  country: string
  zone: number
  address: string
  way: string | null
  phone: string
  latitude: number
  longitude: number
  week: Shop['week']
  offset: number
  services: ShopService[]
  showcase: number
  has: number
}

/** Shop stock never exceeds the total: the last piece may have been sold elsewhere. */
const SHOPS_SQL = `
  SELECT s.id, s.key, CASE WHEN $1 = 'ru' THEN s.name_ru ELSE s.name_en END AS name, s.city_id AS "cityId",
    CASE WHEN $1 = 'ru' THEN c.name_ru ELSE c.name_en END AS city, c.country, c.zone,
    CASE WHEN $1 = 'ru' THEN s.address_ru ELSE s.address_en END AS address,
    CASE WHEN $1 = 'ru' THEN s.way_ru ELSE s.way_en END AS way,
    s.phone, s.latitude, s.longitude, s.week, s.utc_offset_hours AS "offset", s.services,
    (SELECT coalesce(sum(least(here.quantity, stock.quantity)), 0)::int FROM shop_stock here JOIN stock USING (sku_id)
      WHERE here.shop_id = s.id) AS showcase,
    (SELECT coalesce(sum(least(here.quantity, stock.quantity, asked.quantity)), 0)::int
      FROM (SELECT sku_id, count(*) AS quantity FROM unnest($4::text[]) AS one(sku_id) GROUP BY sku_id) AS asked
      JOIN shop_stock here USING (sku_id) JOIN stock USING (sku_id)
      WHERE here.shop_id = s.id) AS has
  FROM shops s JOIN cities c ON c.id = s.city_id
  WHERE c.country = $2 AND ($3::int IS NULL OR s.city_id = $3::int)
  ORDER BY s.position`

const STOCK_SQL = `
  SELECT s.id AS shop_id, CASE WHEN $1 = 'ru' THEN s.name_ru ELSE s.name_en END AS name, least(here.quantity, stock.quantity) AS quantity
  FROM shop_stock here JOIN stock USING (sku_id) JOIN shops s ON s.id = here.shop_id JOIN cities c ON c.id = s.city_id
  WHERE here.sku_id = $3 AND c.country = $2 AND least(here.quantity, stock.quantity) > 0
  ORDER BY s.position`

/** GET /shops/list and /shops/stock/{sku}: shops of the shopper's country (shop 11 is in Dubai). */
export function serveShops(api: Api) {
  implement(api, shops, async ({ query, visitor: { shop } }) => {
    const { skus: asked, isEngraved } = linesAsked(query.sku_ids)
    const { city_id = null, order_city_id } = query
    const rows = await api.database.query<ShopRow>(SHOPS_SQL, [shop.locale, shop.country, city_id, asked])
    const now = api.clock.now()
    const ready = readyAt(now, isEngraved)
    const city = order_city_id ? await findCity(api.database, shop.country, { cityId: order_city_id }) : null
    const served = order_city_id ? rows.filter((row) => city && isWithinReach(city, row)) : rows
    return { shops: served.map((row) => toShop(row, asked.length, shop.locale, { now, ready })) }
  })

  implement(api, shopStock, async ({ params, visitor: { shop } }) => ({
    shops: await api.database.query<{ shop_id: number; name: string; quantity: number }>(STOCK_SQL, [
      shop.locale,
      shop.country,
      params.sku,
    ]),
  }))
}

function toShop(
  { cityId, country, zone, offset, has, ...row }: ShopRow,
  asked: number,
  locale: Locale,
  { now, ready }: { now: Date; ready: Date },
): Shop {
  const holidays = holidaysOf(process.env, now.getUTCFullYear())
  const hours = { country, week: row.week, offset, days: shopDays({ country, zone }) }
  const handover = handoverOf({ by: 'shop', shop: hours, isInShowcase: asked > 0 && has === asked }, ready, holidays)
  const today = clockAt(now, offset).date
  const last = clockAt(new Date(now.getTime() + DAYS_OFF_TOLD * DAY_MS), offset).date
  return {
    ...row,
    city_id: cityId,
    country_iso_code: country,
    utc_offset_hours: offset,
    days_off: shopDaysOff(country, holidays).filter((date) => date >= today && date <= last),
    has: asked > 0 ? has : null,
    ready: handover && {
      date: handover.from,
      time: handover.hours?.from ?? null,
      text: collectionText(handover, locale, ready === now ? handover.today : null),
    },
  }
}
