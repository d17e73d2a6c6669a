import {
  ACCOUNT_DELETION_DAYS,
  BONUS_EARNED_PERCENT,
  BONUS_GIFT_DAYS,
  BONUS_SHARE_PERCENT,
  CERTIFICATE_VALID_DAYS,
  EXCHANGE_KEPT_DAYS,
  FITTING_MINUTES,
  GUEST_BAG_DAYS,
  HOLD_MINUTES,
  MONEY_BACK_DAYS,
  PARCEL_KEPT_DAYS,
  PRICE_HISTORY_DAYS,
  REFERRAL_DAYS,
  REFUND_DAYS,
  SUBSCRIPTION_GIFT_DAYS,
  WARRANTY_MONTHS,
} from '@shop/contracts/core/limits'
import type { Locale } from '@shop/contracts/shop/storefront'

/**
 * What the shop promises, in words: texts, letters and content take these numbers from here and have none of their own. Marked as pure, so
 * that texts are sent without the facts that they do not name.
 */

// No Intl: server and browser must produce the same text, but their data may differ.
const WORDS = {
  ru: { day: ['день', 'дня', 'дней'], month: ['месяц', 'месяца', 'месяцев'], minute: ['минута', 'минуты', 'минут'] },
  en: { day: ['day', 'days', 'days'], month: ['month', 'months', 'months'], minute: ['minute', 'minutes', 'minutes'] },
} as const

function formOf(count: number, locale: Locale): 0 | 1 | 2 {
  if (locale === 'en') return count === 1 ? 0 : 1
  const [tens, ones] = [count % 100, count % 10]
  if (tens > 10 && tens < 15) return 2
  return ones === 1 ? 0 : ones > 1 && ones < 5 ? 1 : 2
}

const counted = (count: number, unit: keyof (typeof WORDS)['ru']) => (locale: Locale) =>
  `${count}\u00a0${WORDS[locale][unit][formOf(count, locale)]}`
const percent = (share: number) => (locale: Locale) => (locale === 'ru' ? `${share}\u00a0%` : `${share}%`)

/** From the day of receipt: returns and exchanges alike. */
export const refundDays = /* @__PURE__ */ counted(REFUND_DAYS, 'day')
/** Another size is kept for an exchange for so long. */
export const exchangeKeptDays = /* @__PURE__ */ counted(EXCHANGE_KEPT_DAYS, 'day')
export const fittingMinutes = /* @__PURE__ */ counted(FITTING_MINUTES, 'minute')
/** An unpaid order keeps its pieces for so long. */
export const holdMinutes = /* @__PURE__ */ counted(HOLD_MINUTES, 'minute')
export const parcelKeptDays = /* @__PURE__ */ counted(PARCEL_KEPT_DAYS, 'day')
export const moneyBackDays = /* @__PURE__ */ counted(MONEY_BACK_DAYS, 'day')
/** A deleted account may come back for so long. */
export const deletionDays = /* @__PURE__ */ counted(ACCOUNT_DELETION_DAYS, 'day')
export const priceHistoryDays = /* @__PURE__ */ counted(PRICE_HISTORY_DAYS, 'day')
export const warrantyMonths = /* @__PURE__ */ counted(WARRANTY_MONTHS, 'month')
export const certificateDays = /* @__PURE__ */ counted(CERTIFICATE_VALID_DAYS, 'day')
export const guestBagDays = /* @__PURE__ */ counted(GUEST_BAG_DAYS, 'day')
export const referralDays = /* @__PURE__ */ counted(REFERRAL_DAYS, 'day')
export const subscriptionDays = /* @__PURE__ */ counted(SUBSCRIPTION_GIFT_DAYS, 'day')
/** Welcome and birthday bonuses expire. */
export const bonusGiftDays = /* @__PURE__ */ counted(BONUS_GIFT_DAYS, 'day')
export const bonusPercent = /* @__PURE__ */ percent(BONUS_EARNED_PERCENT)
export const bonusSharePercent = /* @__PURE__ */ percent(BONUS_SHARE_PERCENT)
