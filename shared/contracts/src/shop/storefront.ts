import type { Currency } from '../core/money.ts'

/**
 * Storefront follows the host, currency follows the country. Unknown hosts are not blocked; their storefront follows the locale. A pure
 * module shared by front door, API and browser.
 */
export type Storefront = 'ru' | 'international' | 'unknown'
export type Locale = 'ru' | 'en'

export interface StorefrontRules {
  ruSuffixes: readonly string[]
  internationalSuffixes: readonly string[]
  englishPrefix: string
}

export const STOREFRONT_RULES: StorefrontRules = {
  ruSuffixes: ['.ru', '.ru.localhost'],
  internationalSuffixes: ['.com', '.com.localhost'],
  englishPrefix: 'en.',
}

/** Lower-cased, without the port. */
export const hostnameOf = (host: string) => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

export function storefrontOf(host: string, rules: StorefrontRules = STOREFRONT_RULES): Storefront {
  const hostname = hostnameOf(host)
  const ends = (suffixes: readonly string[]) => suffixes.some((suffix) => hostname.endsWith(suffix))
  if (ends(rules.ruSuffixes) && !hostname.startsWith(rules.englishPrefix)) return 'ru'
  if (ends(rules.internationalSuffixes) || hostname.startsWith(rules.englishPrefix)) return 'international'
  return 'unknown'
}

/** Storefront of a country: only Russia uses `ru`. */
export const storefrontOfCountry = (country: string) => (country === 'RU' ? 'ru' : 'international')

/**
 * The host on another storefront: `shop.ru:3000` → `shop.com:3000`, `en.shop.ru` → `shop.ru`. Unchanged if it belongs to that storefront
 * already; null for an unknown host.
 */
export function hostOn(target: Exclude<Storefront, 'unknown'>, host: string, rules: StorefrontRules = STOREFRONT_RULES): string | null {
  const hostname = hostnameOf(host)
  const port = /:\d+$/.exec(host)?.[0] ?? ''
  const here = storefrontOf(hostname, rules)
  if (here === target) return hostname + port
  if (here === 'unknown') return null
  const [from, to] = target === 'ru' ? [rules.internationalSuffixes, rules.ruSuffixes] : [rules.ruSuffixes, rules.internationalSuffixes]
  const bare = hostname.startsWith(rules.englishPrefix) ? hostname.slice(rules.englishPrefix.length) : hostname
  // Both suffix lists have the same order; the longest match wins.
  const index = from.findLastIndex((suffix) => bare.endsWith(suffix))
  if (index < 0) return storefrontOf(bare, rules) === target ? bare + port : null
  return bare.slice(0, -(from[index]?.length ?? 0)) + (to[index] ?? '') + port
}

export interface ShopContext {
  storefront: Storefront
  locale: Locale
  /** ISO 3166-1 alpha-2, upper case. */
  country: string
  currency: Currency
}

/** Default locations: Moscow (RU) and Dubai (AE). */
export const DEFAULT_COUNTRY = { ru: 'RU', en: 'AE' } as const

export const currencyOf = (country: string): Currency => (country === 'RU' ? 'RUB' : country === 'AE' ? 'AED' : 'USD')

export interface Visitor {
  host: string
  /** The visitor's cookies; only `locale` (unknown hosts) and `country` are read. */
  cookies: Readonly<Record<string, string | undefined>>
  acceptLanguage?: string | undefined
}

/** Context of a visitor: RUB on Russian hosts; elsewhere AED for AE, USD otherwise. Never RUB on an international host. */
export function shopContext({ host, cookies, acceptLanguage = '' }: Visitor): ShopContext {
  const storefront = storefrontOf(host)
  const locale = localeOf(storefront, cookies['locale'], acceptLanguage)
  if (locale === 'ru') return { storefront, locale, country: 'RU', currency: 'RUB' }
  const asked = (cookies['country'] ?? '').toUpperCase()
  const country = /^[A-Z]{2}$/.test(asked) && asked !== 'RU' ? asked : DEFAULT_COUNTRY.en
  return { storefront, locale, country, currency: currencyOf(country) }
}

/** Russian host ru, international host en; unknown hosts: cookie, then Accept-Language, then ru. */
function localeOf(storefront: Storefront, cookie: string | undefined, acceptLanguage: string): Locale {
  if (storefront === 'ru') return 'ru'
  if (storefront === 'international') return 'en'
  if (cookie === 'ru' || cookie === 'en') return cookie
  return preferredOf(acceptLanguage) ?? 'ru'
}

function preferredOf(acceptLanguage: string): Locale | null {
  const ranked = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';')
      const quality = Number(options.find((option) => option.trim().startsWith('q='))?.split('=')[1] ?? 1)
      return { language: tag.split('-')[0], quality: Number.isFinite(quality) ? quality : 0 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
  const found = ranked.find(({ language }) => language === 'ru' || language === 'en')?.language
  return found === 'ru' || found === 'en' ? found : null
}
