import { FAVORITES_SORTS, type FavoritesSort } from '@shop/contracts/favorites/favorites'
import { pageOf } from '@shop/contracts/catalog/listing-address'
import type { Address } from '@shop/routing'

export interface WishlistUrl {
  page: number
  sort: FavoritesSort
  inStock: boolean
}

/** URL → request; an unknown sort reads as desc. */
export function wishlistUrl({ search }: Pick<Address, 'search'>): WishlistUrl {
  const query = new URLSearchParams(search)
  const sort = query.get('sort')
  return { page: pageOf(query), sort: FAVORITES_SORTS.find((one) => one === sort) ?? 'desc', inStock: query.get('in_stock') === '1' }
}

/** URL of a list without default values. */
export function wishlistAddress({ page = 1, sort, inStock }: Partial<WishlistUrl>): string {
  const query = new URLSearchParams()
  if (sort && sort !== 'desc') query.set('sort', sort)
  if (inStock) query.set('in_stock', '1')
  if (page > 1) query.set('page', String(page))
  const search = query.toString()
  return search ? `/wishlist?${search}` : '/wishlist'
}
