import type { ReactNode } from 'react'
import { Icon, type IconName } from '@shop/ui'
import styles from './promise.module.css'

export interface RowProps {
  icon: IconName
  title: ReactNode
  text: ReactNode
  /** At the end of the first line: a price or a link. */
  children?: ReactNode
}

/** One promise beside a piece or a bag: what, when and for how much. */
export const Row = ({ icon, title, text, children }: RowProps) => (
  <div className={styles['row']}>
    <Icon name={icon} />
    <span>{title}</span>
    {children}
    <div className={styles['text']}>{text}</div>
  </div>
)

/** Class of a link at the end of a row. */
export const ROW_LINK = `link small ${styles['more']}`

/** Rows below each other. */
export const Rows = ({ children }: { children: ReactNode }) => <div className={styles['promise']}>{children}</div>
