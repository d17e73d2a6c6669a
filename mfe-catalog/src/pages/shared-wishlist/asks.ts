import { ask } from '@shop/contracts/core/ask'
import { sharedWishlist } from '@shop/contracts/favorites/shared-wishlist'
import type { Address } from '@shop/routing'
import { url, type SharedWishlistUrl } from './url.ts'

export const listAsk = ({ code }: SharedWishlistUrl) => ask(sharedWishlist, { params: { code } })

export const asks = (address: Address) => [listAsk(url(address))]
