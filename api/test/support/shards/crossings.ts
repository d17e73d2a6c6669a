/** What makes a statement name its shard, or why it may go on crossing. */
export const CHANGES = {
  token:
    'The secret carries the key: the cookie of a session, the link of a bag or a payment becomes `key.secret`, and the statement names the key beside its hash',
  lookup:
    'A lookup table on every node (number, phone, e-mail, login or code → key), written in the same transaction; the statement then names the key',
  list: 'A table of ids on the shard of the one who asks (`user_orders`, `session_orders`, `held_passports`), written with the row; then one statement for each id, or one for all of them at once',
  steps: 'One statement for each key, in turn: the first one answers the key of the next',
  key: 'The caller knows the key: one more column in the condition',
  copy: 'Two bags or accounts become one: rows are read from the first shard and written to the second, in one transaction of two shards',
  sweep:
    'Goes to all shards as it is: it runs seldom, and Citus does that by itself. Where it takes a part of the rows, each shard has a statement of its own',
  colocated:
    'The table of the coordinator gets the key as a column and moves to the shards: an outbox for each of them, that a worker empties in turn',
  conflict: 'ON CONFLICT needs a unique index that contains the key: the lookup table has it, and is written first',
} as const

type When = 'call' | 'work' | 'office'
type Crossing = readonly [when: When, change: keyof typeof CHANGES, purpose: string]

