import { YEAR_SECONDS } from '@shop/contracts/core/limits'
import { storefrontOfCountry } from '@shop/contracts/shop/storefront'
import type { ShopVisit } from './visit.ts'

export interface Arrival {
  location: string
  cookies: string[]
}

const CODE = /^[A-Z]{2}$/
const CITY = /^\d{1,6}$/

/**
 * A visitor from the other domain with country and city: stores both, and redirects to the clean URL, so that prices are right at once.
 * Null for other visits, and for countries of another domain.
 */
export function arrivalOf({ pathname, search, context, secure }: ShopVisit): Arrival | null {
  const query = new URLSearchParams(search)
  const code = query.get('code')?.toUpperCase() ?? ''
  if (!CODE.test(code) || storefrontOfCountry(code) !== (context.locale === 'ru' ? 'ru' : 'international')) return null
  const city = query.get('city') ?? ''
  const rest = `; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`
  const cookies = [
    ...(code === 'RU' ? [] : [`country=${code}${rest}`]),
    // A city of another country does not apply.
    CITY.test(city) ? `city=${city}${rest}` : 'city=; Path=/; Max-Age=0; SameSite=Lax',
  ]
  for (const name of ['code', 'country', 'city']) query.delete(name)
  const clean = query.toString()
  // A leading double slash would be another host.
  return { location: pathname.replace(/^[/\\]+/, '/') + (clean && `?${clean}`), cookies }
}
