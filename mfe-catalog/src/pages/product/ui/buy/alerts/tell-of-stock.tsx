import type { Product } from '@shop/contracts/catalog/product'
import { Button } from '@shop/ui'
import { useTellMe } from '#features/alerts/tell-me.ts'
import type { Choice } from '#features/variants/choice.ts'
import { useTexts } from '../../../texts/index.ts'
import styles from './tell-me.module.css'

export interface TellOfStockProps {
  product: Product
  choice: Choice
}

/** Asks to be told when a piece is back: of the chosen size, or of the one that is pressed here [product.alert-of-any-size]. */
export function TellOfStock({ product: { name }, choice: { sku, sizes } }: TellOfStockProps) {
  const t = useTexts()
  const { ask, isAsked } = useTellMe()
  const tell = t(sku && isAsked('stock', sku.id) ? 'toldOfStock' : 'tellOfStock')
  return (
    <div className={styles['scripted']} role="group" aria-label={tell}>
      {!sku && <p>{tell}</p>}
      {(sku ? [sku] : sizes.map((one) => one.sku)).map(({ id, size }) => (
        <Button
          key={id}
          look={sku ? 'ink' : 'line'}
          wide={!!sku}
          aria-haspopup="dialog"
          onClick={() => ask({ kind: 'stock', id, name, size })}
        >
          {sku ? tell : size}
        </Button>
      ))}
    </div>
  )
}
