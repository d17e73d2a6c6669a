import type { CSSProperties, ReactNode } from 'react'
import { Link, type LinkProps } from '@shop/routing'
import styles from './swatch.module.css'

/** A row of swatches with an accessible name. */
export const Swatches = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav className={styles['swatches']} aria-label={label}>
    {children}
  </nav>
)

export interface SwatchLinkProps {
  to: string
  /** #rrggbb; omitted for a symbol. */
  color?: string
  current?: boolean
  go?: LinkProps['go']
  children: ReactNode
}

/** A link to another metal, stone or letter of the design. */
export const SwatchLink = ({ to, color, current, go, children }: SwatchLinkProps) => (
  <Link
    to={to}
    go={go}
    className={styles['swatch']}
    aria-current={current || undefined}
    style={color ? ({ '--dot': color } as CSSProperties) : undefined}
  >
    {color && <i className={styles['dot']} />}
    {children}
  </Link>
)
