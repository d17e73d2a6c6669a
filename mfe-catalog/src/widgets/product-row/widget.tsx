import type { ReactNode } from 'react'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { ProductSlider } from '@shop/ui/product-slider'

export interface ProductRowProps {
  title: ReactNode
  products: readonly ProductCard[]
}

/** Products chosen by another page. */
export const ProductRow = ({ title, products }: ProductRowProps) => <ProductSlider title={title} products={products} />
