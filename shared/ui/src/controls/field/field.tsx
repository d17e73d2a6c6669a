import { useId, type ReactNode } from 'react'
import { Icon } from '@shop/ui'
import { useTexts } from '../../content/texts.ts'
import styles from './field.module.css'

export interface FieldTexts {
  label: ReactNode
  /** Hint below the field, if there is no error. */
  hint?: ReactNode
  /** Error text: replaces the hint and colors the border. */
  error?: ReactNode
  /** Marks the field as optional. */
  optional?: boolean
  /** Width in twelfths from 600 px; full width by default. */
  width?: 3 | 4 | 6 | 8
  className?: string
}

interface ControlProps {
  id: string
  className: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

export interface FieldProps extends FieldTexts {
  id?: string
  children: (control: ControlProps) => ReactNode
}

/** A form field: label above, control, error or hint below. */
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

/** The text below a control or a group of controls. */
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

/** A twelve-column grid of fields. */
export const Fields = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={[styles['fields'], className].filter(Boolean).join(' ')}>{children}</div>
)
