import type { ReactNode } from 'react'
import { Icon, type IconName } from '@shop/ui'
import styles from './note.module.css'

export interface NoteProps {
  icon?: IconName
  /** For errors. */
  danger?: boolean
  children: ReactNode
  className?: string
}

/** A highlighted note: information or an error. */
export const Note = ({ icon, danger, children, className }: NoteProps) => (
  <div className={[styles['note'], danger && styles['danger'], className].filter(Boolean).join(' ')}>
    <Icon name={icon ?? (danger ? 'alert' : 'info')} size="s" />
    <div>{children}</div>
  </div>
)
