import { storefrontOfCountry } from '@shop/contracts/shop/storefront'
import { readCookie, tabStore } from '@shop/http'
import { pairedAddress } from '../language.ts'
import { clearLocation } from './saved.ts'

const LED = 'domain-redirect'
const HOST = /^[a-z\d.-]+(:\d+)?$/

/** The same page on the domain of the chosen country; null if it is this one or unknown. */
export function addressOn(domain: string, { protocol, host, pathname, search }: Location): string | null {
  const [country, city] = [readCookie('country'), readCookie('city')]
  if (!country || !HOST.test(domain) || domain === host) return null
  const address = new URL(`${protocol}//${domain}${pairedAddress(storefrontOfCountry(country), pathname, search)}`)
  address.searchParams.set('code', country)
  if (country !== 'RU') {
    address.searchParams.set('country', country)
    if (city) address.searchParams.set('city', city)
  }
  return address.href
}

/** Redirects once per tab, to prevent loops. */
export function redirectTo(domain: string, go = (address: string) => location.assign(address)) {
  const address = addressOn(domain, location)
  if (!address || tabStore.get(LED) || !tabStore.set(LED, domain)) return
  clearLocation()
  go(address)
}
