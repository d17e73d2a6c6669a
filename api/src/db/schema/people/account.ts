import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, sql, text, timestamp, uniqueIndex } from '../../drizzle.ts'

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const userId = () => bigint({ mode: 'number' }).notNull()
const instant = () => timestamp({ withTimezone: true })

export const users = pgTable(
  'users',
  {
    id: id(),
    /** E.164. */
    phone: text().unique(),
    /** Lower case. Several accounts may name one e-mail, one of them has confirmed it. */
    email: text(),
    /** When the shopper has shown that the e-mail is theirs: only then it signs in. */
    email_confirmed_at: instant(),
    /** `$argon2id$v=19$m=…,t=…,p=…$salt$hash`; null when the account has no password. */
    password_hash: text(),
    name: text().notNull(),
    surname: text().notNull(),
    birthday: date({ mode: 'string' }),
    is_admin: boolean().notNull().default(false),
    is_employee: boolean().notNull().default(false),
    /** News by letter. */
    is_subscribed: boolean().notNull().default(false),
    /** News by text message. */
    sms_subscribed: boolean().notNull().default(false),
    /** One bonus is one rouble; minor units. Changed only together with a row of bonus_entries. */
    bonus_balance: bigint({ mode: 'number' }).notNull().default(0),
    /** The session that the shopper's bag was begun in. */
    cart_session_id: bigint({ mode: 'number' }),
    /** Language of messages that no call of the shopper has caused. */
    locale: text().notNull(),
    created_at: instant().notNull(),
    deactivated_at: instant(),
    /** Its shopper has asked to delete it: when it is erased, unless they sign in before. */
    deletion_due_at: instant(),
  },
  (table) => [
    uniqueIndex('users_email_confirmed').on(table.email).where(sql`email_confirmed_at IS NOT NULL`),
    index('users_email').on(table.email),
    index('users_birthday').on(sql`(extract(month from birthday) * 100 + extract(day from birthday))`).where(sql`birthday IS NOT NULL`),
    index('users_deletion_due').on(table.deletion_due_at).where(sql`deletion_due_at IS NOT NULL`),
  ],
)

/** What a shopper has agreed to, with the version of the text. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    user_id: userId(),
    /** personal-data, or a topic and channel of `subscriptions/kinds.ts` */
    kind: text().notNull(),
    given: boolean().notNull(),
    text_version: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('consents_user').on(table.user_id, table.id)],
)

/** Every signing in, with the place that the auth popup was opened from. */
export const signIns = pgTable(
  'sign_ins',
  { id: id(), user_id: userId(), source: text().notNull(), method: text().notNull(), at: instant().notNull() },
  (table) => [index('sign_ins_user').on(table.user_id, table.id)],
)

/** Whom an identity provider knows as which shopper. */
export const identities = pgTable(
  'identities',
  { provider: text().notNull(), subject: text().notNull(), user_id: userId(), at: instant().notNull() },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('identities_user').on(table.user_id)],
)

/** Who has gone to an identity provider and not come back yet: good in one session, once. */
export const oauthAsks = pgTable(
  'oauth_asks',
  {
    state_hash: text().primaryKey(),
    session_id: bigint({ mode: 'number' }).notNull(),
    provider: text().notNull(),
    verifier: text().notNull(),
    nonce: text().notNull(),
    redirect_uri: text().notNull(),
    source: text().notNull(),
    agreement: boolean().notNull(),
    newsletter: boolean().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [index('oauth_asks_expiry').on(table.expires_at)],
)

/** Whom a provider has shown with a phone of nobody yet: registration by that phone in the same session takes it over. */
export const pendingIdentities = pgTable('pending_identities', {
  session_id: bigint({ mode: 'number' }).primaryKey(),
  provider: text().notNull(),
  subject: text().notNull(),
  phone: text().notNull(),
  expires_at: instant().notNull(),
})

/** Passkeys (WebAuthn): each signs its owner in on one host. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    user_id: userId(),
    /** The exact name of the host, without a port. */
    rp_id: text().notNull(),
    /** base64url, as the authenticator made it. */
    credential_id: text().notNull().unique(),
    /** COSE key, base64url. */
    public_key: text().notNull(),
    /** Random, one of an account and host: what the authenticator knows the account by. */
    user_handle: text().notNull(),
    /** Of the last signature; stays 0 for authenticators that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().notNull(),
    is_synced: boolean().notNull(),
    device: text(),
    created_at: instant().notNull(),
    last_used_at: instant(),
  },
  (table) => [index('passkeys_user').on(table.user_id, table.id)],
)

/** Challenges under way: each is good in one session, once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge_hash: text().primaryKey(),
    session_id: bigint({ mode: 'number' }).notNull(),
    rp_id: text().notNull(),
    /** Who makes a passkey, and the handle it gets; null for signing in. */
    user_id: bigint({ mode: 'number' }),
    user_handle: text(),
    expires_at: instant().notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expires_at)],
)

