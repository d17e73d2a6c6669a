import type { ReactNode } from 'react'
import styles from './totals.module.css'

export interface TotalsProps {
  /** Formatted sums; `why` is small text below the name. */
  rows: readonly { key: string; label: ReactNode; sum: ReactNode; why?: ReactNode }[]
  /** The amount due, separated by a line. */
  grand: { label: ReactNode; sum: ReactNode }
}

/** A list of sums that add up. */
export const Totals = ({ rows, grand }: TotalsProps) => (
  <dl className={styles['totals']}>
    {rows.map(({ key, label, sum, why }) => (
      <div key={key}>
        <dt>
          {label}
          {why && <span className={styles['why']}>{why}</span>}
        </dt>
        <dd>{sum}</dd>
      </div>
    ))}
    <div className={styles['grand']}>
      <dt>{grand.label}</dt>
      <dd>{grand.sum}</dd>
    </div>
  </dl>
)
