import { type Shop, type ShopService, shops, shopStock } from '@shop/contracts/shops'
import { implement, type Api } from '../http/implement.ts'
import { shopDays } from './figures.ts'

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

/** What a shop has is never more than the shop as a whole: a sale elsewhere may have taken the last piece. */
const SHOPS_SQL = `
  SELECT s.id, s.key, CASE WHEN $1 = 'ru' THEN s.name_ru ELSE s.name_en END AS name, s.city_id AS "cityId",
    CASE WHEN $1 = 'ru' THEN c.name_ru ELSE c.name_en END AS city, c.country, c.zone,
    CASE WHEN $1 = 'ru' THEN s.address_ru ELSE s.address_en END AS address,
    CASE WHEN $1 = 'ru' THEN s.way_ru ELSE s.way_en END AS way,
    s.phone, s.latitude, s.longitude, s.week, s.utc_offset_hours AS "offset", s.services,
    (SELECT coalesce(sum(least(here.quantity, stock.quantity)), 0)::int FROM shop_stock here JOIN stock USING (sku_id)
      WHERE here.shop_id = s.id) AS showcase,
    (SELECT count(*)::int FROM shop_stock here JOIN stock USING (sku_id)
      WHERE here.shop_id = s.id AND here.sku_id = ANY($4::text[]) AND least(here.quantity, stock.quantity) > 0) AS has
  FROM shops s JOIN cities c ON c.id = s.city_id
  WHERE c.country = $2 AND ($3::int IS NULL OR s.city_id = $3::int)
  ORDER BY s.position`

const STOCK_SQL = `
  SELECT s.id AS shop_id, CASE WHEN $1 = 'ru' THEN s.name_ru ELSE s.name_en END AS name, least(here.quantity, stock.quantity) AS quantity
  FROM shop_stock here JOIN stock USING (sku_id) JOIN shops s ON s.id = here.shop_id JOIN cities c ON c.id = s.city_id
  WHERE here.sku_id = $3 AND c.country = $2 AND least(here.quantity, stock.quantity) > 0
  ORDER BY s.position`

/** GET /shops/list and /shops/stock/{sku}: shops of the shopper's country (reading 9: shop 11 is in Dubai). */
export function serveShops(api: Api) {
  implement(api, shops, async ({ query, visitor: { shop } }) => {
    const asked = [...new Set(query.sku_ids)]
    const rows = await api.database.query<ShopRow>(SHOPS_SQL, [shop.locale, shop.country, query.city_id ?? null, asked])
    return { shops: rows.map((row) => toShop(row, asked.length)) }
  })

  implement(api, shopStock, async ({ params, visitor: { shop } }) => ({
    shops: await api.database.query<{ shop_id: number; name: string; quantity: number }>(STOCK_SQL, [
      shop.locale,
      shop.country,
      params.sku,
    ]),
  }))
}

function toShop({ cityId, country, zone, offset, has, ...row }: ShopRow, asked: number): Shop {
  return {
    ...row,
    city_id: cityId,
    country_iso_code: country,
    utc_offset_hours: offset,
    has: asked > 0 ? has : null,
    days: has === asked ? 0 : shopDays({ country, zone }),
  }
}
