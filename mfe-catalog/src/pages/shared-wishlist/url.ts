import type { Address } from '@shop/routing'

export interface SharedWishlistUrl {
  code: string
}

export const url = ({ params }: Pick<Address, 'params'>): SharedWishlistUrl => ({ code: params['code'] ?? '' })
