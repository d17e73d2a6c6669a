import type { Currency } from '@shop/contracts/core/money'
import type { OrderRefund } from '@shop/contracts/orders/order-ways'
import type { Locale } from '@shop/contracts/shop/storefront'
import { exactMoney } from '@shop/i18n'
import { localMoment } from '@shop/i18n/dates'
import type { TimelineStep } from '@shop/ui/timeline'
import type { OrderTexts } from './texts.ts'

interface RefundTexts {
  t: OrderTexts
  locale: Locale
  currency: Currency
}

/** Refunds as timeline steps after the order's own; the first undecided one is current. */
export function refundSteps(refunds: readonly OrderRefund[], { t, locale, currency }: RefundTexts): TimelineStep[] {
  const present = refunds.findIndex(({ status }) => status === 'requested')
  return refunds.map(({ number, status, createdAt, decidedAt, sum }, index) => ({
    key: number,
    name: t(`refund_${status}`, { number, sum: exactMoney(sum, currency, locale) }),
    when: localMoment(decidedAt ?? createdAt, locale),
    isDone: status !== 'requested',
    isPresent: index === present,
  }))
}
