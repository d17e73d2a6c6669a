import type { CSSProperties } from 'react'
import { amountMask } from '@shop/forms/fields/amount'
import { useTexts } from '../texts/texts.ts'
import styles from './price-facet.module.css'

interface PriceRangeProps {
  lowest: number
  highest: number
  /** Null without a bound. */
  from: number | null
  to: number | null
  setFrom: (value: string) => void
  setTo: (value: string) => void
  /** A thumb was released. */
  onDone: () => void
}

const STEPS = 100

/** A two-thumb slider, without a limit at its ends; the fields above are the keyboard alternative [catalog.price-slider-ends]. */
export function PriceRange({ lowest, highest, from, to, setFrom, setTo, onDone }: PriceRangeProps) {
  const t = useTexts()
  const step = stepOf(highest - lowest)
  // Whole steps, or the last one would end before the dearest piece.
  const min = Math.floor(lowest / step) * step
  const max = Math.ceil(highest / step) * step
  const low = clamp(from ?? min, min, max)
  const high = clamp(to ?? max, min, max)
  const part = (value: number) => `${((value - min) / (max - min)) * 100}%`
  const thumb = (label: string, value: number, move: (value: number) => void) => (
    <input
      type="range"
      aria-label={label}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => move(Number(event.target.value))}
      onPointerUp={onDone}
      onKeyUp={onDone}
    />
  )
  return (
    <div className={styles['range']} style={{ '--low': part(low), '--high': part(high) } as CSSProperties}>
      {thumb(t('lowest'), low, (value) => setFrom(value > lowest ? amountMask(String(Math.min(value, high, highest))) : ''))}
      {thumb(t('highest'), high, (value) => setTo(value < highest ? amountMask(String(Math.max(value, low, lowest))) : ''))}
    </div>
  )
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** Round steps: 10, 100 or 1 000, about a hundred in total. */
const stepOf = (width: number) => Math.max(1, 10 ** Math.floor(Math.log10(width / STEPS)))
