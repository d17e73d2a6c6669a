import type { CSSProperties, ReactNode } from 'react'
import styles from './timeline.module.css'

export interface TimelineStep {
  key: string
  name: ReactNode
  /** When it happened, in words; small under the name. */
  when?: ReactNode
  isDone: boolean
  /** What is going on now; at most one step. */
  isPresent: boolean
}

/** What has happened and what will: a column on a phone, a row in a wider window. */
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
