import type { ReactNode } from 'react'
import styles from './accordion.module.css'

export interface AccordionProps {
  title: ReactNode
  open?: boolean
  /** Of the same group only one stays open. */
  group?: string
  children: ReactNode
}

/** Opens without scripts; the browser's own search in the page opens it too. */
export const Accordion = ({ title, open, group, children }: AccordionProps) => (
  <details className={styles['accordion']} open={open} name={group}>
    <summary>{title}</summary>
    <div className={styles['body']}>{children}</div>
  </details>
)
