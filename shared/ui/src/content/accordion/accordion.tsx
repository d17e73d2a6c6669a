import type { ReactNode } from 'react'
import styles from './accordion.module.css'

export interface AccordionProps {
  title: ReactNode
  open?: boolean
  /** Only one of a group is open. */
  group?: string
  children: ReactNode
}

/** Works without scripts, and with the browser's find in page. */
export const Accordion = ({ title, open, group, children }: AccordionProps) => (
  <details className={styles['accordion']} open={open} name={group}>
    <summary>{title}</summary>
    <div className={styles['body']}>{children}</div>
  </details>
)
