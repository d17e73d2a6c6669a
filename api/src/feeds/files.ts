import type { Currency } from '@shop/contracts/core/money'
import { DEFAULT_COUNTRY, type Locale, type Storefront } from '@shop/contracts/shop/storefront'

export interface MerchantFeed {
  /** Last part of its address, `/feeds/<file>`. */
  file: string
  kind: 'yml' | 'google'
  storefront: Exclude<Storefront, 'unknown'>
  locale: Locale
  currency: Currency
  /** Whose shops and prices these are. */
  country: string
}

const international = { kind: 'google', storefront: 'international', locale: 'en' } as const
const russian = { storefront: 'ru', locale: 'ru', currency: 'RUB', country: DEFAULT_COUNTRY.ru } as const

/** One price list for each service and currency. Countries that pay in dollars share theirs; its links carry one of them. */
export const FEEDS: readonly MerchantFeed[] = [
  { file: 'yandex.yml', kind: 'yml', ...russian },
  { file: 'google.xml', kind: 'google', ...russian },
  { file: 'google-aed.xml', ...international, currency: 'AED', country: DEFAULT_COUNTRY.en },
  { file: 'google-usd.xml', ...international, currency: 'USD', country: 'KZ' },
]
