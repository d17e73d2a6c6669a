import type { ChangeEvent, ComponentProps, CSSProperties, ReactNode } from 'react'
import { useEarlyTick } from '../hydrated/use-early-tick.ts'
import styles from './checkbox.module.css'

export interface CheckboxProps {
  name: string
  value?: string
  children: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** At the end of the line: how many pieces it leaves. */
  count?: number | string
  /** #rrggbb of a metal or a stone, as a dot before the words. */
  color?: string | null
  id?: string
  /** It must be checked and is not: `describedBy` names the line that says so. */
  invalid?: boolean
  describedBy?: string
}

/** The browser's own box, drawn by us: it works in a plain form. */
const Box = ({ checked, onChange, ...rest }: Omit<ComponentProps<'input'>, 'onChange'> & Pick<CheckboxProps, 'checked' | 'onChange'>) => (
  <input
    type="checkbox"
    className={styles['box']}
    ref={useEarlyTick(checked, onChange)}
    checked={checked}
    onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked)}
    {...rest}
  />
)

/** A box alone, on a picture: `className` makes the label the target around it. */
export const BareCheckbox = ({
  label,
  className,
  checked,
  onChange,
}: Pick<CheckboxProps, 'checked' | 'onChange'> & { label: string; className?: string }) => (
  <label className={className}>
    <Box checked={checked} onChange={onChange} />
    <span className="vh">{label}</span>
  </label>
)

/** A box and its words. */
export const Checkbox = ({
  name,
  value = 'on',
  children,
  checked,
  onChange,
  disabled,
  count,
  color,
  id,
  invalid,
  describedBy,
}: CheckboxProps) => (
  <label className={styles['check']}>
    <Box
      id={id}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      name={name}
      value={value}
      checked={checked}
      disabled={disabled}
      onChange={onChange}
    />
    <span className={styles['words']}>
      {color && <i className={styles['dot']} style={{ '--dot': color } as CSSProperties} />}
      {children}
    </span>
    {count !== undefined && <span className={styles['count']}>{count}</span>}
  </label>
)
