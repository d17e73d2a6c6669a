import type { ChangeEvent } from 'react'
import { IconButton } from '@shop/ui'
import styles from './slide.module.css'

interface SlideProps {
  label: string
  /** What a screen reader says for the value. */
  said: string
  less: string
  more: string
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}

/** A range between two buttons: arrow keys, fingers and presses. */
export function Slide({ label, said, less, more, value, min, max, step, onChange }: SlideProps) {
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)))
  return (
    <div className={styles['slide']}>
      <IconButton icon="minus" label={less} ring size="s" onClick={() => set(value - step)} disabled={value <= min} />
      <input
        type="range"
        aria-label={label}
        aria-valuetext={said}
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={(event: ChangeEvent<HTMLInputElement>) => set(event.target.valueAsNumber)}
      />
      <IconButton icon="plus" label={more} ring size="s" onClick={() => set(value + step)} disabled={value >= max} />
    </div>
  )
}
