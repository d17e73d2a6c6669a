import type { Address } from '@shop/routing'

export interface ReviewUrl {
  /** Signed link of a delivered order; null without one. */
  key: string | null
  /** Item id of the piece; the first without a review if omitted. */
  piece: number | null
}

const KEY = /^[\w.-]{1,100}$/
const ITEM = /^\d{1,9}$/

export function url({ search }: Pick<Address, 'search'>): ReviewUrl {
  const query = new URLSearchParams(search)
  const [key, piece] = [query.get('key') ?? '', query.get('piece') ?? '']
  return { key: KEY.test(key) ? key : null, piece: ITEM.test(piece) ? Number(piece) : null }
}

export const addressOf = (key: string, piece: number) => `/review?key=${encodeURIComponent(key)}&piece=${piece}`
