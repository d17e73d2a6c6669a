import type { ReactNode } from 'react'
import styles from './segments.module.css'

export interface SegmentsProps<Value extends string> {
  /** Accessible name. */
  label: string
  name: string
  segments: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** Switches between two or three views, such as list and map. */
export function Segments<Value extends string>({ label, name, segments, value, onChange, className }: SegmentsProps<Value>) {
  return (
    <div role="radiogroup" aria-label={label} className={[styles['segments'], className].filter(Boolean).join(' ')}>
      {segments.map((segment) => (
        <label key={segment.value} data-tile="">
          <input type="radio" name={name} checked={segment.value === value} onChange={() => onChange(segment.value)} />
          {segment.label}
        </label>
      ))}
    </div>
  )
}
