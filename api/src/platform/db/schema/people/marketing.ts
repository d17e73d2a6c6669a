import { bigint, boolean, customType, index, integer, pgTable, text, timestamp, uniqueIndex } from '../../drizzle.ts'

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const who = () => bigint({ mode: 'number' })
const instant = () => timestamp({ withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Marketing consents, given or withdrawn. The latest of a session or its shopper counts. */
export const marketingConsents = pgTable(
  'marketing_consents',
  {
    id: id(),
    session_id: who().notNull(),
    user_id: who(),
    given: boolean().notNull(),
    /** Of CONSENT_BOXES, with the version of its text. */
    box: text().notNull(),
    text_version: text().notNull(),
    country: text().notNull(),
    /** Whether that country requires prior consent. */
    asks_first: boolean().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('marketing_consents_session').on(table.session_id), index('marketing_consents_user').on(table.user_id)],
)

/** News subscribers: pending, active and former. */
export const subscribers = pgTable('subscribers', {
  id: id(),
  /** Lower case. */
  email: text().notNull().unique(),
  /** pending, active, off */
  status: text().notNull(),
  box: text().notNull(),
  locale: text().notNull(),
  country: text().notNull(),
  /** The subscribing session: its marketing consent decides whether the platform is told. */
  session_id: who(),
  /** The form that promised a promo code, of SUBSCRIPTION_PLACES; null if none. */
  place: text(),
  /** The promo code of this address: only one, ever. */
  promocode: text(),
  /** Version of the texts of the checked boxes. */
  agreement_version: text(),
  asked_at: instant().notNull(),
  confirmed_at: instant(),
  ended_at: instant(),
})

/** Alerts for a lower price or a size back in stock. One letter, once. */
export const alerts = pgTable(
  'alerts',
  {
    id: id(),
    /** price or stock */
    kind: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    user_id: who(),
    session_id: who(),
    product_id: integer().notNull(),
    /** For `stock` alerts; empty for price alerts. */
    sku_id: text().notNull(),
    currency: text().notNull(),
    /** Minor units: a lower price triggers the alert. */
    price: who(),
    host: text().notNull(),
    locale: text().notNull(),
    /** pending, active, told, off */
    status: text().notNull(),
    asked_at: instant().notNull(),
    told_at: instant(),
  },
  (table) => [
    uniqueIndex('alerts_once').on(table.kind, table.email, table.product_id, table.sku_id, table.currency),
    index('alerts_status').on(table.status, table.kind),
    index('alerts_user').on(table.user_id, table.id.desc()),
    index('alerts_email').on(table.email),
  ],
)

/** Saved searches with notifications. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    /** Null for a guest's search, which has an `email`. */
    user_id: who(),
    /** Lower case. Null for an account's search: letters go to the account's own address. */
    email: text(),
    /** False until the owner of a guest's address has confirmed it. */
    is_confirmed: boolean().notNull().default(true),
    name: text().notNull(),
    url: text().notNull(),
    host: text().notNull(),
    locale: text().notNull(),
    country: text().notNull(),
    /** False after the unsubscribe link of a letter; the search stays in the list. */
    tells: boolean().notNull().default(true),
    /** Pieces published since then are new. */
    seen_at: instant().notNull(),
    looked_at: instant().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('saved_searches_once').on(table.user_id, table.url),
    uniqueIndex('saved_searches_of_guest').on(table.email, table.url),
    index('saved_searches_looked').on(table.looked_at),
  ],
)

export const referralCodes = pgTable('referral_codes', {
  user_id: who().primaryKey(),
  code: text().notNull().unique(),
  created_at: instant().notNull(),
})

/** A referred friend: a session or account, never a name. */
export const referrals = pgTable(
  'referrals',
  {
    id: id(),
    inviter_id: who().notNull(),
    session_id: who().notNull().unique(),
    user_id: who().unique(),
    came_at: instant().notNull(),
    /** The first paid order and its reward; minor units. */
    order_id: who(),
    inviter_bonus: who().notNull().default(0),
    friend_bonus: who().notNull().default(0),
    rewarded_at: instant(),
    returned_at: instant(),
  },
  (table) => [index('referrals_inviter').on(table.inviter_id, table.id.desc()), index('referrals_order').on(table.order_id)],
)

/** Job applications, kept as long as the law permits. */
export const jobApplications = pgTable('job_applications', {
  id: text().primaryKey(),
  /** Session and client key; null for a call without one. */
  request_key: text().unique(),
  user_id: who(),
  name: text().notNull(),
  /** E.164, or an e-mail in lower case. */
  contact: text().notNull(),
  position: text().notNull(),
  about: text().notNull(),
  locale: text().notNull(),
  file_type: text().notNull(),
  file: bytes().notNull(),
  agreement_version: text().notNull(),
  at: instant().notNull(),
})
