import type { Address } from '@shop/routing'

export interface LookUrl {
  /** How many pieces the address asks for: `?limit=3`; null for all of them. */
  limit: number | null
}

/** Address → typed data; anything that is no number of pieces reads as none. */
export function url({ search }: Pick<Address, 'search'>): LookUrl {
  const limit = Number(new URLSearchParams(search).get('limit'))
  return { limit: Number.isInteger(limit) && limit > 0 ? limit : null }
}
