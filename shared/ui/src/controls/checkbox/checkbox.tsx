import { useImperativeHandle, type ChangeEvent, type ComponentProps, type CSSProperties, type ReactNode, type Ref } from 'react'
import { useEarlyTick } from '../../behavior/hydrated/use-early-tick.ts'
import styles from './checkbox.module.css'

export interface CheckboxProps {
  name: string
  value?: string
  children: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** Result count at the end of the line. */
  count?: number | string
  /** #rrggbb swatch before the label. */
  color?: string | null
  id?: string
  /** Invalid: required but unchecked; `describedBy` refers to the error. */
  invalid?: boolean
  describedBy?: string
  /** The box itself: forms focus it when it is at fault. */
  ref?: Ref<HTMLInputElement>
}

/** A styled native checkbox: works in plain forms. */
function Box({ checked, onChange, ref, ...rest }: Omit<ComponentProps<'input'>, 'onChange'> & Pick<CheckboxProps, 'checked' | 'onChange'>) {
  const box = useEarlyTick(checked, onChange)
  useImperativeHandle(ref, () => box.current as HTMLInputElement)
  return (
    <input
      type="checkbox"
      className={styles['box']}
      checked={checked}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked)}
      {...rest}
      ref={box}
    />
  )
}

/** A checkbox without label, for pictures: `className` styles its target area. */
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

/** A checkbox with its label. */
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
  ref,
}: CheckboxProps) => (
  <label className={styles['check']}>
    <Box
      ref={ref}
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
