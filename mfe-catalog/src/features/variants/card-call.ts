import { allSettled, type Scope } from 'effector'
import { showFavorites } from '@shop/contracts/favorites/favorites'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { createRequestFx } from '@shop/http'

const WHOLE_LIST = { page: 1, sort: 'desc', inStock: false } as const
/** The call of the wishlist: cards by item id. */
const cardFx = createRequestFx(showFavorites, { parallel: true })

/** Null for a piece that is gone, and where the call fails. */
export async function readCard(scope: Scope, itemId: number): Promise<ProductCard | null> {
  const read = await allSettled(cardFx, { scope, params: { body: { ...WHOLE_LIST, favorites: [itemId] } } })
  return read.status === 'done' ? (read.value.result.products[0] ?? null) : null
}
