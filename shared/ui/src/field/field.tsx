import { useId, type ReactNode } from 'react'
import { Icon } from '@shop/ui'
import { useTexts } from '../texts.ts'
import styles from './field.module.css'

export interface FieldWords {
  label: ReactNode
  /** Under the field, while nothing is wrong with it. */
  hint?: ReactNode
  /** Text of what is wrong: it takes the hint's place and turns the edge red. */
  error?: ReactNode
  /** Says beside the label that it may stay empty. */
  optional?: boolean
  /** Of twelve columns, from 600 px; all of them when left out. */
  width?: 3 | 4 | 6 | 8
  className?: string
}

interface ControlProps {
  id: string
  className: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

export interface FieldProps extends FieldWords {
  id?: string
  children: (control: ControlProps) => ReactNode
}

/** Label above, control, error or hint below: the grammar of every field. */
export function Field({ label, hint, error, optional, width, className, id, children }: FieldProps) {
  const t = useTexts()
  const own = useId()
  const name = id ?? own
  const about = `${name}-about`
  return (
    <div className={[styles['field'], width && styles[`w${width}`], className].filter(Boolean).join(' ')}>
      <label htmlFor={name} className={styles['label']}>
        {label}
        {optional && <span className={styles['optional']}>, {t('optional')}</span>}
      </label>
      {children({
        id: name,
        className: styles['input'] ?? '',
        ...(error ? { 'aria-invalid': true } : {}),
        ...(error || hint ? { 'aria-describedby': about } : {}),
      })}
      <FieldNote id={about} error={error} hint={hint} />
    </div>
  )
}

/** The line under a control, or under a group of them. */
export function FieldNote({ id, error, hint }: { id?: string; error?: ReactNode; hint?: ReactNode }) {
  if (error)
    return (
      <p id={id} className={styles['error']}>
        <Icon name="alert" size="xs" />
        <span>{error}</span>
      </p>
    )
  return hint ? (
    <p id={id} className={styles['hint']}>
      {hint}
    </p>
  ) : null
}

/** Fields side by side on twelve columns. */
export const Fields = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={[styles['fields'], className].filter(Boolean).join(' ')}>{children}</div>
)
