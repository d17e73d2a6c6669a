import type { FeedCity, FeedPoint, FeedShop } from '@shop/contracts/services/back-office/places'
import { isPickpointCode } from '@shop/forms/fields/address'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import { wordsOf } from '../../../goods/places/cities/words.ts'
import { GIVEN, idFor, namesIn, type ReferenceFeed } from './reference-feed.ts'

/** Words for the search of places, as the table stores them. */
type Searched<Row> = Row & { words: string }

export const searchedCity = (row: FeedCity): Searched<FeedCity> => ({ ...row, words: wordsOf(row.texts.ru.name, row.texts.en.name) })
export const searchedPoint = (row: FeedPoint): Searched<FeedPoint> => ({
  ...row,
  words: wordsOf(row.texts.ru.address, row.texts.en.address),
})

export const cityFeed: ReferenceFeed<Searched<FeedCity>> = {
  idOf: ({ id }) => String(id),
  save: [
    `INSERT INTO cities (id, country, name_ru, name_en, region_ru, region_en, latitude, longitude, people, zone, words)
      SELECT (row ->> 'id')::int, row ->> 'country', row #>> '{texts,ru,name}', row #>> '{texts,en,name}', row #>> '{texts,ru,region}',
        row #>> '{texts,en,region}', (row ->> 'latitude')::float8, (row ->> 'longitude')::float8, (row ->> 'people')::int,
        (row ->> 'zone')::int, row ->> 'words'
      FROM ${GIVEN}
      ON CONFLICT (id) DO UPDATE SET country = excluded.country, name_ru = excluded.name_ru, name_en = excluded.name_en,
        region_ru = excluded.region_ru, region_en = excluded.region_en, latitude = excluded.latitude, longitude = excluded.longitude,
        people = excluded.people, zone = excluded.zone, words = excluded.words`,
  ],
  needed: `SELECT c.id::text AS name FROM cities c WHERE c.id::text = ANY($1::text[]) AND (EXISTS (SELECT FROM shops WHERE city_id = c.id)
    OR EXISTS (SELECT FROM pickup_points WHERE city_id = c.id))`,
  remove: ['DELETE FROM streets WHERE city_id::text = ANY($1::text[])', 'DELETE FROM cities WHERE id::text = ANY($1::text[])'],
}

/** Orders that are not over, by what their delivery names. */
const ordersTo = (name: 'shopId' | 'pickupPointId', id: string) =>
  `EXISTS (SELECT FROM orders o WHERE o.status IN ('created', 'paid', 'accepted', 'assembling', 'shipped', 'ready')
    AND o.delivery ->> '${name}' = ${id}::text)`

const knownCities = (connection: Queryable, rows: readonly { city: number }[]) => {
  const ids = rows.map(({ city }) => city)
  return namesIn(connection, 'cities', 'id', ids)
}

