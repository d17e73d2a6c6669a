import type { FeedBookingService, FeedCertificateDesign, FeedPromocode } from '@shop/contracts/services/back-office/offers'
import { GIVEN, namesIn, type ReferenceFeed } from './reference-feed.ts'

/** What makes the discount of its kind. */
const isWhole = ({ kind, percent, sums }: FeedPromocode) =>
  kind === 'percent' ? typeof percent === 'number' : kind !== 'sum' || Object.keys(sums).length > 0

export const promocodeFeed: ReferenceFeed<FeedPromocode> = {
  idOf: ({ code }) => code,
  check: async (connection, rows) => {
    const slugsOf = ({ excludedCategories, onlyCategories }: FeedPromocode) => [...excludedCategories, ...(onlyCategories ?? [])]
    const categories = await namesIn(connection, 'categories', 'slug', rows.flatMap(slugsOf))
    return (row) => (!isWhole(row) ? 'wrong_promocode' : slugsOf(row).every((slug) => categories.has(slug)) ? null : 'unknown_category')
  },
  save: [
    `INSERT INTO promocodes (code, kind, percent, sums, minimums, starts_at, ends_at, excluded_categories, only_categories, on_sale,
        first_order, max_uses)
      SELECT row ->> 'code', row ->> 'kind', (row ->> 'percent')::int, row -> 'sums', row -> 'minimums',
        (row ->> 'startsAt')::timestamptz, (row ->> 'endsAt')::timestamptz, row -> 'excludedCategories',
        nullif(row -> 'onlyCategories', 'null'::jsonb), (row ->> 'onSale')::bool, (row ->> 'firstOrder')::bool, (row ->> 'maxUses')::int
      FROM ${GIVEN}
      ON CONFLICT (code) DO UPDATE SET kind = excluded.kind, percent = excluded.percent, sums = excluded.sums,
        minimums = excluded.minimums, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
        excluded_categories = excluded.excluded_categories, only_categories = excluded.only_categories, on_sale = excluded.on_sale,
        first_order = excluded.first_order, max_uses = excluded.max_uses`,
  ],
  remove: ['DELETE FROM promocodes WHERE code = ANY($1::text[])'],
}

export const certificateDesignFeed: ReferenceFeed<FeedCertificateDesign> = {
  idOf: ({ id }) => String(id),
  check: async (connection, rows) => {
    const pictures = await namesIn(
      connection,
      'pictures',
      'key',
      rows.map(({ picture }) => picture),
    )
    return ({ picture }) => (pictures.has(picture) ? null : 'unknown_picture')
  },
  save: [
    `INSERT INTO deposit_designs (id, position, picture, name_ru, name_en, alt_ru, alt_en)
      SELECT (row ->> 'id')::int, (row ->> 'position')::int, row ->> 'picture', row #>> '{texts,ru,name}', row #>> '{texts,en,name}',
        row #>> '{texts,ru,alt}', row #>> '{texts,en,alt}'
      FROM ${GIVEN}
      ON CONFLICT (id) DO UPDATE SET position = excluded.position, picture = excluded.picture, name_ru = excluded.name_ru,
        name_en = excluded.name_en, alt_ru = excluded.alt_ru, alt_en = excluded.alt_en`,
  ],
  needed: `SELECT d.id::text AS name FROM deposit_designs d
    WHERE d.id::text = ANY($1::text[]) AND EXISTS (SELECT FROM deposits WHERE design_id = d.id)`,
  remove: ['DELETE FROM deposit_designs WHERE id::text = ANY($1::text[])'],
}

export const bookingServiceFeed: ReferenceFeed<FeedBookingService> = {
  idOf: ({ key }) => key,
  save: [
    `INSERT INTO booking_services (key, kind, position, name_ru, name_en, minutes, prices)
      SELECT row ->> 'key', row ->> 'kind', (row ->> 'position')::int, row #>> '{texts,ru,name}', row #>> '{texts,en,name}',
        (row ->> 'minutes')::int, nullif(row -> 'prices', 'null'::jsonb)
      FROM ${GIVEN}
      ON CONFLICT (key) DO UPDATE SET kind = excluded.kind, position = excluded.position, name_ru = excluded.name_ru,
        name_en = excluded.name_en, minutes = excluded.minutes, prices = excluded.prices`,
  ],
  needed: `SELECT s.key AS name FROM booking_services s
    WHERE s.key = ANY($1::text[]) AND EXISTS (SELECT FROM bookings WHERE service = s.key)`,
  remove: ['DELETE FROM booking_services WHERE key = ANY($1::text[])'],
}
