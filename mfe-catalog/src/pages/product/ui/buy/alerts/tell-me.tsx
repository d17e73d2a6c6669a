import { useUnit } from 'effector-react'
import type { Product, Sku } from '@shop/contracts/catalog/product'
import { Button, Icon } from '@shop/ui'
import { useTellMe } from '#features/alerts/tell-me.ts'
import { $canBuy, sizeMissed } from '../../../model/product.ts'
import { useTexts } from '../../../texts/index.ts'
import styles from './tell-me.module.css'

/** Asks to be told when a piece or its chosen size is back. */
export function TellOfStock({ product: { name }, sku }: { product: Product; sku: Sku | null }) {
  const t = useTexts()
  const miss = useUnit(sizeMissed)
  const { ask, isAsked } = useTellMe()
  return (
    <Button
      look="ink"
      wide
      className={styles['scripted']}
      aria-haspopup="dialog"
      onClick={() => (sku ? ask({ kind: 'stock', id: sku.id, name, size: sku.size }) : miss())}
    >
      {t(sku && isAsked('stock', sku.id) ? 'toldOfStock' : 'tellOfStock')}
    </Button>
  )
}

/** Asks to be told of a lower price. */
export function TellOfPrice({ product: { name, itemId } }: { product: Product }) {
  const t = useTexts()
  const canBuy = useUnit($canBuy)
  const { ask, isAsked } = useTellMe()
  if (!canBuy) return null
  const id = String(itemId)
  return (
    <p className={styles['scripted']} data-not-printed="">
      <Button look="text" small aria-haspopup="dialog" onClick={() => ask({ kind: 'price', id, name })}>
        <Icon name="bell" size="s" />
        {t(isAsked('price', id) ? 'toldOfPrice' : 'tellOfPrice')}
      </Button>
    </p>
  )
}
