import type { Sku } from '@shop/contracts/catalog/product'
import type { Choice } from './choice.ts'
import { RadioTiles } from '@shop/ui/radio-tiles'
import styles from './options.module.css'

interface OptionsProps {
  choice: Choice<Pick<Sku, 'id' | 'size' | 'mainGemWeight' | 'balances'>>
  sizeLabel: string
  weightLabel: string
  onSize: (size: string) => void
  onWeight: (weight: string) => void
}

/** Sizes and stone weights of a piece in a popup; nothing of what leaves no choice. */
export const Options = ({ choice: { sizes, weights, weight, sku }, sizeLabel, weightLabel, onSize, onWeight }: OptionsProps) => (
  <>
    {sizes.length > 1 && (
      <RadioTiles
        legend={sizeLabel}
        name="size"
        tiles={sizes.map((one) => ({ value: one.size, label: one.size, out: one.sku.balances === 0 }))}
        value={sku?.size ?? null}
        onChange={onSize}
      />
    )}
    {weights.length > 0 && (
      <div>
        <p className={styles['weights']}>{weightLabel}</p>
        <RadioTiles
          legend={weightLabel}
          name="weight"
          tiles={weights.map((one) => ({ value: one.weight, label: one.weight, out: sku !== null && one.sku.balances === 0 }))}
          value={weight}
          onChange={onWeight}
        />
      </div>
    )}
  </>
)
