import type { ReactNode } from 'react'
import { Live } from '@shop/ui'
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
          {live(label)}
          {why && <span className={styles['why']}>{live(why)}</span>}
        </dt>
        <dd>{live(sum)}</dd>
      </div>
    ))}
    <div className={styles['grand']}>
      <dt>{grand.label}</dt>
      <dd>{live(grand.sum)}</dd>
    </div>
  </dl>
)

const live = (words: ReactNode) => (typeof words === 'string' ? <Live>{words}</Live> : words)
