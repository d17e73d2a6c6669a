import { bigint, index, integer, jsonb, pgTable, sql, text, timestamp, uniqueIndex } from '../../drizzle.ts'

const id = () => bigint({ mode: 'number' })
const instant = () => timestamp({ withTimezone: true })

/** A received piece. Its facts are copied: later catalog changes do not affect it. */
export const passports = pgTable(
  'passports',
  {
    /** Twelve random characters: they reveal neither the order nor the number of passports. */
    id: text().primaryKey(),
    order_id: id().notNull(),
    /** The order line. */
    position: integer().notNull(),
    /** Index of the piece within the line, from 1. */
    unit: integer().notNull(),
    sku_id: text().notNull(),
    /** Null while the account of the order holds it. */
    holder_id: id(),
    /** By language: { name, designer, size, alt, facts: [{ name, value }] } */
    texts: jsonb().notNull(),
    photo: jsonb().notNull(),
    /** Hundredths of a gram; null when the catalog no longer had the piece. */
    weight: integer(),
    /** Main stone weight if the piece has several: hundredths of a carat. */
    gem_weight: integer(),
    /** Weight of the main stone; null without one. */
    stone_weight: integer(),
    metal: text(),
    stone: text(),
    hallmark: text(),
    bought_at: instant().notNull(),
    received_at: instant().notNull(),
    /** The piece was returned to the shop. */
    ended_at: instant(),
  },
  (table) => [uniqueIndex('passports_unit').on(table.order_id, table.position, table.unit), index('passports_holder').on(table.holder_id)],
)

/** Passport codes: for a transfer or for the public page. */
export const passportCodes = pgTable(
  'passport_codes',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    passport_id: text().notNull(),
    /** transfer or public */
    kind: text().notNull(),
    /** Seed: the code is derived from it and a key outside the database. */
    seed: text().notNull(),
    code_hash: text().notNull().unique(),
    created_at: instant().notNull(),
    /** Null: valid until withdrawn. */
    expires_at: instant(),
    withdrawn_at: instant(),
    /** Transfers only: when the piece changed hands. */
    used_at: instant(),
  },
  (table) => [
    index('passport_codes_passport').on(table.passport_id),
    uniqueIndex('passport_codes_open').on(table.passport_id, table.kind).where(sql`withdrawn_at IS NULL AND used_at IS NULL`),
  ],
)

/** Resize and repair requests. */
export const passportRequests = pgTable(
  'passport_requests',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    passport_id: text().notNull(),
    user_id: id().notNull(),
    /** `user:key`: a repeated call finds its request. */
    idempotency_key: text().notNull().unique(),
    /** resize or repair */
    kind: text().notNull(),
    wish: text().notNull(),
    /** new, inWork, ready */
    status: text().notNull(),
    locale: text().notNull(),
    created_at: instant().notNull(),
    started_at: instant(),
    ready_at: instant(),
  },
  (table) => [
    index('passport_requests_passport').on(table.passport_id, table.id.desc()),
    index('passport_requests_user').on(table.user_id),
    uniqueIndex('passport_requests_open').on(table.passport_id, table.user_id, table.kind).where(sql`status <> 'ready'`),
  ],
)
