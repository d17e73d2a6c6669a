import { useCallback } from 'react'
import { useUnit } from 'effector-react'
import { showFavorites } from '@shop/contracts/favorites/favorites'
import { createRequestFx } from '@shop/http'
import type { ReadCard } from '@shop/ui/product-card'

const WHOLE_LIST = { page: 1, sort: 'desc', inStock: false } as const
/** The call of the wishlist: cards by item id. */
const cardFx = createRequestFx(showFavorites, { parallel: true })

/** Reads the card of another metal, stone or letter. */
export function useReadCard(): ReadCard {
  const read = useUnit(cardFx)
  return useCallback(
    (itemId) =>
      read({ body: { ...WHOLE_LIST, favorites: [itemId] } }).then(
        ({ result }) => result.products[0] ?? null,
        () => null,
      ),
    [read],
  )
}
