import { BRAND_WORDS } from '@shop/contracts/shop/brand-face'
import {
  CERTIFICATE_MAX_RUB,
  CERTIFICATE_MIN_RUB,
  INSTALMENT_FROM_RUB,
  INSTALMENT_PAYMENTS,
  INSTALMENT_TO_RUB,
  MINIMUM_ORDER,
} from '@shop/contracts/core/limits'
import type { Locale, ShopContext } from '@shop/contracts/shop/storefront'
import * as facts from '@shop/i18n/facts'
import { money } from '@shop/i18n/money'
import { FREE_DELIVERY_FROM } from '../../places/delivery/figures.ts'

export const PLACEHOLDER = /\{\{(\w+)\}\}/g

type Shop = Pick<ShopContext, 'locale' | 'currency'>

const sum = (minor: number | null, { currency, locale }: Shop) => (minor === null ? null : money(minor, currency, locale))
const roubles = (whole: number, { locale }: Shop) => money(whole * 100, 'RUB', locale)

const inWords =
  (fact: (locale: Locale) => string) =>
  ({ locale }: Shop) =>
    fact(locale)

/** Figures available in texts as `{{refundDays}}`. Read from the code's constants, so texts cannot contradict them. */
const FIGURES = {
  refundDays: inWords(facts.refundDays),
  exchangeKeptDays: inWords(facts.exchangeKeptDays),
  /** None where delivery is always paid. */
  freeDeliveryFrom: (shop: Shop) => sum(FREE_DELIVERY_FROM[shop.currency], shop),
  minimumOrder: (shop: Shop) => (shop.currency === 'RUB' ? roubles(MINIMUM_ORDER.ru, shop) : sum(MINIMUM_ORDER.international * 100, shop)),
  certificateFrom: (shop: Shop) => roubles(CERTIFICATE_MIN_RUB, shop),
  certificateTo: (shop: Shop) => roubles(CERTIFICATE_MAX_RUB, shop),
  certificateDays: inWords(facts.certificateDays),
  bonusPercent: inWords(facts.bonusPercent),
  bonusSharePercent: inWords(facts.bonusSharePercent),
  bonusGiftDays: inWords(facts.bonusGiftDays),
  deletionDays: inWords(facts.deletionDays),
  warrantyMonths: inWords(facts.warrantyMonths),
  holdMinutes: inWords(facts.holdMinutes),
  priceHistoryDays: inWords(facts.priceHistoryDays),
  guestBagDays: inWords(facts.guestBagDays),
  referralDays: inWords(facts.referralDays),
  subscriptionDays: inWords(facts.subscriptionDays),
  instalmentFrom: ({ locale }: Shop) => money(INSTALMENT_FROM_RUB, 'RUB', locale),
  instalmentTo: ({ locale }: Shop) => money(INSTALMENT_TO_RUB, 'RUB', locale),
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
