import type { Address } from '@shop/routing'

export interface DeliveryUrl {
  pathname: string
  /** A shared city; null: the shopper's. */
  cityId: number | null
  /** Provider id; 0 means all. */
  provider: number
}

const numberOf = (text: string | null) => (text && /^\d{1,6}$/.test(text) ? Number(text) : null)

/** URL → city and provider; unknown values are ignored. */
export function deliveryUrl({ pathname, search }: Address): DeliveryUrl {
  const query = new URLSearchParams(search)
  return { pathname, cityId: numberOf(query.get('city')), provider: numberOf(query.get('provider')) ?? 0 }
}

/** The same page for another provider. */
export function addressOf({ pathname, cityId }: DeliveryUrl, provider: number): string {
  const query = new URLSearchParams()
  if (cityId !== null) query.set('city', String(cityId))
  if (provider > 0) query.set('provider', String(provider))
  const text = query.toString()
  return text ? `${pathname}?${text}` : pathname
}