/** Statements that would cross shards, by the name that `reachOf` gives them. */
export const CROSSINGS: Readonly<Record<string, Crossing>> = {
  // Sessions: nearly every call begins with one of these.
  'read sessions, users by token_hash': ['call', 'token', 'who asks'],
  'read favorites, sessions, users by token_hash': ['call', 'token', 'who asks, with account and hearts'],
  'update sessions, read sessions by token_hash': ['call', 'token', 'a session is still in use'],
  'read sessions, users by id': ['call', 'steps', 'limits of codes of a session and its account'],
  'read sessions, users by id, phone, token_hash': ['call', 'token', 'whether an account is offered after an order'],
  'delete sessions by token_hash': ['call', 'token', 'signing out'],
  'delete sessions by token_hash, user_id': ['call', 'list', 'signing out on the other devices'],
  'delete sessions by user_id': ['call', 'list', 'signing out everywhere'],
  'read sessions by user_id': ['call', 'list', 'devices of an account'],
  'update sessions by confirmed_phone': ['work', 'sweep', 'an erased account: its phone in sessions'],
  'update sessions by phone_confirmed_at': ['work', 'sweep', 'confirmed phones that are too old'],
  'delete sessions, read cart_lines, carts, guest_wishlists, orders, saved_lines, sessions by seen_at': [
    'work',
    'sweep',
    'sessions that nobody has used for long',
  ],
  'read carts, sessions, users by session_id': ['work', 'steps', 'bags of such sessions'],
  'delete carts by id': ['work', 'sweep', 'bags of such sessions'],
  'delete cart_lines by cart_id': ['work', 'sweep', 'lines of such bags'],
  'delete cart_codes by cart_id': ['work', 'sweep', 'codes of such bags'],
  'delete cart_packing by cart_id': ['work', 'sweep', 'packaging of such bags'],
  'delete saved_lines by cart_id': ['work', 'sweep', 'lines put aside of such bags'],
  'delete bag_shares by cart_id': ['work', 'sweep', 'links of such bags'],
  'delete bag_proposals, read bag_shares by cart_id': ['work', 'colocated', 'proposals for such bags'],

  // Bags. A session leads to its bag, the bag to its shopper.
  'read bag_shares, cart_codes, cart_lines, cart_packing, carts, orders, saved_lines, sessions, users by created_at, payable_until, token_hash':
    ['call', 'steps', 'a bag with its shopper'],
  'read bag_shares, cart_codes, cart_lines, cart_packing, carts, orders, saved_lines, sessions, users by created_at, id, payable_until': [
    'call',
    'steps',
    'a bag by its id, with its shopper',
  ],
  'insert carts, read sessions by token_hash': ['call', 'conflict', 'the bag of a session, made and locked'],
  'insert carts': ['call', 'conflict', 'the bag of an account at its sign-in'],
  'update carts, read sessions by token_hash': ['call', 'token', 'choices of a bag'],
  'read cart_lines, carts, sessions by token_hash': ['call', 'token', 'an engraved line of a bag'],
  'insert cart_additions, delete cart_additions, read cart_additions, sessions by token_hash': ['call', 'token', 'an addition counts once'],
  'delete cart_additions by at': ['work', 'sweep', 'keys of additions after a day'],
  'delete saved_lines by removed_at': ['work', 'sweep', 'lines put aside that were removed'],
  'read cart_lines by cart_id': ['call', 'copy', 'lines of two bags that become one'],
  'insert cart_codes, read cart_codes by cart_id': ['call', 'copy', 'codes of such bags'],
  'insert cart_packing, read cart_packing by cart_id': ['call', 'copy', 'packaging of such bags'],
  'insert saved_lines, delete saved_lines, read saved_lines by cart_id': ['call', 'copy', 'lines put aside of such bags'],
  'update carts, read carts by id': ['call', 'copy', 'choices and version of such bags'],
  'update bag_shares, read bag_shares by cart_id': ['call', 'copy', 'links of such bags'],

  // Bags that others see.
  'read bag_shares, cart_lines, carts by token_hash': ['call', 'token', 'a shared bag'],
  'read bag_shares, cart_lines, carts, sessions by created_at, token_hash': ['call', 'token', 'a shared bag, for its owner'],
  'read bag_shares, cart_lines, carts by created_at': ['office', 'sweep', 'bags that are shown to the stylists'],
  'read bag_shares, cart_lines, carts by created_at, id': ['office', 'key', 'a bag that is shown to the stylists'],
  'read bag_shares, cart_lines, carts': ['call', 'key', 'versions of shared bags'],
  'read carts, sessions by id, token_hash': ['call', 'token', 'whose bag it is'],
  'read bag_shares by id': ['call', 'key', 'the link of a proposal'],
  'update bag_shares by id': ['call', 'key', 'a link has changed'],
  'delete bag_shares by created_at': ['work', 'sweep', 'links that are over'],
  'delete bag_proposals, read bag_shares by created_at': ['work', 'colocated', 'proposals of such links'],

  // Orders: placing.
  'read cart_codes, cart_lines, orders by cart_id, idempotency_key': ['call', 'steps', 'whether this order is placed already, and its bag'],
  'insert order_history, order_lines, orders, outbox': ['call', 'colocated', 'an order is placed'],
  'insert order_history, order_lines, order_tenders, orders, outbox': [
    'call',
    'colocated',
    'an order is placed, paid in part by certificates',
  ],
  'read order_lines, orders by created_at': ['call', 'list', 'what a shopper has bought lately, for limits'],
  'read orders by phone, session_id, user_id': ['call', 'list', 'whether it is the first order'],
  'read orders by payable_until': ['call', 'list', 'the unpaid order of a shopper'],

  // Orders: reading and paying.
  'read orders by number': ['call', 'lookup', 'an order by its number'],
  'read exchanges, orders, payments, refunds by number': ['call', 'lookup', 'an order with what was paid and returned'],
  'read exchanges, order_history, order_lines, orders, passports, payments, refunds by user_id': ['call', 'list', 'orders of an account'],
  'read orders by user_id': ['call', 'list', 'orders that may be returned'],
  'read orders, pay_links by created_at, token_hash': ['call', 'token', 'an order by the link of another payer'],
  'insert pay_links': ['call', 'conflict', 'such a link is made'],
  'delete pay_links by created_at': ['work', 'sweep', 'such links after their time'],
  'read orders, users by id': ['call', 'steps', 'the address of the last order'],
  'read orders': ['office', 'sweep', 'orders that something is asked about: a shop, an inviter, a number that is taken'],
  'update orders by delivery_method_id, number': ['office', 'lookup', 'the office has changed an order'],
  'update orders by created_at': ['work', 'sweep', 'what is forgotten of old orders'],
  'update order_lines by order_id': ['work', 'sweep', 'what is forgotten of old orders'],
  'update refunds by order_id': ['work', 'sweep', 'what is forgotten of old orders'],
  'update payments, read exchanges by order_id': ['work', 'colocated', 'what is forgotten of old orders'],
  'update orders, read users by id': ['call', 'list', 'orders of a phone go to its account'],
  'update deposits, read orders by user_id': ['call', 'list', 'certificates of such orders'],
  'update reviews, read orders by user_id': ['call', 'colocated', 'reviews of such orders'],

  // Orders: refunds, exchanges, stock.
  'read refunds by id': ['call', 'key', 'a refund: its number begins with that of the order'],
  'update refunds by id': ['office', 'key', 'a refund has moved'],
  'read exchanges by id': ['call', 'key', 'an exchange: its number begins with that of the order'],
  'update exchanges by id': ['call', 'key', 'an exchange has moved'],
  'read exchanges, orders': ['office', 'sweep', 'exchanges that the office has to do'],
  'update stock, read order_history, order_lines, orders': [
    'office',
    'steps',
    'the feed of stock, less what orders hold that the office does not know',
  ],
  'delete picture_files, read order_lines, passports by picture': ['office', 'sweep', 'whether an order shows a picture that is removed'],
  'read bookings, orders': ['office', 'sweep', 'whether a shop that is removed is waited for'],

  // Passports.
  'read orders, passports by holder_id, user_id': ['call', 'list', 'passports of an account'],
  'read orders, passports by holder_id, id, user_id': ['call', 'list', 'a passport of an account'],
  'read orders, passport_codes, passport_requests, passports by holder_id, user_id': [
    'call',
    'list',
    'passports of an account with their codes',
  ],
  'read orders, passport_codes, passport_requests, passports by holder_id, id, user_id': [
    'call',
    'list',
    'a passport of an account with its codes',
  ],
  'read orders, passport_codes, passports by code_hash, id': ['call', 'token', 'a piece that is handed over'],
  'read passport_codes, passport_requests, passports by code_hash': ['call', 'token', 'the public page of a passport'],
  'update passport_codes, read orders, passports by holder_id, user_id': ['call', 'colocated', 'codes of a passport are withdrawn'],
  'update passports by id': ['call', 'key', 'a piece has another holder'],
  'update passports, read orders, passports by order_id, position': ['office', 'key', 'passports of returned pieces end'],
  'read passport_requests, passports, users by id': ['work', 'colocated', 'a request to the workshop, for the office'],

  // Accounts: signing in.
  'read users by phone': ['call', 'lookup', 'the account of a phone'],
  'read users by email, id': ['call', 'lookup', 'whether an e-mail is of another account'],
  'read users by email': ['call', 'lookup', 'the account of an e-mail'],
  'read users': ['call', 'lookup', 'whether an e-mail is of another account, before it is confirmed'],
  'update users by email, id': ['call', 'lookup', 'an e-mail is confirmed'],
  'update subscribers, read users by email, id': ['call', 'steps', 'the subscription of that e-mail'],
  'insert subscribers, read users by id': ['call', 'steps', 'the subscription of an account'],
  'read passkeys, users by credential_id, rp_id, user_handle': ['call', 'lookup', 'signing in by a passkey'],
  'update passkeys by id': ['call', 'key', 'the counter of a passkey'],
  'insert passkeys': ['call', 'conflict', 'a passkey is added'],
  'delete auth_codes by sent_at': ['work', 'sweep', 'codes after their time'],
  'delete mobid_asks by expires_at': ['work', 'sweep', 'confirmations after their time'],
  'delete oauth_asks by expires_at': ['work', 'sweep', 'visits at providers after their time'],
  'delete passkey_challenges by expires_at': ['work', 'sweep', 'challenges after their time'],
  'delete pending_identities by expires_at': ['work', 'sweep', 'identities without an account'],

  // Accounts: profile, export, deletion.
  'update addresses, read addresses by id, user_id': ['call', 'key', 'the main address'],
  'read bag_shares, carts by session_id': ['call', 'steps', 'export: links of the bag'],
  'read cart_lines, carts by session_id': ['call', 'steps', 'export: the bag'],
  'read carts, saved_lines by session_id': ['call', 'steps', 'export: lines put aside'],
  'read consents, marketing_consents by user_id': ['call', 'steps', 'export: consents'],
  'read exchanges, orders by user_id': ['call', 'list', 'export: exchanges'],
  'read order_history, order_lines, orders by user_id': ['call', 'list', 'export: orders'],
  'read orders, passports': ['call', 'list', 'export: passports'],
  'read orders, refunds by user_id': ['call', 'list', 'export: refunds'],
  'read orders, review_pictures, reviews, users by user_id': ['call', 'colocated', 'export: reviews'],
  'read sessions, users by user_id': ['call', 'list', 'export: devices'],
  'read bookings, exchanges, orders, refunds, users by deletion_due_at, ends_at': ['work', 'sweep', 'accounts that are erased now'],
  'read bookings, exchanges, orders, refunds, users by deletion_due_at, ends_at, id': [
    'work',
    'steps',
    'whether an account may be erased now',
  ],
  'update refunds, read orders by user_id': ['work', 'list', 'an erased account: bank accounts in refunds'],
  'delete picture_files, review_pictures, read orders, reviews by user_id': ['work', 'colocated', 'an erased account: pictures of reviews'],

  // Bonuses and invitations.
  'read orders, users by phone': ['call', 'lookup', 'whether a phone has had its welcome gift'],
  'read bonus_entries by at': ['work', 'sweep', 'gifts that end'],
  'read bonus_entries, users by grant_key': ['work', 'sweep', 'birthdays'],
  'read referral_codes, users by code': ['call', 'lookup', 'whose invitation it is'],
  'insert referrals, read orders, users by id': ['call', 'steps', 'a friend has come'],
  'update referrals, read orders by inviter_id, session_id, user_id': ['call', 'steps', 'a friend has an account'],
  'read orders, users': ['work', 'sweep', 'invitations whose first order is paid'],

  // Wishlists.
  'read favorites, gift_reservations, guest_wishlists, users, wishlist_shares by code, reserved_at': [
    'call',
    'lookup',
    'a shared wishlist',
  ],
  'insert wishlist_shares, read guest_wishlists by session_id': ['call', 'colocated', 'a guest’s wishlist goes to the account'],
  'update gift_reservations by session_id': ['call', 'list', 'gifts that a guest has reserved go to the account'],
  'update gift_reservations, read gift_reservations by user_id': ['call', 'copy', 'gifts on such a wishlist'],
  'delete gift_reservations, guest_wishlists, wishlist_shares by user_id': ['call', 'colocated', 'a wishlist is shared no longer'],
  'delete gift_reservations by reserved_at': ['work', 'sweep', 'reservations after their time'],
  'delete guest_wishlists, read sessions': ['work', 'colocated', 'wishlists of guests whose session is gone'],

  // Letters, searches, reviews.
  'read marketing_consents': ['call', 'list', 'the latest consent of a session or its account'],
  'insert consents, read consents, users by email, kind': ['call', 'lookup', 'news are ended by a letter'],
  'insert consents, update users by email, is_subscribed': ['call', 'lookup', 'news are ended or begun by an e-mail'],
  'update users by email': ['call', 'lookup', 'news are ended by a letter'],
  'read alerts, users': ['work', 'colocated', 'alerts that are due'],
  'read saved_searches, users by id': ['call', 'colocated', 'a search by the link of its letter'],
  'update saved_searches, read users by email': ['call', 'colocated', 'a search is ended by its letter'],
  'update saved_searches, read saved_searches, users by looked_at': ['work', 'colocated', 'searches that are due'],
  'read orders, review_letters_off, users by id': ['work', 'steps', 'whether a buyer is asked for a review'],
  'read orders, users by number': ['call', 'lookup', 'whose order is reviewed'],
  'read order_lines, orders, refunds, review_pictures, reviews by id': ['call', 'colocated', 'what of an order can be reviewed'],
  'read orders, review_pictures, reviews by id': ['office', 'colocated', 'a review for the office'],
  'read orders, review_pictures, reviews by status': ['office', 'sweep', 'reviews that wait for the office'],
  'read orders, review_pictures, reviews': ['office', 'sweep', 'reviews for the office'],
}

