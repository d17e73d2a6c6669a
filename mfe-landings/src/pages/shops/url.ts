import { ShopService } from '@shop/contracts/places/shops'
import type { Address } from '@shop/routing'
import * as v from 'valibot'

export interface ShopsUrl {
  pathname: string
  cityId: number | null
  service: ShopService | null
  isOpenNow: boolean
  /** The expanded shop. */
  shopId: number | null
}

/** URL → filters; unknown values are ignored. */
export function shopsUrl({ pathname, search }: Address): ShopsUrl {
  const query = new URLSearchParams(search)
  const idIn = (name: string) => {
    const text = query.get(name) ?? ''
    return /^\d{1,6}$/.test(text) ? Number(text) : null
  }
  const service = v.safeParse(ShopService, query.get('service'))
  return {
    pathname,
    cityId: idIn('city'),
    service: service.success ? service.output : null,
    isOpenNow: query.get('open') === 'now',
    shopId: idIn('shop'),
  }
}

/** URL with one filter changed; filters are exclusive. */
export function addressOf(pathname: string, choice: { city?: number; service?: ShopService; open?: 'now' } = {}): string {
  const query = new URLSearchParams(Object.entries(choice).map(([name, value]) => [name, String(value)])).toString()
  return query ? `${pathname}?${query}` : pathname
}
