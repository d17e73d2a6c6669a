import type { Address } from '@shop/routing'

export interface ExchangeUrl {
  /** Order number as calls name it; empty without one. */
  order: string
  /** Id of the order line. */
  line: string | null
}

/** `/exchange?order=4820719&line=…` */
export function url({ search }: Pick<Address, 'search'>): ExchangeUrl {
  const query = new URLSearchParams(search)
  return { order: (query.get('order') ?? '').replace(/\D/g, '').slice(0, 12), line: query.get('line') }
}
