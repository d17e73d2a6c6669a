import type { Address } from '@shop/routing'

export interface CareerUrl {
  pathname: string
  /** City key; null for all. */
  city: string | null
  /** The expanded vacancy. */
  vacancy: string | null
}

const KEY = /^[a-z][a-z-]{0,40}$/

/** URL → filters; invalid values mean all. */
export function careerUrl({ pathname, search }: Pick<Address, 'pathname' | 'search'>): CareerUrl {
  const query = new URLSearchParams(search)
  const key = (name: string) => {
    const value = query.get(name) ?? ''
    return KEY.test(value) ? value : null
  }
  return { pathname, city: key('city'), vacancy: key('vacancy') }
}

export function addressOf({ pathname, city, vacancy }: CareerUrl): string {
  const query = new URLSearchParams({ ...(city && { city }), ...(vacancy && { vacancy }) }).toString()
  return query ? `${pathname}?${query}` : pathname
}
