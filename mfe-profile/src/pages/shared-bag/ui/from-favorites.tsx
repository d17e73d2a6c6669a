import { useEffect } from 'react'
import { createEvent, createStore, sample } from 'effector'
import { useUnit } from 'effector-react'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { showFavorites } from '@shop/contracts/favorites/favorites'
import { createRequestFx, failureOf } from '@shop/http'
import { $favorites } from '@shop/session'
import { Price, ResponsivePicture } from '@shop/ui'
import { Failure, Skeleton } from '@shop/ui/states'
import { useTexts } from '../texts/index.ts'
import styles from './rows.module.css'

const shown = createEvent<void>()
const showFx = createRequestFx(showFavorites)
const $cards = createStore<ProductCard[] | null>(null, { serialize: 'ignore' }).on(showFx.doneData, (_, { result }) => result.products)
const $failure = failureOf(showFx).reset(showFx)
sample({
  clock: shown,
  source: $favorites,
  fn: (favorites) => ({ body: { favorites, page: 1, sort: 'desc' as const, inStock: true } }),
  target: showFx,
})

/** The newest pieces of the reader's own wishlist, to choose one from. */
export function FromFavorites({ onChosen }: { onChosen: (url: string) => void }) {
  const t = useTexts()
  const { cards, failure, show } = useUnit({ cards: $cards, failure: $failure, show: shown })
  useEffect(() => show(), [show])
  if (failure) return <Failure onRetry={() => show()} />
  if (!cards) return <Skeleton height="200px" />
  if (cards.length === 0) return <p className="small muted">{t('noFavorites')}</p>
  return (
    <ul className={`${styles['rows']} ${styles['choice']}`} aria-label={t('fromFavorites')}>
      {cards.map(({ itemId, name, url, photo, price, hasPriceRange, currency }) => (
        <li key={itemId} className={styles['small']}>
          <span className={`plate ${styles['picture']}`}>
            <ResponsivePicture picture={photo} sizes="72px" alt="" />
          </span>
          <div className={styles['words']}>
            <button type="button" className="link" onClick={() => onChosen(url)}>
              {name}
            </button>
            <Price price={price} currency={currency} hasPriceRange={hasPriceRange} />
          </div>
        </li>
      ))}
    </ul>
  )
}
