import type { ReactNode } from 'react'
import styles from './totals.module.css'

export interface TotalsProps {
  /** Sums as they are read; `why` stands small under the name. */
  rows: readonly { key: string; label: ReactNode; sum: ReactNode; why?: ReactNode }[]
  /** What is due, under a line of its own. */
  grand: { label: ReactNode; sum: ReactNode }
}

/** Sums that add up, one under the other. */
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
