/** The business constants of `docs/rules/limits.md`, defined here only. */
export const CATALOG_PAGE_SIZE = 48
export const WISHLIST_PAGE_SIZE = 20
/** Maximum favorites in a list: 300 fit into its 4 KiB cookie. */
export const MAX_FAVORITES = 300
/** A struck price is the lowest of this many days before the reduction. */
export const PRICE_HISTORY_DAYS = 30
export const PICKUP_POINTS_PAGE_SIZE = 50
/** Signs of a search; a longer text by link is cut. */
export const MAX_SEARCH_TEXT = 100

export const MAX_CARD_TAGS = 2
export const SYMBOL_MODIFICATIONS_SHOWN = 7
export const OTHER_MODIFICATIONS_SHOWN = 3

export const EXPRESS_CUTOFF_HOUR = 16
export const SAME_DAY_CUTOFF_HOUR = 13
/** Dispatch hour, UTC+3: later orders leave the next day. */
export const DISPATCH_HOUR = 20
/** Moscow time: UTC+3. */
export const SHOP_UTC_OFFSET_HOURS = 3

/** Maximum share of goods paid by bonuses, excluding discounted goods and certificates. */
export const BONUS_SHARE_PERCENT = 30
/** Bonus rate of an order, excluding discounted goods and certificates. */
export const BONUS_EARNED_PERCENT = 2
/** Loyalty gifts, minor units of roubles: for registration, and for each birthday. */
export const WELCOME_BONUS = 50_000
export const BIRTHDAY_BONUS = 100_000
/** Gifts expire after this many days; earned bonuses never do. */
export const BONUS_GIFT_DAYS = 90

/** Instalments: limits in minor units of roubles, number and interval. Never for certificates. */
export const INSTALMENT_FROM_RUB = 100_000
export const INSTALMENT_TO_RUB = 20_000_000
export const INSTALMENT_PAYMENTS = 4
export const INSTALMENT_WEEKS = 2

export const CERTIFICATE_MIN_RUB = 1000
export const CERTIFICATE_MAX_RUB = 200_000
export const PASSWORD_MIN_LENGTH = 6
export const PASSWORD_MAX_LENGTH = 128
export const YEAR_MIN = 1900
export const YEAR_MAX = 2050
export const AUTH_CODE_LENGTH = 4
export const CODE_RESEND_SECONDS = 60
export const CODE_LIFE_SECONDS = 5 * 60
export const CODE_TRIES = 5
/** Days in which an account deletion can be cancelled. */
export const ACCOUNT_DELETION_DAYS = 30

/** Returns and exchanges, in days from receipt. */
export const REFUND_DAYS = 30
/** Another size is kept for an exchange for this many days. */
export const EXCHANGE_KEPT_DAYS = 3
/** An unpaid order holds its pieces, codes and bonuses for so long. */
export const HOLD_MINUTES = 30
/** The courier waits while pieces are tried on. */
export const FITTING_MINUTES = 20
/** A certificate is valid for this many days from sending. */
export const CERTIFICATE_VALID_DAYS = 365
/** A guest's bag is kept for this many days. */
export const GUEST_BAG_DAYS = 365
/** The link of an invitation remembers the inviter for this many days. */
export const REFERRAL_DAYS = 30
/** The promo code for a confirmed subscription is valid for this many days. */
export const SUBSCRIPTION_GIFT_DAYS = 30

/** A pickup point keeps a parcel for so long. */
export const PARCEL_KEPT_DAYS = 7
/** Money of a return goes back within this many days of the request. */
export const MONEY_BACK_DAYS = 10

/** Words that fit on the gift card, in signs. */
export const CARD_MAX = 300

/** Warranty in months from the day of receipt. */
export const WARRANTY_MONTHS = 12

/** Minimum order in major units of the cart's currency. */
export const MINIMUM_ORDER = { ru: 900, international: 20 } as const
/** Maximum quantity per SKU in a bag; stock may lower it. */
export const MAX_LINE_QUANTITY = 99
export const MAX_CART_LINES = 100
/** Lines that wait beside the bag. */
export const MAX_SAVED_LINES = 50

export const YEAR_SECONDS = 365 * 24 * 60 * 60
export const WINTER_SALE_COOKIE_SECONDS = 14 * 24 * 60 * 60
/** Unsolicited popups wait until nothing was open for this long. */
export const POPUP_PAUSE_MS = 4000
export const UTM_COOKIE_SECONDS = 30 * 24 * 60 * 60

export const RELOAD_GUARD_MS = 60_000
export const LOCATION_SWITCH_DELAY_MS = 150
export const UNDO_MS = 8000
export const TOAST_MS = 6000
export const SWIPE_THRESHOLD_PX = 5
export const IMPRESSION_VISIBILITY = 0.6

export const TABLET_MIN_PX = 768
/** Home page banners per row: 3, 3 and the rest. */
export const BANNER_ROW = 3

/** Maximum body: front door and API refuse more with 413. */
export const MAX_BODY_BYTES = 64 * 1024
/** Maximum résumé size: 10 MB; and the whole call with its fields. */
export const MAX_RESUME_BYTES = 10 * 1024 * 1024
export const MAX_CAREER_BODY_BYTES = MAX_RESUME_BYTES + 64 * 1024
/** Upload timeout: 10 MB at half a megabit per second. */
export const UPLOAD_MS = 3 * 60 * 1000

/** Kiosk timeouts: an absent visitor, and a finished one. */
export const KIOSK_IDLE_MS = 60_000
export const KIOSK_DONE_MS = 15_000

/** Saved sizes of the shopper and of people they buy gifts for. */
export const MAX_SIZE_OWNERS = 20
