import type { CSSProperties, ReactNode } from 'react'
import type { ProductCard as Card } from '@shop/contracts/catalog/product-card'
import { ChoosingCard, type ReadCard } from './choosing-card.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

export interface ProductGridProps {
  products: readonly Card[]
  /** Columns in the widest window: 3 beside filters, else 4. Two on phones, three on tablets. */
  columns?: 3 | 4
  /** Number of cards above the fold: their pictures load at once. */
  priority?: number
  /** Heading level of product names. */
  level?: 2 | 3
  /** Without a top border: the bar above has one. */
  openTop?: boolean
  /** Inserts (banners) by the index of the next card. */
  between?: Record<number, ReactNode>
  /** With it swatches change their card in place. */
  readCard?: ReadCard
}

/** Picture `sizes`; also for the preload. */
export const GRID_SIZES = {
  3: '(min-width: 1440px) 366px, (min-width: 1200px) calc((100vw - 336px) / 3), (min-width: 768px) calc((100vw - 64px) / 3), 50vw',
  4: '(min-width: 1440px) 340px, (min-width: 1200px) calc((100vw - 80px) / 4), (min-width: 768px) calc((100vw - 64px) / 3), 50vw',
} as const

/** Divisible by two, three and four columns. */
const CELLS_OF_BAND = 12
/** Two rows on phones. */
const CELLS_OF_ROWS = 4
/** Size of an insert. */
const CELLS_BETWEEN = 2
/** Pairs laid out initially: the second is just below a phone's window. */
const ROWS_AT_ONCE = 2

interface Cell {
  cells: number
  child: ReactNode
}

interface Part {
  cells: number
  children: Cell[]
}

/** Splits into parts of at most this many cells. */
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

/** A grid with hairlines instead of gaps; captions align across rows. */
export function ProductGrid({ products, columns = 4, priority = 0, level, openTop, between = {}, readCard }: ProductGridProps) {
  const children = products.flatMap((product, index) => {
    const card = { product, sizes: GRID_SIZES[columns], priority: index < priority && (index === 0 || 'eager'), level } as const
    return [
      ...(between[index] ? [{ cells: CELLS_BETWEEN, child: between[index] }] : []),
      {
        cells: 1,
        child: readCard ? <ChoosingCard key={product.id} {...card} readCard={readCard} /> : <ProductCard key={product.id} {...card} />,
      },
    ]
  })
  const classes = [styles['tray'], styles[`columns${columns}`], openTop && styles['openTop']].filter(Boolean).join(' ')
  return (
    <div className={classes}>
      {/* Off-screen content is skipped by content-visibility (`.far`): bands, on phones rows. */}
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
