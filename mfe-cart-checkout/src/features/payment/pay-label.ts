import { instalmentsOf } from '@shop/contracts/cart/instalments'
import type { Currency, Minor } from '@shop/contracts/core/money'
import type { PaymentChoice, PaymentState } from '@shop/contracts/orders/payment/payment'
import { exactMoney, money, type Translate } from '@shop/i18n'
import type { Locale } from '@shop/contracts/shop/storefront'

interface PayTexts {
  pay: string
  placeSum: string
  firstPayment: string
}

interface PayAgainTexts {
  payAgain: string
  firstPaymentAgain: string
}

interface Payment {
  /** Null while none is chosen. */
  type: PaymentChoice['type'] | 'payselection' | null
  sum: Minor
  currency: Currency
}

/** The sum charged now, and the whole sum. */
export function payLabel(t: Translate<PayTexts>, { type, sum, currency }: Payment, locale: Locale): string {
  if (type === 'instalments') return t('firstPayment', { sum: firstOf(sum, currency, locale) })
  const whole = money(sum, currency, locale)
  return type === null || type === 'onReceipt' ? t('placeSum', { sum: whole }) : t('pay', { sum: whole })
}

/** The same for another try by the same method. */
export const payAgainLabel = (
  t: Translate<PayAgainTexts>,
  { methods, methodId, amount, currency }: PaymentState,
  locale: Locale,
): string =>
  methods.find(({ id }) => id === methodId)?.type === 'instalments'
    ? t('firstPaymentAgain', { sum: firstOf(amount, currency, locale) })
    : t('payAgain', { sum: money(amount, currency, locale) })

const firstOf = (sum: Minor, currency: Currency, locale: Locale) => exactMoney(instalmentsOf(sum)[0] ?? sum, currency, locale)