/** A question of the operator on a phone (mobid): one of a session and a phone. */
export const mobidAsks = pgTable(
  'mobid_asks',
  {
    session_id: bigint({ mode: 'number' }).notNull(),
    phone: text().notNull(),
    /** By which the operator knows it. */
    request_id: text().notNull(),
    state: text().notNull(),
    /** When the operator was asked how it stands. */
    looked_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.session_id, table.phone] }), index('mobid_asks_expiry').on(table.expires_at)],
)

/** A code under way: one for a session and a phone or e-mail. Only its HMAC is kept. */
export const authCodes = pgTable(
  'auth_codes',
  {
    session_id: bigint({ mode: 'number' }).notNull(),
    login: text().notNull(),
    code_hash: text().notNull(),
    method: text().notNull(),
    /** How often it was asked for in a row: from the second resend on another method is offered. */
    sends: integer().notNull(),
    tries: integer().notNull(),
    sent_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.session_id, table.login] }), index('auth_codes_expiry').on(table.expires_at)],
)

/** Tries that limits count: the key says what was tried and by whom, hashed. */
export const attempts = pgTable('attempts', { id: id(), key: text().notNull(), at: instant().notNull() }, (table) => [
  index('attempts_key').on(table.key, table.at),
  index('attempts_at').on(table.at),
])

/** Pictures of signs that were asked for and not yet answered, and proofs of work that were used: their `signs` are empty. */
export const captchas = pgTable('captchas', { token_hash: text().primaryKey(), signs: text().notNull(), expires_at: instant().notNull() })

/** One per item, not per SKU. */
export const favorites = pgTable(
  'favorites',
  { user_id: userId(), item_id: integer().notNull(), added_at: instant().notNull() },
  (table) => [primaryKey({ columns: [table.user_id, table.item_id] }), index('favorites_newest').on(table.user_id, table.added_at.desc())],
)

/** Where a shopper's orders go. */
export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    user_id: userId(),
    address: text().notNull(),
    apartment: text().notNull(),
    front_door: text().notNull(),
    floor: text().notNull(),
    house_code: text().notNull(),
    /** Put into the next order by itself: exactly one of a shopper's addresses. */
    is_main: boolean().notNull().default(true),
  },
  (table) => [index('addresses_user').on(table.user_id, table.id), uniqueIndex('addresses_main').on(table.user_id).where(sql`is_main`)],
)

/** Sizes that a shopper has saved, as they stand in the address of a listing. */
export const savedSizes = pgTable(
  'saved_sizes',
  {
    id: id(),
    user_id: userId(),
    /** Whose they are; empty: the shopper's own. */
    name: text().notNull(),
    ring: text(),
    bracelet: text(),
    chain: text(),
  },
  (table) => [uniqueIndex('saved_sizes_name').on(table.user_id, table.name)],
)

export const bonusEntries = pgTable(
  'bonus_entries',
  {
    id: id(),
    user_id: userId(),
    /** Minor units; below zero when spent. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** welcome, birthday, earned, spent, returned, revoked, burnt, referral, referralReturned */
    kind: text().notNull(),
    order_number: text(),
    at: instant().notNull(),
    /** Of a gift: `welcome`, `birthday-2027`. Each is given to a shopper once. */
    grant_key: text(),
    /** Of a gift, or of what came back: when its term was over and the rest was burnt. */
    expired_at: instant(),
  },
  (table) => [
    index('bonus_entries_user').on(table.user_id, table.id.desc()),
    uniqueIndex('bonus_entries_grant').on(table.user_id, table.grant_key),
    index('bonus_entries_term').on(table.at).where(sql`expired_at IS NULL AND kind IN ('welcome', 'birthday', 'returned')`),
  ],
)
