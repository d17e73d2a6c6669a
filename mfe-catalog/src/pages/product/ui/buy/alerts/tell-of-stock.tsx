import type { Product, Sku } from '@shop/contracts/catalog/product'
import { Button } from '@shop/ui'
import { Chips } from '@shop/ui/chip'
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
  const button = ({ id, size }: Sku, words: string | null) => (
    <Button
      key={id}
      look={words ? 'ink' : 'line'}
      wide={words !== null}
      small={!words}
      className={styles['scripted']}
      aria-haspopup="dialog"
      onClick={() => ask({ kind: 'stock', id, name, size })}
    >
      {words ?? size}
    </Button>
  )
  if (sku) return button(sku, t(isAsked('stock', sku.id) ? 'toldOfStock' : 'tellOfStock'))
  return (
    <div className={styles['scripted']}>
      <p>{t('tellOfStock')}</p>
      <Chips label={t('tellOfStock')}>{sizes.map((one) => button(one.sku, null))}</Chips>
    </div>
  )
}
