import { isLength } from '@shop/contracts/catalog/sizes/lengths'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import type { LikedVariant } from '@shop/contracts/favorites/favorites'
import { variantAddress } from '#features/variants/address.ts'

/** Leads to the liked size, costs what it costs and adds it to the bag; a sold-out one has to be replaced first [favorites.size-liked]. */
export function asLiked(card: ProductCard, variants: readonly LikedVariant[]): ProductCard {
  const liked = variants.find(({ itemId }) => itemId === card.itemId)
  if (!liked || liked.initial === null) return card
  const { sku, initial, final, balances } = liked
  return {
    ...card,
    url: variantAddress(card.url, liked),
    price: { ...card.price, initial, final },
    hasPriceRange: false,
    sku: balances > 0 ? sku : null,
  }
}

type T = (key: 'size' | 'length' | 'outNow', values: { size: string }) => string

/** "Size 17 · 0.50 ct", and whether it is sold out; nothing where there is no choice. */
export function sizeInWords(t: T, { size, weight, balances }: LikedVariant): string | null {
  const name = [size, weight].filter(Boolean).join(' · ')
  if (!name) return null
  const named = size === null ? name : t(isLength(size) ? 'length' : 'size', { size: name })
  return balances > 0 ? named : t('outNow', { size: named })
}
