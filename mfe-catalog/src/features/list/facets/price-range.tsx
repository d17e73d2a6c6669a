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

/** A two-thumb slider; the fields above are the keyboard alternative. */
export function PriceRange({ lowest, highest, from, to, setFrom, setTo, onDone }: PriceRangeProps) {
  const t = useTexts()
  const low = clamp(from ?? lowest, lowest, highest)
  const high = clamp(to ?? highest, lowest, highest)
  const part = (value: number) => `${((value - lowest) / (highest - lowest)) * 100}%`
  const thumb = (label: string, value: number, move: (value: number) => void) => (
    <input
      type="range"
      aria-label={label}
      min={lowest}
      max={highest}
      step={stepOf(highest - lowest)}
      value={value}
      onChange={(event) => move(Number(event.target.value))}
      onPointerUp={onDone}
      onKeyUp={onDone}
    />
  )
  return (
    <div className={styles['range']} style={{ '--low': part(low), '--high': part(high) } as CSSProperties}>
      {thumb(t('lowest'), low, (value) => setFrom(amountMask(String(Math.min(value, high)))))}
      {thumb(t('highest'), high, (value) => setTo(amountMask(String(Math.max(value, low)))))}
    </div>
  )
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** Round steps: 10, 100 or 1 000, about a hundred in total. */
const stepOf = (width: number) => Math.max(1, 10 ** Math.floor(Math.log10(width / STEPS)))
