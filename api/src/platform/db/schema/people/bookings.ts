import { bigint, index, integer, jsonb, pgTable, primaryKey, sql, text, timestamp, uniqueIndex } from '../../drizzle.ts'

const instant = () => timestamp({ withTimezone: true })

/** Services that can be booked. */
export const bookingServices = pgTable('booking_services', {
  key: text().primaryKey(),
  /** piercing or stylist: services of one kind share the staff of a shop. */
  kind: text().notNull(),
  position: integer().notNull(),
  name_ru: text().notNull(),
  name_en: text().notNull(),
  minutes: integer().notNull(),
  /** Minor units by currency; null for a free service. */
  prices: jsonb(),
})

/** Concurrent visits per shop and kind. Booking locks its row. */
export const bookingCapacity = pgTable(
  'booking_capacity',
  { shop_id: integer().notNull(), kind: text().notNull(), capacity: integer().notNull() },
  (table) => [primaryKey({ columns: [table.shop_id, table.kind] })],
)

export const bookings = pgTable(
  'bookings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    service: text().notNull(),
    kind: text().notNull(),
    shop_id: integer().notNull(),
    /** Seat from 1 to the capacity. */
    seat: integer().notNull(),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    /** booked or cancelled */
    status: text().notNull(),
    name: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    comment: text().notNull(),
    /** `session:key`: a repeated call finds its booking. */
    idempotency_key: text().notNull().unique(),
    host: text().notNull(),
    locale: text().notNull(),
    /** Version of the personal data consent given at `created_at`. */
    agreement_version: text().notNull(),
    created_at: instant().notNull(),
    cancelled_at: instant(),
  },
  (table) => [
    uniqueIndex('bookings_seat').on(table.shop_id, table.kind, table.starts_at, table.seat).where(sql`status = 'booked'`),
    index('bookings_phone').on(table.phone),
    index('bookings_end').on(table.ends_at),
  ],
)
