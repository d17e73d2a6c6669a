import type { Currency, Minor } from '@shop/contracts/core/money'
import type { Locale } from '@shop/contracts/shop/storefront'
import { dutyEstimate, dutyText } from '@shop/i18n/duties'
import { money } from '@shop/i18n/money'

/** What an order says of import duty, with the estimate for its pieces after discounts. [delivery.duties-stated] */
export function dutyLine(country: string, locale: Locale, goods: Minor, currency: Currency): string | null {
  const estimate = dutyEstimate(country, goods)
  return dutyText(country, locale, estimate === null ? null : money(estimate, currency, locale))
}
