import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import { useStoreMap, useUnit } from 'effector-react'
import { hasLengths } from '@shop/contracts/catalog/sizes/lengths'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { Link } from '@shop/routing'
import { $adding, addToBag, popupClosed } from '@shop/session'
import { IconButton, IconLink, Price, ResponsivePicture } from '@shop/ui'
import { useTexts } from './texts/index.ts'
import styles from './one-piece.module.css'

/** One piece as a line: added by its button, or with a link to its sizes. */
export function OnePiece({ piece }: { piece: ProductCard }) {
  const t = useTexts()
  const { itemId, name, url, photo, price, currency, hasPriceRange, sku } = piece
  const close = useUnit(popupClosed)
  const follow = () => close()
  const box = useFocusHandedOn()
  return (
    <article className={styles['one']} data-item={itemId} ref={box}>
      <p className="eyebrow">{t('one')}</p>
      <Link to={url} className={`plate ${styles['picture']}`} onClick={follow} tabIndex={-1} aria-hidden="true">
        <ResponsivePicture picture={photo} sizes="72px" alt="" plain />
      </Link>
      <div>
        <h3 className={styles['name']}>
          <Link to={url} onClick={follow}>
            {name}
          </Link>
        </h3>
        <Price price={price} currency={currency} hasPriceRange={hasPriceRange} />
      </div>
      {sku ? (
        <Add sku={sku} name={name} />
      ) : (
        <IconLink
          to={url}
          icon="arrow"
          label={t(hasLengths(url) ? 'chooseLength' : 'chooseSize', { name })}
          className={styles['ring']}
          onClick={follow}
        />
      )}
    </article>
  )
}

function Add({ sku, name }: { sku: string; name: string }) {
  const t = useTexts()
  const add = useUnit(addToBag)
  const isBusy = useStoreMap({ store: $adding, keys: [sku], fn: (adding, [id]) => adding.includes(id) })
  // Once it is in the bag another piece stands here: the second press of a double click must not add that one.
  const press = ({ detail }: MouseEvent) => void (detail < 2 && add({ skuId: sku, from: 'goes-with', name }))
  return <IconButton icon="plus" ring label={t('add', { name })} aria-busy={isBusy || undefined} onClick={press} />
}

/** An added piece leaves with its button: the focus goes to what is around it. */
function useFocusHandedOn() {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const own = box.current
    return () => {
      if (own?.contains(document.activeElement)) own.closest<HTMLElement>('[tabindex="-1"]')?.focus()
    }
  }, [])
  return box
}
