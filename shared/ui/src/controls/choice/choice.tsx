import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldNote } from '../field/field.tsx'
import styles from './choice.module.css'

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** First line, with the price at its end. */
  label: ReactNode
  /** Second line: conditions, or why it is unavailable. */
  note?: ReactNode
  price?: ReactNode
  /** Below the price: the date. */
  when?: ReactNode
}

/** A radio row: text at the start, price and date at the end. */
export function Choice({ label, note, price, when, ...input }: ChoiceProps) {
  const id = useId()
  const name = `${id}-name`
  return (
    <label className={styles['choice']}>
      {/* The first line is the accessible name; the rest is its description. */}
      <input type="radio" {...input} aria-labelledby={name} aria-describedby={note || price || when ? id : undefined} />
      <span id={name}>{label}</span>
      <span id={id} className={styles['about']}>
        {note && <span className={styles['note']}>{note}</span>}
        {price && <span className={styles['price']}>{price}</span>}
        {when && <span className={styles['when']}>{when}</span>}
      </span>
    </label>
  )
}

export interface ChoicesProps {
  legend: string
  /** Legend for screen readers only: a heading above shows it. */
  quiet?: boolean
  error?: ReactNode
  /** Id of the group: target of the error summary. */
  id?: string
  children: ReactNode
}

/** A group of `Choice` rows. */
export function Choices({ legend, quiet, error, id, children }: ChoicesProps) {
  const about = useId()
  return (
    <fieldset id={id} tabIndex={-1} className={styles['choices']} aria-describedby={error ? about : undefined}>
      <legend className={quiet ? 'vh' : styles['legend']}>{legend}</legend>
      <div className={styles['rows']}>{children}</div>
      <FieldNote id={about} error={error} />
    </fieldset>
  )
}
