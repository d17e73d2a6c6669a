import { useStoreMap, useUnit } from 'effector-react'
import type { ProductCard as Card } from '@shop/contracts/catalog/product-card'
import { popupOpened } from '@shop/session'
import { AddToBagForm, ButtonLink } from '@shop/ui'
import { BareCheckbox } from '@shop/ui/checkbox'
import { GRID_SIZES, ProductCard } from '@shop/ui/product-card'
import tray from '#features/wished/tray.module.css'
import { $chosenIds, pieceChosen } from '../model/chosen.ts'
import { useTexts } from '../texts/index.ts'
import styles from './piece.module.css'

/** A card with checkbox and bag button. */
export function Piece({ product, priority }: { product: Card; priority: boolean | 'eager' }) {
  const t = useTexts()
  const choose = useUnit(pieceChosen)
  const isChosen = useStoreMap({ store: $chosenIds, keys: [product.itemId], fn: (ids, [id]) => ids.includes(id) })
  return (
    <li className={tray['piece']} data-off={!product.canBuy || undefined}>
      <ProductCard product={product} sizes={GRID_SIZES[4]} priority={priority} level={2} />
      <BareCheckbox
        className={styles['pick']}
        label={t('choose', { name: product.name })}
        checked={isChosen}
        onChange={() => choose(product.itemId)}
      />
      <div className={tray['action']}>
        <Action product={product} />
      </div>
    </li>
  )
}

function Action({ product: { name, url, sku, canBuy } }: { product: Card }) {
  const t = useTexts()
  const open = useUnit(popupOpened)
  if (!canBuy) {
    return (
      <ButtonLink to={url} look="line" small wide aria-label={t('lookNamed', { name })}>
        {t('look')}
      </ButtonLink>
    )
  }
  if (sku) {
    return (
      <AddToBagForm skuId={sku} name={name} from="wishlist" look="line" small>
        {t('add')}
      </AddToBagForm>
    )
  }
  return (
    // A link that works without scripts; with them it opens the size popup.
    <ButtonLink
      to={url}
      look="line"
      small
      wide
      aria-label={t('chooseSizeNamed', { name })}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        open({ owner: 'mfe-catalog', widget: 'size-choose', props: { url } })
      }}
    >
      {t('chooseSize')}
    </ButtonLink>
  )
}
