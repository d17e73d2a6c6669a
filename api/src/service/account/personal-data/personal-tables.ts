import type { PartName } from '../export/parts.ts'

export interface PersonalTable {
  /** The export part that includes the table, or why none does. */
  told: PartName | { not: string }
  /**
   * What happens to its rows when the account is erased: `own` deletes by `user_id`, `custom` has its own statement in deletion/erase.ts;
   * otherwise why the rows stay.
   */
  erased: 'own' | 'mended' | { kept: string }
}

const MINUTES = { told: { not: 'lives for minutes' }, erased: { kept: 'lives for minutes, then housekeeping deletes it' } } as const
const LAW = 'the law wants sales and their proofs kept for five years; it is no longer reached by signing in'

/** Every table with personal data. A test finds missing ones. */
export const PERSONAL_TABLES = {
  users: { told: 'account', erased: 'mended' },
  addresses: { told: 'addresses', erased: 'own' },
  saved_sizes: { told: 'sizes', erased: 'own' },
  favorites: { told: 'favorites', erased: 'own' },
  wishlist_shares: { told: 'sharedWishlist', erased: 'own' },
  guest_wishlists: { told: { not: 'an earlier link of the shared wishlist, made before signing in' }, erased: 'own' },
  gift_reservations: { told: { not: 'for the owner of the list the gifts stay a surprise' }, erased: 'own' },
  reviews: { told: 'reviews', erased: 'own' },
  review_letters_off: {
    told: { not: 'an address that asked for silence, nothing else' },
    erased: { kept: 'the wish for silence outlives the account: orders stay, and their letters must not begin again' },
  },
  saved_searches: { told: 'searches', erased: 'own' },
  alerts: { told: 'alerts', erased: 'own' },
  sessions: { told: 'sessions', erased: 'own' },
  sign_ins: { told: 'signIns', erased: 'own' },
  identities: { told: 'identities', erased: 'own' },
  passkeys: { told: 'passkeys', erased: 'own' },
  saved_cards: { told: 'cards', erased: 'mended' },
  referral_codes: { told: 'invitation', erased: 'own' },
  carts: { told: 'bag', erased: 'mended' },
  bag_proposals: { told: 'bagProposals', erased: 'own' },
  subscribers: { told: 'subscriptions', erased: 'mended' },
  bookings: { told: 'visits', erased: 'mended' },
  consults: { told: 'consultations', erased: 'mended' },
  feedback: { told: 'messages', erased: 'mended' },
  job_applications: { told: 'applications', erased: 'mended' },
  deposits: { told: 'certificates', erased: 'mended' },
  passports: { told: 'passports', erased: { kept: 'belongs to the piece and its order; names nobody without the account' } },
  passport_requests: { told: 'workshop', erased: 'mended' },
  orders: { told: 'orders', erased: { kept: LAW } },
  consents: { told: 'consents', erased: { kept: 'proves what was agreed to; names nobody without the account' } },
  marketing_consents: { told: 'consents', erased: { kept: 'proves what was agreed to; names nobody without the account' } },
  bonus_entries: { told: 'bonuses', erased: { kept: 'sums alone; names nobody without the account' } },
  referrals: { told: 'invitations', erased: { kept: 'days and sums alone; the bonus of the other shopper depends on them' } },
  cart_additions: {
    told: { not: 'keys of retries without content, for a day' },
    erased: { kept: 'lives for a day, then housekeeping deletes it' },
  },
  auth_codes: MINUTES,
  mobid_asks: MINUTES,
  oauth_asks: MINUTES,
  passkey_challenges: MINUTES,
  pending_identities: MINUTES,
} as const satisfies Record<string, PersonalTable>

/** Tables whose rows of an erased account are deleted by its id. */
export const OWN_TABLES: readonly string[] = Object.entries<PersonalTable>(PERSONAL_TABLES).flatMap(([table, { erased }]) =>
  erased === 'own' ? [table] : [],
)
