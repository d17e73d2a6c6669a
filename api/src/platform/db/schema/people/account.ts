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
    /** Lower case. Several accounts may name one e-mail; only one has confirmed it. */
    email: text(),
    /** When the shopper confirmed the e-mail; only then it signs in. */
    email_confirmed_at: instant(),
    /** `$argon2id$v=19$m=…,t=…,p=…$salt$hash`; null when the account has no password. */
    password_hash: text(),
    name: text().notNull(),
    surname: text().notNull(),
    birthday: date({ mode: 'string' }),
    is_admin: boolean().notNull().default(false),
    is_employee: boolean().notNull().default(false),
    /** News by email. */
    is_subscribed: boolean().notNull().default(false),
    /** News by text message. */
    sms_subscribed: boolean().notNull().default(false),
    /** One bonus is one rouble; minor units. Updated only together with a bonus_entries row. */
    bonus_balance: bigint({ mode: 'number' }).notNull().default(0),
    /** Session of the shopper's bag. */
    cart_session_id: bigint({ mode: 'number' }),
    /** Language of messages sent without a request. */
    locale: text().notNull(),
    created_at: instant().notNull(),
    deactivated_at: instant(),
    /** Scheduled deletion; signing in before it cancels it. */
    deletion_due_at: instant(),
  },
  (table) => [
    uniqueIndex('users_email_confirmed').on(table.email).where(sql`email_confirmed_at IS NOT NULL`),
    index('users_email').on(table.email),
    index('users_bag').on(table.cart_session_id),
    index('users_birthday').on(sql`(extract(month from birthday) * 100 + extract(day from birthday))`).where(sql`birthday IS NOT NULL`),
    index('users_deletion_due').on(table.deletion_due_at).where(sql`deletion_due_at IS NOT NULL`),
  ],
)

/** Given consents with the version of the text. */
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

/** Every sign-in, with the place that opened the popup. */
export const signIns = pgTable(
  'sign_ins',
  { id: id(), user_id: userId(), source: text().notNull(), method: text().notNull(), at: instant().notNull() },
  (table) => [index('sign_ins_user').on(table.user_id, table.id)],
)

/** Identity provider accounts linked to shoppers. */
export const identities = pgTable(
  'identities',
  { provider: text().notNull(), subject: text().notNull(), user_id: userId(), at: instant().notNull() },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('identities_user').on(table.user_id)],
)

/** OAuth requests in progress: valid once, in one session. */
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

/** Identities whose phone has no account yet: registration by that phone in the same session links them. */
export const pendingIdentities = pgTable('pending_identities', {
  session_id: bigint({ mode: 'number' }).primaryKey(),
  provider: text().notNull(),
  subject: text().notNull(),
  phone: text().notNull(),
  expires_at: instant().notNull(),
})

/** Passkeys (WebAuthn), each bound to one host. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    user_id: userId(),
    /** The exact hostname, without port. */
    rp_id: text().notNull(),
    /** base64url, from the authenticator. */
    credential_id: text().notNull().unique(),
    /** COSE key, base64url. */
    public_key: text().notNull(),
    /** Random WebAuthn user handle, one per account and host. */
    user_handle: text().notNull(),
    /** Signature counter; stays 0 for authenticators that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().notNull(),
    is_synced: boolean().notNull(),
    device: text(),
    created_at: instant().notNull(),
    last_used_at: instant(),
  },
  (table) => [index('passkeys_user').on(table.user_id, table.id)],
)

/** Challenges in progress: valid once, in one session. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge_hash: text().primaryKey(),
    session_id: bigint({ mode: 'number' }).notNull(),
    rp_id: text().notNull(),
    /** User and handle of a registration; null for signing in. */
    user_id: bigint({ mode: 'number' }),
    user_handle: text(),
    expires_at: instant().notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expires_at)],
)

/** An operator confirmation (mobid): one per session and phone. */
export const mobidAsks = pgTable(
  'mobid_asks',
  {
    session_id: bigint({ mode: 'number' }).notNull(),
    phone: text().notNull(),
    /** The operator's id of it. */
    request_id: text().notNull(),
    state: text().notNull(),
    /** When the operator was last asked for the state. */
    looked_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.session_id, table.phone] }), index('mobid_asks_expiry').on(table.expires_at)],
)

/** A pending code: one per session and phone or e-mail. Only its HMAC is stored. */
export const authCodes = pgTable(
  'auth_codes',
  {
    session_id: bigint({ mode: 'number' }).notNull(),
    login: text().notNull(),
    code_hash: text().notNull(),
    method: text().notNull(),
    /** Consecutive requests: from the second resend on another method is offered. */
    sends: integer().notNull(),
    tries: integer().notNull(),
    sent_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.session_id, table.login] }), index('auth_codes_expiry').on(table.expires_at)],
)

