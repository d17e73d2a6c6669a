import { storefrontOfCountry } from '@shop/contracts/shop/storefront'
import { pairedAddress } from '../chrome/language.ts'
import { clearLocation } from './saved.ts'

const LED = 'domain-redirect'
const HOST = /^[a-z\d.-]+(:\d+)?$/

const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]

/** The same page on the domain of the chosen country; null if it is this one or unknown. */
export function addressOn(domain: string, { protocol, host, pathname, search }: Location): string | null {
  const [country, city] = [cookie('country'), cookie('city')]
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
  if (!address || sessionStorage.getItem(LED)) return
  sessionStorage.setItem(LED, domain)
  clearLocation()
  go(address)
}
