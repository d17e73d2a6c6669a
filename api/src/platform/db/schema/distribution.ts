/** Where Citus would keep the rows of a table: on the shard of a key, on every node, or on the coordinator alone. */
export type Distribution = { kind: 'shards'; of: ShardKey; key: string } | { kind: 'reference' } | { kind: 'coordinator' }
type ShardKey = 'order' | 'cart' | 'session' | 'user'

/** Tables of each kind of key, with the column that has it. Rows of one key are on one shard, those of different kinds are not. */
const SHARDS: Record<ShardKey, Record<string, string>> = {
  order: {
    orders: 'id',
    order_lines: 'order_id',
    order_history: 'order_id',
    order_tenders: 'order_id',
    pay_links: 'order_id',
    refunds: 'order_id',
    exchanges: 'order_id',
    passports: 'order_id',
  },
  cart: {
    carts: 'id',
    cart_lines: 'cart_id',
    saved_lines: 'cart_id',
    cart_codes: 'cart_id',
    cart_packing: 'cart_id',
    bag_shares: 'cart_id',
  },
  session: {
    sessions: 'id',
    cart_additions: 'session_id',
    oauth_asks: 'session_id',
    pending_identities: 'session_id',
    passkey_challenges: 'session_id',
    mobid_asks: 'session_id',
    auth_codes: 'session_id',
    marketing_consents: 'session_id',
  },
  user: {
    users: 'id',
    consents: 'user_id',
    sign_ins: 'user_id',
    passkeys: 'user_id',
    favorites: 'user_id',
    wishlist_shares: 'user_id',
    gift_reservations: 'user_id',
    addresses: 'user_id',
    saved_sizes: 'user_id',
    bonus_entries: 'user_id',
    saved_cards: 'user_id',
    referral_codes: 'user_id',
  },
}

/** Read with every key and seldom written, except stock and the balances of codes. */
const REFERENCE = {
  listings: ['categories', 'category_texts', 'selections', 'selection_texts', 'selection_designs', 'designers', 'designer_texts'],
  pieces: ['designs', 'design_sets', 'products', 'product_texts', 'product_tags', 'product_videos', 'pictures', 'media'],
  offers: ['skus', 'stock', 'shop_stock', 'prices', 'price_history', 'product_offers'],
  codes: ['promocodes', 'certificates', 'deposits', 'deposit_designs', 'subscribers', 'identities', 'referrals'],
  places: ['cities', 'streets', 'pickup_providers', 'pickup_points', 'shops', 'settings'],
}

/** Queues, logs, counters, and tables that are read by a key that no other table has. */
const COORDINATOR = {
  queues: ['outbox', 'catalogue_changes', 'catalogue_snapshots', 'attempts', 'attempt_windows', 'captchas', 'feeds', 'feed_batches'],
  payments: ['payments', 'payment_reports', 'payment_refunds'],
  files: ['merchant_feeds', 'merchant_feed_parts', 'share_pictures', 'picture_files', 'content_versions', 'content_drafts'],
  goods: ['bag_proposals', 'passport_codes', 'passport_requests', 'reviews', 'review_pictures', 'review_letters_off', 'guest_wishlists'],
  services: ['bookings', 'booking_services', 'booking_capacity', 'consults', 'feedback', 'alerts', 'saved_searches', 'job_applications'],
}

export const DISTRIBUTION: ReadonlyMap<string, Distribution> = new Map<string, Distribution>([
  ...Object.entries(SHARDS).flatMap(([of, tables]) =>
    Object.entries(tables).map(([table, key]): [string, Distribution] => [table, { kind: 'shards', of: of as ShardKey, key }]),
  ),
  ...Object.values(REFERENCE).flatMap((tables) => tables.map((table): [string, Distribution] => [table, { kind: 'reference' }])),
  ...Object.values(COORDINATOR).flatMap((tables) => tables.map((table): [string, Distribution] => [table, { kind: 'coordinator' }])),
])
