import type { ReactNode } from 'react'
import { Button } from '@shop/ui'
import { useTexts } from '../../texts/index.ts'
import styles from './rows.module.css'

export interface RowActionsProps {
  /** Of the row: what the buttons change, for screen readers. */
  name: string
  /** What the button that opens the form says; `data-opens` names its row. */
  edit?: { words: 'edit' | 'rename'; opens: string; onEdit: () => void }
  onRemove: () => void
  /** Other ways, before them. */
  children?: ReactNode
}

/** What can be done with a row: words, so that nobody has to guess an icon. */
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
