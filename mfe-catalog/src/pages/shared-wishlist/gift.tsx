import { useUnit } from 'effector-react'
import type { ProductCard as Card } from '@shop/contracts/catalog/product-card'
import type { SharedWishlist } from '@shop/contracts/favorites/shared-wishlist'
import { formCodeOf } from '@shop/http'
import { Button, ButtonLink } from '@shop/ui'
import { useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import { GRID_SIZES, ProductCard } from '@shop/ui/product-card'
import tray from '#features/wished/tray.module.css'
import { $failure, $pending, $refused, giftChosen } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './gift.module.css'

interface GiftProps {
  product: Card
  list: SharedWishlist
  priority: boolean | 'eager'
}

/** A card with what a friend can do about it. */
export function Gift({ product, list, priority }: GiftProps) {
  const isTaken = list.taken.includes(product.itemId)
  const isGiven = list.given.includes(product.itemId)
  return (
    <li className={`${tray['piece']} ${isGiven ? styles['given'] : ''}`} data-off={isTaken || !product.canBuy || undefined}>
      <ProductCard product={product} sizes={GRID_SIZES[4]} priority={priority} level={2} />
      <div className={tray['action']}>
        <Action product={product} isMine={list.isMine} isTaken={isTaken} isGiven={isGiven} />
      </div>
    </li>
  )
}

interface ActionProps {
  product: Card
  isMine: boolean
  isTaken: boolean
  isGiven: boolean
}

function Action({ product: { itemId, name, url, canBuy }, isMine, isTaken, isGiven }: ActionProps) {
  const t = useTexts()
  const errorText = useErrorText()
  const { pending, refused, failure, choose } = useUnit({ pending: $pending, refused: $refused, failure: $failure, choose: giftChosen })
  const look = (
    <ButtonLink to={url} look="line" small wide aria-label={t('lookNamed', { name })}>
      {t('look')}
    </ButtonLink>
  )
  if (isMine) return look
  const error = refused === itemId && formCodeOf(failure)
  const set = (isReserved: boolean) => () => choose({ id: itemId, isReserved })
  return (
    <>
      {isTaken && <p className={styles['state']}>{t('taken')}</p>}
      {isGiven && (
        <>
          <p className={styles['state']}>{t('given')}</p>
          {canBuy && look}
          <Button look="text" small wide busy={pending === itemId} aria-label={t('releaseNamed', { name })} onClick={set(false)}>
            {t('release')}
          </Button>
        </>
      )}
      {!isTaken && !isGiven && canBuy && (
        <Button look="line" small wide busy={pending === itemId} aria-label={t('giveNamed', { name })} onClick={set(true)}>
          {t('give')}
        </Button>
      )}
      {!isTaken && !isGiven && !canBuy && <p className={styles['state']}>{t('gone')}</p>}
      {error && <FormError>{errorText(error)}</FormError>}
    </>
  )
}
