import type { CSSProperties, ReactNode } from 'react'
import type { ProductCard as Card } from '@shop/contracts/catalog/product-card'
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
const CELLS_OF_BAND = 12
/** Two rows of a phone. */
const CELLS_OF_ROWS = 4
/** Of what stands between the cards. */
const CELLS_BETWEEN = 2
/** So many of these pairs are laid out at once: the second is just below the window of a phone. */
const ROWS_AT_ONCE = 2

interface Cell {
  cells: number
  child: ReactNode
}

interface Part {
  cells: number
  children: Cell[]
}

/** Parts of at most so many cells. */
function partsOf(children: readonly Cell[], most: number): Part[] {
  const parts: Part[] = []
  for (const cell of children) {
    const last = parts.at(-1)
    if (last && last.cells + cell.cells <= most) {
      last.cells += cell.cells
      last.children.push(cell)
    } else parts.push({ cells: cell.cells, children: [cell] })
  }
  return parts
}

const sized = ({ cells }: Part) => ({ '--cells': cells }) as CSSProperties

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
      {/* The browser leaves out what is far below the window (`.far` of the styles): bands, on a phone the rows within them. */}
      {/* oxlint-disable react/no-array-index-key -- a part is its place */}
      {partsOf(children, CELLS_OF_BAND).map((band, at) => (
        <div key={at} className={`${styles['band']} ${at > 0 ? 'far' : ''}`} style={sized(band)}>
          {partsOf(band.children, CELLS_OF_ROWS).map((rows, row) => (
            <div key={row} className={`${styles['rows']} ${at > 0 || row >= ROWS_AT_ONCE ? 'far' : ''}`} style={sized(rows)}>
              {rows.children.map(({ child }) => child)}
            </div>
          ))}
        </div>
      ))}
      {/* oxlint-enable react/no-array-index-key */}
    </div>
  )
}
