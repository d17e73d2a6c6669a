import type { Currency } from '@shop/contracts/core/money'
import type { OrderExchange } from '@shop/contracts/orders/exchanges/exchange-status'
import type { Locale } from '@shop/contracts/shop/storefront'
import { exactMoney } from '@shop/i18n'
import { localMoment } from '@shop/i18n/dates'
import type { TimelineStep } from '@shop/ui/timeline'
import type { OrderTexts } from './texts.ts'

interface ExchangeTexts {
  t: OrderTexts
  locale: Locale
  currency: Currency
}

/** Exchanges for another size as timeline steps after the order's own; the first one that is not over is current. */
export function exchangeSteps(exchanges: readonly OrderExchange[], { t, locale, currency }: ExchangeTexts): TimelineStep[] {
  const present = exchanges.findIndex(({ endedAt }) => endedAt === null)
  return exchanges.map(({ number, status, createdAt, keptUntil, endedAt, from, to, difference, isPaid }, index) => {
    const values = { number, from, to, until: localMoment(keptUntil, locale), sum: exactMoney(difference, currency, locale) }
    return {
      key: number,
      name: status === 'requested' && !isPaid ? t('exchange_toPay', values) : t(`exchange_${status}`, values),
      when: localMoment(endedAt ?? createdAt, locale),
      isDone: endedAt !== null,
      isPresent: index === present,
    }
  })
}
