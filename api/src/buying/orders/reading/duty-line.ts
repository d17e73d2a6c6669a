import type { Currency, Minor } from '@shop/contracts/core/money'
import type { Locale } from '@shop/contracts/shop/storefront'
import { dutyEstimate, dutyText } from '@shop/i18n/duties'
import { money } from '@shop/i18n/money'
import type { OrderRow } from '../rows/order-rows.ts'

/** What an order says of import duty, with the estimate for its pieces after discounts. None for certificates. [delivery.duties-stated] */
export function dutyLine(country: string, locale: Locale, goods: Minor, currency: Currency): string | null {
  if (goods === 0) return null
  const estimate = dutyEstimate(country, goods)
  return dutyText(country, locale, estimate === null ? null : money(estimate, currency, locale))
}

type Row = Pick<OrderRow, 'country' | 'locale' | 'currency' | 'total_sum' | 'item_discount' | 'promocode_discount' | 'options'>

/** The same of an order's row, in the order's language. */
export const dutyOfOrder = ({ country, locale, currency, options, ...sums }: Row): string | null =>
  dutyLine(
    country,
    locale === 'ru' ? 'ru' : 'en',
    sums.total_sum - sums.item_discount - sums.promocode_discount - (options.certificatesSum ?? 0),
    currency,
  )
