import type { Sku } from '@shop/contracts/catalog/product'
import type { ReactNode } from 'react'
import type { Choice } from './choice.ts'
import { RadioTiles } from '@shop/ui/radio-tiles'
import styles from './options.module.css'

interface OptionsProps {
  /** Of the piece: coming back, a browser would tick the same place of another piece's sizes under one name. */
  id: number
  choice: Choice<Pick<Sku, 'id' | 'size' | 'mainGemWeight' | 'balances'>>
  sizeLabel: string
  /** Below the sizes, which then have a visible label. */
  sizeNote?: ReactNode
  weightLabel: string
  onSize: (size: string) => void
  onWeight: (weight: string) => void
  sizeError?: string | undefined
}

/** Sizes and stone weights of a piece in a popup; nothing of what leaves no choice. */
export const Options = ({
  id,
  choice: { sizes, weights, weight, sku },
  sizeLabel,
  sizeNote,
  weightLabel,
  onSize,
  onWeight,
  sizeError,
}: OptionsProps) => (
  <>
    {sizes.length > 1 && (
      <div>
        {sizeNote && <p className={styles['weights']}>{sizeLabel}</p>}
        <RadioTiles
          legend={sizeLabel}
          name={`size-${id}`}
          tiles={sizes.map((one) => ({ value: one.size, label: one.size, out: one.sku.balances === 0 }))}
          value={sku?.size ?? null}
          onChange={onSize}
          error={sizeError}
        />
        {sizeNote}
      </div>
    )}
    {weights.length > 0 && (
      <div>
        <p className={styles['weights']}>{weightLabel}</p>
        <RadioTiles
          legend={weightLabel}
          name={`weight-${id}`}
          tiles={weights.map((one) => ({ value: one.weight, label: one.weight, out: sku !== null && one.sku.balances === 0 }))}
          value={weight}
          onChange={onWeight}
        />
      </div>
    )}
  </>
)
