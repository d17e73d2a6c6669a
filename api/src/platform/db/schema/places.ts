import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from '../drizzle.ts'

export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey(),
    country: text().notNull(),
    name_ru: text().notNull(),
    name_en: text().notNull(),
    region_ru: text().notNull(),
    region_en: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** Thousands of people: larger cities are suggested first. */
    people: integer().notNull(),
    /** Delivery zone: row of the tariff table. */
    zone: integer().notNull(),
    /** Words of both languages in lower case without ё, each preceded by a space. */
    words: text().notNull(),
  },
  (table) => [index('cities_country').on(table.country, table.people.desc(), table.id)],
)

export const streets = pgTable(
  'streets',
  {
    city_id: integer().notNull(),
    position: integer().notNull(),
    name_ru: text().notNull(),
    name_en: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** As in cities: for address lookup. */
    words: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.city_id, table.position] })],
)

export const pickupProviders = pgTable('pickup_providers', {
  id: integer().primaryKey(),
  name_ru: text().notNull(),
  name_en: text().notNull(),
})

export const pickupPoints = pgTable(
  'pickup_points',
  {
    id: integer().primaryKey(),
    /** The provider's number; patterns identify those of Belarus and Kazakhstan. */
    code: text().notNull().unique(),
    provider_id: integer().notNull(),
    city_id: integer().notNull(),
    short_ru: text().notNull(),
    short_en: text().notNull(),
    /** How to find the entrance. */
    way_ru: text().notNull(),
    way_en: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** HH:MM; both null means around the clock. */
    opens: text(),
    closes: text(),
    is_automat: boolean().notNull(),
    has_fitting: boolean().notNull(),
    /** Payment kinds of the contract. */
    payments: jsonb().notNull(),
    words: text().notNull(),
  },
  (table) => [
    index('pickup_points_city').on(table.city_id, table.provider_id, table.id),
    index('pickup_points_place').on(table.latitude, table.longitude),
  ],
)

export const shops = pgTable('shops', {
  /** Ids and keys come from the provider. */
  id: integer().primaryKey(),
  key: text().notNull().unique(),
  position: integer().notNull(),
  city_id: integer().notNull(),
  name_ru: text().notNull(),
  name_en: text().notNull(),
  address_ru: text().notNull(),
  address_en: text().notNull(),
  way_ru: text(),
  way_en: text(),
  phone: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  /** Seven of { from, to } or null, Monday first. */
  week: jsonb().notNull(),
  utc_offset_hours: integer().notNull(),
  services: jsonb().notNull(),
})
