import type { CSSProperties, ReactNode } from 'react'
import { Link } from '@shop/routing'
import styles from './swatch.module.css'

/** A row of swatches with its name for screen readers. */
export const Swatches = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav className={styles['swatches']} aria-label={label}>
    {children}
  </nav>
)

export interface SwatchLinkProps {
  to: string
  /** #rrggbb; left out for a sign. */
  color?: string
  current?: boolean
  children: ReactNode
}

/** Colour and word: another metal, stone or letter of the same design is a page of its own. */
export const SwatchLink = ({ to, color, current, children }: SwatchLinkProps) => (
  <Link
    to={to}
    className={styles['swatch']}
    aria-current={current || undefined}
    style={color ? ({ '--dot': color } as CSSProperties) : undefined}
  >
    {color && <i className={styles['dot']} />}
    {children}
  </Link>
)
