import { memo, type ReactNode } from 'react'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { ProductGrid } from '@shop/ui/product-card'
import { useReadCard } from '#features/variants/read-card.ts'

/** Cards above the fold: two rows on phones, one and a half on desktops. */
const FIRST_SCREEN = 4

export interface CardsProps {
  products: readonly ProductCard[]
  /** What stands among the cards, by place. */
  between?: Record<number, ReactNode> | undefined
}

// Memoized: typing in filters does not re-render cards.
export const Cards = memo(function Cards({ products, between }: CardsProps) {
  const readCard = useReadCard()
  return <ProductGrid products={products} columns={3} priority={FIRST_SCREEN} level={2} openTop between={between} readCard={readCard} />
})
