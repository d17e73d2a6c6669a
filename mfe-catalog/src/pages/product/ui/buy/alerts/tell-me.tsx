import { useUnit } from 'effector-react'
import type { Product, Sku } from '@shop/contracts/catalog/product'
import { popupOpened } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { $canBuy, sizeMissed } from '../../../model/product.ts'
import { $awaited } from '../../../model/awaited.ts'
import { useTexts } from '../../../texts/index.ts'
import styles from './tell-me.module.css'

const POPUP = { owner: 'mfe-profile', widget: 'tell-me' } as const

/** Asks to be told when a piece or its chosen size is back. */
export function TellOfStock({ product: { name }, sku }: { product: Product; sku: Sku | null }) {
  const t = useTexts()
  const { open, miss, awaited } = useUnit({ open: popupOpened, miss: sizeMissed, awaited: $awaited })
  const props = { awaited: { kind: 'stock', id: sku?.id }, name, size: sku?.size }
  return (
    <Button
      look="ink"
      wide
      className={styles['scripted']}
      aria-haspopup="dialog"
      onClick={() => (sku ? open({ ...POPUP, props }) : miss())}
    >
      {t(awaited.includes(`stock:${sku?.id}`) ? 'toldOfStock' : 'tellOfStock')}
    </Button>
  )
}

/** Asks to be told of a lower price. */
export function TellOfPrice({ product: { name, itemId } }: { product: Product }) {
  const t = useTexts()
  const { open, canBuy, awaited } = useUnit({ open: popupOpened, canBuy: $canBuy, awaited: $awaited })
  const props = { awaited: { kind: 'price', id: String(itemId) }, name }
  if (!canBuy) return null
  return (
    <p className={styles['scripted']} data-not-printed="">
      <Button look="text" small aria-haspopup="dialog" onClick={() => open({ ...POPUP, props })}>
        <Icon name="bell" size="s" />
        {t(awaited.includes(`price:${itemId}`) ? 'toldOfPrice' : 'tellOfPrice')}
      </Button>
    </p>
  )
}
