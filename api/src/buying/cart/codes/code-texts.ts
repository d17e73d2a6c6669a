import type { CartPromocode, CartTender } from '@shop/contracts/cart/full-cart'
import type { Currency } from '@shop/contracts/core/money'
import type { Locale } from '@shop/contracts/shop/storefront'
import { money } from '@shop/i18n/money'
import type { OrderCalculation } from '../calculation/calculate.ts'
import { doesSomething, type Verdict } from '../calculation/promocodes.ts'
import type { Spent } from '../calculation/tender.ts'
import { CART_TEXTS } from '../texts/texts.ts'

const SHOWN_SIGNS = 4
const PERCENT = { ru: (value: number) => `${value}\u00a0%`, en: (value: number) => `${value}%` }

/** In the shop's time zone. */
const day = (date: Date | null, locale: Locale) =>
  date
    ? new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' }).format(
        date,
      )
    : ''

/** A code that ends at midnight was valid until the day before. */
const lastDay = (end: Date | null, locale: Locale) => day(end && new Date(end.getTime() - 1), locale)

/** A code with a sentence about its effect, or why it has none. */
export function toPromocode(
  verdict: Verdict,
  { packagingSum }: { packagingSum: number | null },
  currency: Currency,
  locale: Locale,
): CartPromocode {
  const { code, discount, missing, leftAlone, better, isForFullPrice } = verdict
  const texts = CART_TEXTS[locale]
  // A code for the festive box has no effect without the box; the text says what to choose.
  const waits = code.kind === 'giftPack' && doesSomething(verdict) && packagingSum === null
  const reason = waits ? 'choosePacking' : verdict.reason
  const values = {
    sum: money(discount, currency, locale),
    percent: code.kind === 'percent' ? PERCENT[locale](code.percent ?? 0) : '',
    minimum: money(code.minimums[currency] ?? 0, currency, locale),
    missing: money(missing, currency, locale),
    name: leftAlone ?? '',
    other: better ?? '',
    date: reason === 'notStarted' ? day(code.startsAt, locale) : lastDay(code.endsAt, locale),
  }
  const sentence = isForFullPrice ? texts.promocodeAtFullPrice : texts.promocode[reason](values)
  const does = reason === 'applied' || reason === 'partly'
  const own = code.kind === 'freeDelivery' ? texts.freeDelivery : code.kind === 'giftPack' ? texts.freePacking : null
  return { code: code.code, kind: code.kind, applied: does, reason, message: does && own ? own : sentence, discount }
}

/** Why a promo code's row has its sum, without repeating it [bag.same-sums]. */
export function rowReason({ code, leftAlone, reason }: Verdict, { discount, message }: CartPromocode, locale: Locale): string | null {
  const isMoney = code.kind !== 'freeDelivery' && code.kind !== 'giftPack'
  if (!isMoney || discount === 0 || (reason !== 'applied' && reason !== 'partly')) return message
  const { promocodeRow } = CART_TEXTS[locale]
  const percent = code.kind === 'percent' ? PERCENT[locale](code.percent ?? 0) : ''
  return reason === 'applied' ? promocodeRow.applied(percent) : promocodeRow.partly(percent, leftAlone ?? '')
}

/** Shows only the last four characters. */
export const tailOf = (code: string) => code.slice(-SHOWN_SIGNS)

/** A certificate with a sentence about what it pays. */
export function toTender({ tender, amount, reason }: Spent, currency: Currency, locale: Locale): CartTender {
  const texts = CART_TEXTS[locale]
  const left = tender.balance - amount
  return {
    code: tender.kind === 'certificate' ? tailOf(tender.code) : tender.code,
    name: tender.kind === 'certificate' ? texts.certificate(tailOf(tender.code)) : texts.deposit(tender.code),
    applied: amount > 0,
    reason,
    message: texts.tender[reason]({
      sum: money(amount, currency, locale),
      missing: money(left, currency, locale),
      percent: '',
      minimum: '',
      name: '',
      other: '',
      date: lastDay(tender.endsAt, locale),
    }),
    balance: tender.balance,
    spent: amount,
    left,
  }
}

export const tendersOf = (reckoning: OrderCalculation, kind: 'certificate' | 'deposit', currency: Currency, locale: Locale): CartTender[] =>
  reckoning.tenders.filter(({ tender }) => tender.kind === kind).map((spent) => toTender(spent, currency, locale))
