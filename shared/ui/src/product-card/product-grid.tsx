import type { ReactNode } from 'react'
import type { ProductCard as Card } from '@shop/contracts/product-card'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

export interface ProductGridProps {
  products: readonly Card[]
  /** In the widest window: 3 beside a column of filters, else 4. Two on a phone, three on a tablet. */
  columns?: 3 | 4
  /** How many cards the first screen shows: their pictures are asked for at once. */
  priority?: number
  /** Level of the names' headings. */
  level?: 2 | 3
  /** Above a listing the tray has no upper line: the bar above it has one. */
  openTop?: boolean
  /** Something else between the cards (an editorial place), by the index that it stands before. */
  between?: Record<number, ReactNode>
}

/** How wide a card is: also for the Head's preload of the first one. */
export const GRID_SIZES = {
  3: '(min-width: 1440px) 366px, (min-width: 1200px) calc((100vw - 336px) / 3), (min-width: 768px) calc((100vw - 64px) / 3), 50vw',
  4: '(min-width: 1440px) 340px, (min-width: 1200px) calc((100vw - 80px) / 4), (min-width: 768px) calc((100vw - 64px) / 3), 50vw',
} as const

/** The tray: hairlines instead of gutters, captions on one line across a row. */
export function ProductGrid({ products, columns = 4, priority = 0, level, openTop, between = {} }: ProductGridProps) {
  const classes = [styles['tray'], styles[`columns${columns}`], openTop && styles['openTop']].filter(Boolean).join(' ')
  return (
    <div className={classes}>
      {products.map((product, index) => [
        between[index],
        <ProductCard
          key={product.id}
          product={product}
          sizes={GRID_SIZES[columns]}
          priority={index < priority && (index === 0 || 'eager')}
          level={level}
        />,
      ])}
    </div>
  )
}
