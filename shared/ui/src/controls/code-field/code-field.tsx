import { useEffect, type ReactNode, type Ref } from 'react'
import { AUTH_CODE_LENGTH } from '@shop/contracts/core/limits'
import { plainText } from '@shop/contracts/core/text/plain-text'
import { Field } from '../field/field.tsx'
import { useEarlyText } from '../../behavior/hydrated/index.ts'
import styles from './code-field.module.css'

export interface CodeFieldProps {
  label: ReactNode
  value: string
  onChange: (digits: string) => void
  /** All digits are present: typed, pasted or autofilled. */
  onComplete: (digits: string) => void
  /** Enter with all digits; without it Enter submits the form around. */
  onEnter?: () => void
  length?: number
  hint?: ReactNode
  error?: ReactNode
  disabled?: boolean
  /** Takes the focus when it appears. */
  takesFocus?: boolean
  id?: string
  ref?: Ref<HTMLInputElement> | undefined
}

/** One input that looks like a box per digit: supports paste and autofill. */
export function CodeField({
  label,
  value,
  onChange,
  onComplete,
  onEnter,
  length = AUTH_CODE_LENGTH,
  disabled,
  takesFocus,
  ref,
  ...field
}: CodeFieldProps) {
  const change = ({ target }: { target: HTMLInputElement }) => {
    const typed = plainText(target.value).replace(/\D/g, '')
    // A digit after a complete code starts a new one.
    const digits = (value.length === length && typed.startsWith(value) ? typed.slice(length) || typed : typed).slice(0, length)
    onChange(digits)
    if (digits.length === length && digits !== value) onComplete(digits)
  }
  const input = useEarlyText(value, (target: HTMLInputElement) => change({ target }), ref)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus, input])
  return (
    <Field label={label} {...field}>
      {({ className: _, ...control }) => (
        <div className={styles['code']} data-invalid={control['aria-invalid']}>
          <input
            {...control}
            ref={input}
            className={styles['input']}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\d*"
            value={value}
            onChange={change}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !onEnter || value.length < length) return
              event.preventDefault()
              onEnter()
            }}
            disabled={disabled}
          />
          {Array.from({ length }, (_unused, index) => (
            <span
              key={index}
              className={styles['box']}
              data-next={index === Math.min(value.length, length - 1) || undefined}
              aria-hidden="true"
            >
              {value[index]}
            </span>
          ))}
        </div>
      )}
    </Field>
  )
}
