import { hostOn, storefrontOfCountry } from '@shop/contracts/storefront'

/** Where the two storefronts live when the shop is asked under a name of neither. SITE_HOST_RU and SITE_HOST_INTERNATIONAL change them. */
const SITE_HOSTS = {
  ru: process.env['SITE_HOST_RU'] || 'shop.ru.localhost',
  international: process.env['SITE_HOST_INTERNATIONAL'] || 'shop.com.localhost',
}

/** Host and port on which a country is served, seen from this one. */
export function hostOfCountry(country: string, host: string): string {
  const target = storefrontOfCountry(country)
  return hostOn(target, host) ?? SITE_HOSTS[target] + (/:\d+$/.exec(host)?.[0] ?? '')
}
