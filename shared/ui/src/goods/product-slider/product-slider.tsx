import type { ReactNode } from 'react'
import type { ProductCard as Card } from '@shop/contracts/catalog/product-card'
import { ProductCard } from '@shop/ui/product-card'
import { Icon } from '@shop/ui'
import { Link } from '@shop/routing'
import { Slider } from './slider.tsx'

export interface ProductSliderProps {
  title: ReactNode
  products: readonly Card[]
  /** Link to the full list. */
  more?: { to: string; label: string }
  className?: string
}

const SIZES = '(min-width: 1440px) 340px, (min-width: 1200px) calc((100vw - 80px) / 4), (min-width: 768px) calc((100vw - 64px) / 3), 44vw'

/** A row of products: bestsellers, similar, recently viewed. Renders nothing when empty. */
export function ProductSlider({ title, products, more, className }: ProductSliderProps) {
  if (products.length === 0) return null
  const tools = more && (
    <Link to={more.to} className="more">
      {more.label} <Icon name="arrow" size="s" />
    </Link>
  )
  return (
    <Slider title={title} tools={tools} className={className}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} sizes={SIZES} />
      ))}
    </Slider>
  )
}