/** Unique columns of sharded tables without the key of their shards: Citus refuses them, and what keeps them unique instead. */
export const UNIQUE: Readonly<Record<string, string>> = {
  'orders.number': 'lookup table `order_numbers (number primary key, order_id)`; a number that is taken is drawn again, as today',
  'orders.idempotency_key': '`(session_id, key)` on the shard of the session, written before the order: a repeated call finds the id there',
  'users.phone': 'lookup table `phones (phone primary key, user_id)`: two who register at once meet there',
  'users.email': 'lookup table `confirmed_emails (email primary key, user_id)`',
  'passkeys.credential_id': 'lookup table `credentials (credential_id primary key, user_id)`',
  'referral_codes.code': 'lookup table of codes',
  'wishlist_shares.code': 'lookup table of codes',
  'carts.session_id': 'lookup table `session_carts (session_id primary key, cart_id)`: one bag for each session, made once',
  'sessions.token_hash': '`(id, token_hash)`: the cookie carries the id, and secrets are random',
  'bag_shares.token_hash': '`(cart_id, token_hash)`: the link carries the id, and secrets are random',
  'pay_links.token_hash': '`(order_id, token_hash)`: the link carries the id, and secrets are random',
  'oauth_asks.state_hash': '`(session_id, state_hash)`: it counts in its session alone, and secrets are random',
  'passkey_challenges.challenge_hash': '`(session_id, challenge_hash)`: it counts in its session alone, and secrets are random',
}
