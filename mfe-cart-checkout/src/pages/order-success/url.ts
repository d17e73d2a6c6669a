import type { Address } from '@shop/routing'

export interface SuccessUrl {
  /** If omitted: the session's last order. */
  orderId: string | null
  /** Token of a letter: opens this order without signing in. */
  key: string | null
}

const KEY = /^[\w.-]{1,100}$/

export function url({ params, search }: Pick<Address, 'params' | 'search'>): SuccessUrl {
  const key = new URLSearchParams(search).get('key') ?? ''
  return { orderId: params['id'] ?? null, key: KEY.test(key) ? key : null }
}
