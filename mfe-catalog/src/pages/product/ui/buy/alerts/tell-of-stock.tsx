import { useUnit } from 'effector-react'
import type { Product, Sku } from '@shop/contracts/catalog/product'
import { Button } from '@shop/ui'
import { useTellMe } from '#features/alerts/tell-me.ts'
import { sizeMissed } from '../../../model/product.ts'
import { useTexts } from '../../../texts/index.ts'
import styles from './tell-me.module.css'

export interface TellOfStockProps {
  product: Product
  sku: Sku | null
}

/** Asks to be told when a piece or its chosen size is back. */
export function TellOfStock({ product: { name }, sku }: TellOfStockProps) {
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