export const shopFeed: ReferenceFeed<FeedShop> = {
  idOf: ({ key }) => key,
  check: async (connection, rows) => {
    const cities = await knownCities(connection, rows)
    return ({ city }) => (cities.has(String(city)) ? null : 'unknown_city')
  },
  lock: 'shops',
  save: [
    `INSERT INTO shops (id, key, position, city_id, name_ru, name_en, address_ru, address_en, way_ru, way_en, phone, latitude, longitude,
        week, utc_offset_hours, services)
      SELECT ${idFor('shops')}, row ->> 'key', (row ->> 'position')::int, (row ->> 'city')::int, row #>> '{texts,ru,name}',
        row #>> '{texts,en,name}', row #>> '{texts,ru,address}', row #>> '{texts,en,address}', row #>> '{texts,ru,way}',
        row #>> '{texts,en,way}', row ->> 'phone', (row ->> 'latitude')::float8, (row ->> 'longitude')::float8, row -> 'week',
        (row ->> 'utcOffsetHours')::int, row -> 'services'
      FROM ${GIVEN} LEFT JOIN shops known ON known.key = row ->> 'key'
      ON CONFLICT (key) DO UPDATE SET position = excluded.position, city_id = excluded.city_id, name_ru = excluded.name_ru,
        name_en = excluded.name_en, address_ru = excluded.address_ru, address_en = excluded.address_en, way_ru = excluded.way_ru,
        way_en = excluded.way_en, phone = excluded.phone, latitude = excluded.latitude, longitude = excluded.longitude,
        week = excluded.week, utc_offset_hours = excluded.utc_offset_hours, services = excluded.services`,
    // A kind that is not named any more stays with no visits: bookings of it have a row to lock.
    `UPDATE booking_capacity SET capacity = 0 FROM ${GIVEN} JOIN shops s ON s.key = row ->> 'key' WHERE booking_capacity.shop_id = s.id`,
    `INSERT INTO booking_capacity (shop_id, kind, capacity)
      SELECT s.id, visits.key, visits.value::int FROM ${GIVEN} JOIN shops s ON s.key = row ->> 'key'
        CROSS JOIN jsonb_each_text(row -> 'visits') AS visits
      ON CONFLICT (shop_id, kind) DO UPDATE SET capacity = excluded.capacity`,
  ],
  needed: `SELECT s.key AS name FROM shops s WHERE s.key = ANY($1::text[])
    AND (EXISTS (SELECT FROM bookings WHERE shop_id = s.id) OR ${ordersTo('shopId', 's.id')})`,
  remove: [
    'DELETE FROM booking_capacity WHERE shop_id IN (SELECT id FROM shops WHERE key = ANY($1::text[]))',
    'DELETE FROM shop_stock WHERE shop_id IN (SELECT id FROM shops WHERE key = ANY($1::text[]))',
    'DELETE FROM shops WHERE key = ANY($1::text[])',
  ],
}

const cityCountryRow = v.object({ id: v.number(), country: v.string() })

export const pointFeed: ReferenceFeed<Searched<FeedPoint>> = {
  idOf: ({ code }) => code,
  check: async (connection, rows) => {
    const ids = rows.map(({ city }) => city)
    const cities = await rowsOf(connection, cityCountryRow, 'SELECT id, country FROM cities WHERE id = ANY($1::int[])', [ids])
    const countries = new Map(cities.map(({ id, country }) => [id, country]))
    const providers = await namesIn(
      connection,
      'pickup_providers',
      'id',
      rows.map(({ provider }) => provider),
    )
    return ({ city, provider, code }) => {
      const country = countries.get(city)
      if (!country) return 'unknown_city'
      if (!providers.has(String(provider))) return 'unknown_provider'
      return isPickpointCode(code, country) ? null : 'wrong_point_code'
    }
  },
  lock: 'pickup_points',
  save: [
    `INSERT INTO pickup_points (id, code, provider_id, city_id, short_ru, short_en, way_ru, way_en, latitude, longitude, opens, closes,
        is_automat, has_fitting, payments, words)
      SELECT ${idFor('pickup_points')}, row ->> 'code', (row ->> 'provider')::int, (row ->> 'city')::int, row #>> '{texts,ru,address}',
        row #>> '{texts,en,address}', row #>> '{texts,ru,way}', row #>> '{texts,en,way}', (row ->> 'latitude')::float8,
        (row ->> 'longitude')::float8, row #>> '{hours,from}', row #>> '{hours,to}', (row ->> 'isAutomat')::bool,
        (row ->> 'hasFitting')::bool, row -> 'payments', row ->> 'words'
      FROM ${GIVEN} LEFT JOIN pickup_points known ON known.code = row ->> 'code'
      ON CONFLICT (code) DO UPDATE SET provider_id = excluded.provider_id, city_id = excluded.city_id, short_ru = excluded.short_ru,
        short_en = excluded.short_en, way_ru = excluded.way_ru, way_en = excluded.way_en, latitude = excluded.latitude,
        longitude = excluded.longitude, opens = excluded.opens, closes = excluded.closes, is_automat = excluded.is_automat,
        has_fitting = excluded.has_fitting, payments = excluded.payments, words = excluded.words`,
  ],
  needed: `SELECT p.code AS name FROM pickup_points p WHERE p.code = ANY($1::text[]) AND ${ordersTo('pickupPointId', 'p.id')}`,
  remove: ['DELETE FROM pickup_points WHERE code = ANY($1::text[])'],
}