/** Attempts that limits count, oldest first. The key is a hash of what was tried and by whom. */
export const attemptWindows = pgTable('attempt_windows', { key: text().primaryKey(), times: instant().array().notNull() })

/** Counted by the release before; dropped in the next one. */
export const attempts = pgTable('attempts', { id: id(), key: text().notNull(), at: instant().notNull() }, (table) => [
  index('attempts_key').on(table.key, table.at),
  index('attempts_at').on(table.at),
])

/** Unanswered captchas, and used proof-of-work tokens: their `signs` are empty. */
export const captchas = pgTable('captchas', { token_hash: text().primaryKey(), signs: text().notNull(), expires_at: instant().notNull() })

/** One per item, not per SKU. */
export const favorites = pgTable(
  'favorites',
  {
    user_id: userId(),
    item_id: integer().notNull(),
    added_at: instant().notNull(),
    /** The size that was chosen when the heart was pressed, and when that was. */
    sku_id: text(),
    sku_at: instant(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.item_id] }), index('favorites_newest').on(table.user_id, table.added_at.desc())],
)

/** Wishlists that friends see by a link. */
export const wishlistShares = pgTable('wishlist_shares', {
  user_id: userId().primaryKey(),
  code: text().notNull().unique(),
  title: text().notNull(),
  occasion: text().notNull(),
  created_at: instant().notNull(),
})

/** Wishlists that guests share: the browser keeps the list, so its items are copied here. */
export const guestWishlists = pgTable(
  'guest_wishlists',
  {
    code: text().primaryKey(),
    /** Null once its guest has signed in. */
    session_id: bigint({ mode: 'number' }).unique(),
    /** Whose wishlist the link opens since then. */
    user_id: bigint({ mode: 'number' }),
    title: text().notNull(),
    occasion: text().notNull(),
    /** Newest first. */
    items: integer().array().notNull(),
    /** Sizes chosen for some of the items. */
    skus: text().array(),
    created_at: instant().notNull(),
  },
  (table) => [index('guest_wishlists_user').on(table.user_id)],
)

/** Reserved gifts of shared wishlists. A piece has one giver: an account, or a guest's session. */
export const giftReservations = pgTable(
  'gift_reservations',
  {
    /** Owner of the list: the account, or minus the session of a guest. */
    user_id: userId(),
    item_id: integer().notNull(),
    giver_id: bigint({ mode: 'number' }),
    session_id: bigint({ mode: 'number' }).notNull(),
    /** How the giver signed it for the other friends. */
    name: text(),
    reserved_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.item_id] }),
    index('gift_reservations_session').on(table.session_id),
    index('gift_reservations_age').on(table.reserved_at),
  ],
)

/** Delivery addresses. */
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
    /** Outside Russia: country, second line, city, region, postal code. Null for a Russian address. */
    postal: jsonb(),
    /** Prefilled in the next order: exactly one per shopper. */
    is_main: boolean().notNull().default(true),
  },
  (table) => [index('addresses_user').on(table.user_id, table.id), uniqueIndex('addresses_main').on(table.user_id).where(sql`is_main`)],
)

/** Saved sizes, as in listing URLs. */
export const savedSizes = pgTable(
  'saved_sizes',
  {
    id: id(),
    user_id: userId(),
    /** Whose sizes; empty for the shopper's own. */
    name: text().notNull(),
    ring: text(),
    /** Null: the ring finger. */
    ring_finger: text(),
    bracelet: text(),
    chain: text(),
    changed_at: instant().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('saved_sizes_name').on(table.user_id, table.name)],
)

export const bonusEntries = pgTable(
  'bonus_entries',
  {
    id: id(),
    user_id: userId(),
    /** Minor units; negative when spent. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** welcome, birthday, earned, spent, returned, revoked, burnt, referral, invited, referralReturned */
    kind: text().notNull(),
    order_number: text(),
    at: instant().notNull(),
    /** Key of a gift: `welcome`, `birthday-2027`. Each is granted once per shopper. */
    grant_key: text(),
    /** When a gift or returned bonus expired and its rest was burnt. */
    expired_at: instant(),
  },
  (table) => [
    index('bonus_entries_user').on(table.user_id, table.id.desc()),
    uniqueIndex('bonus_entries_grant').on(table.user_id, table.grant_key),
    index('bonus_entries_term').on(table.at).where(sql`expired_at IS NULL AND kind IN ('welcome', 'birthday', 'returned')`),
  ],
)

/** Cards that shoppers pay with again: tokens of the gateway, which alone has the numbers. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: id(),
    user_id: userId(),
    /** Encrypted under CERTIFICATE_KEY and bound to the account. */
    sealed_token: text().notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    /** The last month of the card: its first day. */
    expires: date({ mode: 'string' }).notNull(),
    /** Of the payment it was saved with: the gateway charges it in no other. */
    currency: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [uniqueIndex('saved_cards_user').on(table.user_id, table.currency, table.brand, table.last4, table.expires)],
)
