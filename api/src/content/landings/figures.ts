import { BRAND_WORDS } from '@shop/contracts/shop/brand-face'
import { CERTIFICATE_VALID_DAYS } from '@shop/contracts/certificates/deposits'
import {
  BONUS_EARNED_PERCENT,
  BONUS_SHARE_PERCENT,
  CERTIFICATE_MAX_RUB,
  CERTIFICATE_MIN_RUB,
  INSTALMENT_PAYMENTS,
  MINIMUM_ORDER,
  WARRANTY_MONTHS,
} from '@shop/contracts/core/limits'
import { REFUND_DAYS } from '@shop/contracts/orders/refund'
import type { Locale, ShopContext } from '@shop/contracts/shop/storefront'
import { money } from '@shop/i18n/money'
import { FREE_DELIVERY_FROM } from '../../places/delivery/figures.ts'

export const PLACEHOLDER = /\{\{(\w+)\}\}/g

type Shop = Pick<ShopContext, 'locale' | 'currency'>

const DAYS: Record<Locale, Record<string, string>> = {
  ru: { one: 'день', few: 'дня', many: 'дней', other: 'дня' },
  en: { one: 'day', other: 'days' },
}
const days = (count: number, { locale }: Shop) => `${count}\u00a0${DAYS[locale][new Intl.PluralRules(locale).select(count)] ?? ''}`
const MONTHS: Record<Locale, Record<string, string>> = {
  ru: { one: 'месяц', few: 'месяца', many: 'месяцев', other: 'месяца' },
  en: { one: 'month', other: 'months' },
}
const months = (count: number, { locale }: Shop) => `${count}\u00a0${MONTHS[locale][new Intl.PluralRules(locale).select(count)] ?? ''}`
const percent = (share: number, { locale }: Shop) => (locale === 'ru' ? `${share}\u00a0%` : `${share}%`)
const sum = (minor: number | null, { currency, locale }: Shop) => (minor === null ? null : money(minor, currency, locale))
const roubles = (whole: number, { locale }: Shop) => money(whole * 100, 'RUB', locale)

/** Figures available in texts as `{{refundDays}}`. Read from the code's constants, so texts cannot contradict them. */
const FIGURES = {
  refundDays: (shop: Shop) => days(REFUND_DAYS, shop),
  /** None where delivery is always paid. */
  freeDeliveryFrom: (shop: Shop) => sum(FREE_DELIVERY_FROM[shop.currency], shop),
  minimumOrder: (shop: Shop) => (shop.currency === 'RUB' ? roubles(MINIMUM_ORDER.ru, shop) : sum(MINIMUM_ORDER.international * 100, shop)),
  certificateFrom: (shop: Shop) => roubles(CERTIFICATE_MIN_RUB, shop),
  certificateTo: (shop: Shop) => roubles(CERTIFICATE_MAX_RUB, shop),
  certificateDays: (shop: Shop) => days(CERTIFICATE_VALID_DAYS, shop),
  bonusPercent: (shop: Shop) => percent(BONUS_EARNED_PERCENT, shop),
  bonusSharePercent: (shop: Shop) => percent(BONUS_SHARE_PERCENT, shop),
  warrantyMonths: (shop: Shop) => months(WARRANTY_MONTHS, shop),
  instalments: () => String(INSTALMENT_PAYMENTS),
} satisfies Record<string, (shop: Shop) => string | null>

export const isFigure = (name: string): name is keyof typeof FIGURES => Object.hasOwn(FIGURES, name)

/** Fills in the figures; null when this storefront lacks one. */
export function withFigures(text: string, shop: Shop): string | null {
  let isWhole = true
  const filled = text.replace(PLACEHOLDER, (whole, name: string) => {
    // Brand placeholders are filled in later, in the response.
    if (BRAND_WORDS.includes(name)) return whole
    const figure = isFigure(name) ? FIGURES[name](shop) : null
    isWhole &&= figure !== null
    return figure ?? whole
  })
  return isWhole ? filled : null
}

/** Fills in every text of a value; null when a figure is missing. */
export function filled<Value>(value: Value, shop: Shop): Value | null {
  let isWhole = true
  const fill = (one: unknown): unknown => {
    if (typeof one === 'string') {
      const text = withFigures(one, shop)
      isWhole &&= text !== null
      return text
    }
    if (Array.isArray(one)) return one.map(fill)
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, fill(inner)]))
  }
  const whole = fill(value) as Value
  return isWhole ? whole : null
}
