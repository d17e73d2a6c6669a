import { bigint, index, integer, jsonb, pgTable, sql, text, timestamp, uniqueIndex } from '../../drizzle.ts'

const id = () => bigint({ mode: 'number' })
const instant = () => timestamp({ withTimezone: true })

/** One piece that was received. Its facts are copied: what the catalogue says later changes no passport. */
export const passports = pgTable(
  'passports',
  {
    /** Twelve random signs: they tell neither the order nor how many passports there are. */
    id: text().primaryKey(),
    order_id: id().notNull(),
    /** Of the line in the order. */
    position: integer().notNull(),
    /** Counts the pieces of the line from 1. */
    unit: integer().notNull(),
    sku_id: text().notNull(),
    /** Null while it is with the account of the order. */
    holder_id: id(),
    /** By language: { name, designer, size, alt, facts: [{ name, value }] } */
    texts: jsonb().notNull(),
    photo: jsonb().notNull(),
    /** Hundredths of a gram; null where the piece was not in the catalogue any more. */
    weight: integer(),
    /** Of the main stone, where the piece is made with several: hundredths of a carat. */
    gem_weight: integer(),
    /** Of the main stone of every piece that has one. */
    stone_weight: integer(),
    metal: text(),
    stone: text(),
    hallmark: text(),
    bought_at: instant().notNull(),
    received_at: instant().notNull(),
    /** The piece has come back to the shop. */
    ended_at: instant(),
  },
  (table) => [uniqueIndex('passports_unit').on(table.order_id, table.position, table.unit), index('passports_holder').on(table.holder_id)],
)

/** Codes of a passport: for the next holder, or of its public page. */
export const passportCodes = pgTable(
  'passport_codes',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    passport_id: text().notNull(),
    /** transfer or public */
    kind: text().notNull(),
    /** The code is made of it and of a key that is not in the database. */
    seed: text().notNull(),
    code_hash: text().notNull().unique(),
    created_at: instant().notNull(),
    /** Null: until it is withdrawn. */
    expires_at: instant(),
    withdrawn_at: instant(),
    /** A transfer: when the piece changed hands. */
    used_at: instant(),
  },
  (table) => [
    index('passport_codes_passport').on(table.passport_id),
    uniqueIndex('passport_codes_open').on(table.passport_id, table.kind).where(sql`withdrawn_at IS NULL AND used_at IS NULL`),
  ],
)

/** Requests for a resize or a repair. */
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
