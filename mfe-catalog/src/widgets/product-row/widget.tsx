import type { ReactNode } from 'react'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { ProductSlider } from '@shop/ui/product-slider'

export interface ProductRowProps {
  title: ReactNode
  products: readonly ProductCard[]
}

/** Pieces that another page has chosen, as the catalog shows them. */
export const ProductRow = ({ title, products }: ProductRowProps) => <ProductSlider title={title} products={products} />
