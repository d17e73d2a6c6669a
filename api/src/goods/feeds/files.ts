import type { Currency } from '@shop/contracts/core/money'
import { DEFAULT_COUNTRY, type Locale, type Storefront } from '@shop/contracts/shop/storefront'

export interface MerchantFeed {
  /** File name in `/feeds/<file>`. */
  file: string
  kind: 'yml' | 'google'
  storefront: Exclude<Storefront, 'unknown'>
  locale: Locale
  currency: Currency
  /** Country of shops and prices. */
  country: string
}

const international = { kind: 'google', storefront: 'international', locale: 'en' } as const
const russian = { storefront: 'ru', locale: 'ru', currency: 'RUB', country: DEFAULT_COUNTRY.ru } as const

/** One feed per service and currency. Countries with prices in dollars share one; its links carry one country. */
export const FEEDS: readonly MerchantFeed[] = [
  { file: 'yandex.yml', kind: 'yml', ...russian },
  { file: 'google.xml', kind: 'google', ...russian },
  { file: 'google-aed.xml', ...international, currency: 'AED', country: DEFAULT_COUNTRY.en },
  { file: 'google-usd.xml', ...international, currency: 'USD', country: 'KZ' },
]
