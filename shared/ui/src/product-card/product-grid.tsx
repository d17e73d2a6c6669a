import type { CSSProperties, ReactNode } from 'react'
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

/** Whole rows of two, three and four columns. */
const CELLS = 12
/** Of what stands between the cards. */
const CELLS_BETWEEN = 2

interface Band {
  cells: number
  children: ReactNode[]
}

/** Bands of whole rows: the browser leaves out those that are far below the window (`.far` of the styles). */
function bandsOf(children: readonly { cells: number; child: ReactNode }[]): Band[] {
  const bands: Band[] = []
  for (const { cells, child } of children) {
    const last = bands.at(-1)
    if (last && last.cells + cells <= CELLS) {
      last.cells += cells
      last.children.push(child)
    } else bands.push({ cells, children: [child] })
  }
  return bands
}

/** The tray: hairlines instead of gutters, captions on one line across a row. */
export function ProductGrid({ products, columns = 4, priority = 0, level, openTop, between = {} }: ProductGridProps) {
  const children = products.flatMap((product, index) => [
    ...(between[index] ? [{ cells: CELLS_BETWEEN, child: between[index] }] : []),
    {
      cells: 1,
      child: (
        <ProductCard
          key={product.id}
          product={product}
          sizes={GRID_SIZES[columns]}
          priority={index < priority && (index === 0 || 'eager')}
          level={level}
        />
      ),
    },
  ])
  const classes = [styles['tray'], styles[`columns${columns}`], openTop && styles['openTop']].filter(Boolean).join(' ')
  return (
    <div className={classes}>
      {bandsOf(children).map((band, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a band is its place
        <div key={index} className={`${styles['band']} ${index > 0 ? 'far' : ''}`} style={{ '--cells': band.cells } as CSSProperties}>
          {band.children}
        </div>
      ))}
    </div>
  )
}
