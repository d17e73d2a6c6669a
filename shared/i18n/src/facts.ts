import {
  ACCOUNT_DELETION_DAYS,
  BONUS_EARNED_PERCENT,
  BONUS_GIFT_DAYS,
  BONUS_SHARE_PERCENT,
  CERTIFICATE_VALID_DAYS,
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

/** What the shop promises, in words: texts, letters and content take these numbers from here and have none of their own. */

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
export const refundDays = counted(REFUND_DAYS, 'day')
export const fittingMinutes = counted(FITTING_MINUTES, 'minute')
/** An unpaid order keeps its pieces for so long. */
export const holdMinutes = counted(HOLD_MINUTES, 'minute')
export const parcelKeptDays = counted(PARCEL_KEPT_DAYS, 'day')
export const moneyBackDays = counted(MONEY_BACK_DAYS, 'day')
/** A deleted account may come back for so long. */
export const deletionDays = counted(ACCOUNT_DELETION_DAYS, 'day')
export const priceHistoryDays = counted(PRICE_HISTORY_DAYS, 'day')
export const warrantyMonths = counted(WARRANTY_MONTHS, 'month')
export const certificateDays = counted(CERTIFICATE_VALID_DAYS, 'day')
export const guestBagDays = counted(GUEST_BAG_DAYS, 'day')
export const referralDays = counted(REFERRAL_DAYS, 'day')
export const subscriptionDays = counted(SUBSCRIPTION_GIFT_DAYS, 'day')
/** Welcome and birthday bonuses expire. */
export const bonusGiftDays = counted(BONUS_GIFT_DAYS, 'day')
export const bonusPercent = percent(BONUS_EARNED_PERCENT)
export const bonusSharePercent = percent(BONUS_SHARE_PERCENT)
