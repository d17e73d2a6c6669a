import { hostOn, storefrontOfCountry } from '@shop/contracts/shop/storefront'
import type { ShopVisitor } from '../../../platform/http/visitor.ts'

export const COUNTRY_COOKIE = 'country'

/** Default storefront hosts when the request's host is unknown; override with SITE_HOST_RU and SITE_HOST_INTERNATIONAL. */
const SITE_HOSTS = {
  ru: process.env['SITE_HOST_RU'] || 'shop.ru.localhost',
  international: process.env['SITE_HOST_INTERNATIONAL'] || 'shop.com.localhost',
}

/** Host and port that serve a country. An unknown host is the storefront of its language. */
export function hostOfCountry(country: string, { host, shop: { storefront, locale } }: Pick<ShopVisitor, 'host' | 'shop'>): string {
  const target = storefrontOfCountry(country)
  if (storefront === 'unknown' && target === (locale === 'ru' ? 'ru' : 'international')) return host
  return hostOn(target, host) ?? SITE_HOSTS[target] + (/:\d+$/.exec(host)?.[0] ?? '')
}

/** The domain for a country of the other storefront; null when it is this one. */
export function domainElsewhere(country: string | undefined, visitor: Pick<ShopVisitor, 'host' | 'shop'>): string | null {
  const { storefront } = visitor.shop
  const isCountry = country !== undefined && /^[A-Z]{2}$/.test(country)
  return isCountry && storefront !== 'unknown' && storefrontOfCountry(country) !== storefront ? hostOfCountry(country, visitor) : null
}
