import type { MouseEvent } from 'react'
import { Icon, Live } from '@shop/ui'
import { useTexts } from '../../content/texts.ts'
import styles from './quantity.module.css'

export interface QuantityProps {
  value: number
  min?: number
  max: number
  /** Product name for screen readers. */
  label: string
  onChange: (quantity: number) => void
  /** Name of the submitted value when used without scripts: `quantity`. */
  name?: string
}

/** Minus and plus buttons with an announced number. */
export function Quantity({ value, min = 1, max, label, onChange, name }: QuantityProps) {
  const t = useTexts()
  const step = (to: number) => ({
    type: name === undefined ? ('button' as const) : ('submit' as const),
    name,
    value: name === undefined ? undefined : to,
    disabled: to < min || to > max,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      onChange(to)
    },
  })
  return (
    <div className={styles['stepper']} role="group" aria-label={label}>
      <button {...step(value - 1)} aria-label={t('less', { label })}>
        <Icon name="minus" size="xs" />
      </button>
      <output>
        <Live>{value}</Live>
      </output>
      <button {...step(value + 1)} aria-label={t('more', { label })}>
        <Icon name="plus" size="xs" />
      </button>
    </div>
  )
}
