import type { CSSProperties, ReactNode } from 'react'
import styles from './timeline.module.css'

export interface TimelineStep {
  key: string
  name: ReactNode
  /** Formatted time below the name. */
  when?: ReactNode
  isDone: boolean
  /** The current step; at most one. */
  isPresent: boolean
}

/** Past and future steps: a column on phones, a row in wider windows. */
export const Timeline = ({ steps, label }: { steps: readonly TimelineStep[]; label?: string }) => (
  <ol className={styles['timeline']} aria-label={label} style={{ '--steps': steps.length } as CSSProperties}>
    {steps.map(({ key, name, when, isDone, isPresent }) => (
      <li key={key} data-done={isDone || undefined} aria-current={isPresent ? 'step' : undefined}>
        {name}
        {when && <small>{when}</small>}
      </li>
    ))}
  </ol>
)
