import { hostOn, storefrontOfCountry } from '@shop/contracts/shop/storefront'
import type { ShopVisitor } from '../../http/visitor.ts'

export const COUNTRY_COOKIE = 'country'

/** Where the two storefronts live when the shop is asked under a name of neither. SITE_HOST_RU and SITE_HOST_INTERNATIONAL change them. */
const SITE_HOSTS = {
  ru: process.env['SITE_HOST_RU'] || 'shop.ru.localhost',
  international: process.env['SITE_HOST_INTERNATIONAL'] || 'shop.com.localhost',
}

/** Host and port on which a country is served, seen from here: an unknown host is the storefront of its language. */
export function hostOfCountry(country: string, { host, shop: { storefront, locale } }: Pick<ShopVisitor, 'host' | 'shop'>): string {
  const target = storefrontOfCountry(country)
  if (storefront === 'unknown' && target === (locale === 'ru' ? 'ru' : 'international')) return host
  return hostOn(target, host) ?? SITE_HOSTS[target] + (/:\d+$/.exec(host)?.[0] ?? '')
}

/** Domain that a shopper belongs to who has chosen a country of the other storefront; null when this is the one. */
export function domainElsewhere(country: string | undefined, visitor: Pick<ShopVisitor, 'host' | 'shop'>): string | null {
  const { storefront } = visitor.shop
  const isCountry = country !== undefined && /^[A-Z]{2}$/.test(country)
  return isCountry && storefront !== 'unknown' && storefrontOfCountry(country) !== storefront ? hostOfCountry(country, visitor) : null
}
