import type { ReactNode } from 'react'
import { Button } from '@shop/ui'
import { useTexts } from '../../texts/index.ts'
import styles from './rows.module.css'

export interface RowActionsProps {
  /** Row name for screen readers. */
  name: string
  /** Label of the edit button; `data-opens` names its row. */
  edit?: { words: 'edit' | 'rename'; opens: string; onEdit: () => void }
  onRemove: () => void
  /** Additional actions, placed first. */
  children?: ReactNode
}

/** Text buttons of a row. */
export function RowActions({ name, edit, onRemove, children }: RowActionsProps) {
  const t = useTexts()
  return (
    <div className={styles['ways']}>
      {children}
      {edit && (
        <Button look="text" small data-opens={edit.opens} aria-label={`${t(edit.words)}: ${name}`} onClick={edit.onEdit}>
          {t(edit.words)}
        </Button>
      )}
      <Button look="text" small aria-label={`${t('remove')}: ${name}`} onClick={onRemove}>
        {t('remove')}
      </Button>
    </div>
  )
}
