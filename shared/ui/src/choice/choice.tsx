import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldNote } from '../field/field.tsx'
import styles from './choice.module.css'

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** First line; the price stands at its end. */
  label: ReactNode
  /** Second line: conditions, or why it cannot be chosen. */
  note?: ReactNode
  price?: ReactNode
  /** Under the price: the day. */
  when?: ReactNode
}

/** One row of a list to choose from: words at the start, price and day at the end. */
export function Choice({ label, note, price, when, ...input }: ChoiceProps) {
  const id = useId()
  const name = `${id}-name`
  return (
    <label className={styles['choice']}>
      {/* The name is the first line alone; the rest describes it. */}
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
  /** The heading above says it already: the legend is for screen readers only. */
  quiet?: boolean
  error?: ReactNode
  /** Of the group: where the error summary leads. */
  id?: string
  children: ReactNode
}

/** Rows of `Choice` with hairlines between them. */
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
