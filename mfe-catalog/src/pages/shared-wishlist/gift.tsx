import { useLayoutEffect, useRef } from 'react'
import { useUnit } from 'effector-react'
import type { ProductCard as Card } from '@shop/contracts/catalog/product-card'
import type { Gift as Reserved, SharedWishlist } from '@shop/contracts/favorites/shared-wishlist'
import { formCodeOf } from '@shop/http'
import { useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import { popupOpened } from '@shop/session'
import { Button, ButtonLink, Icon } from '@shop/ui'
import { useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import { GRID_SIZES, ProductCard } from '@shop/ui/product-card'
import { sizeInWords } from '#features/wished/liked.ts'
import tray from '#features/wished/tray.module.css'
import { $code, $failure, $justChanged, $pending, $refused, focusMoved, giftReleased } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './gift.module.css'

interface GiftProps {
  product: Card
  list: SharedWishlist
  priority: boolean | 'eager'
}

/** A card with what a friend can do about it. */
export function Gift({ product, list, priority }: GiftProps) {
  const t = useTexts()
  const isTaken = list.taken.includes(product.itemId)
  const isGiven = list.given.includes(product.itemId)
  const gift = list.gifts.find(({ id }) => id === product.itemId)
  const variant = list.variants.find(({ itemId }) => itemId === product.itemId)
  const size = variant && sizeInWords(t, variant)
  const actions = useFocusKept(product.itemId)
  return (
    <li className={`${tray['piece']} ${isGiven ? styles['given'] : ''}`} data-off={isTaken || !product.canBuy || undefined}>
      <ProductCard product={product} sizes={GRID_SIZES[4]} priority={priority} level={2} />
      <div className={tray['action']} ref={actions}>
        {size && <p className="floor">{size}</p>}
        <Action product={product} isMine={list.isMine} isTaken={isTaken} isGiven={isGiven} gift={gift} />
      </div>
    </li>
  )
}

/** The pressed button, or the one that opened the popup, is replaced: the focus goes to what can be pressed instead. */
function useFocusKept(itemId: number) {
  const actions = useRef<HTMLDivElement>(null)
  const { justChanged, moved } = useUnit({ justChanged: $justChanged, moved: focusMoved })
  useLayoutEffect(() => {
    const cell = actions.current
    if (justChanged?.id !== itemId || !cell) return
    const move = () => {
      cell.querySelector('button')?.focus({ preventScroll: true })
      moved()
    }
    // A popup that is still there gives the focus back first.
    if (document.querySelector('[aria-modal=true]')) {
      const givenBack = ({ target }: FocusEvent) => {
        if (target instanceof Element && !target.closest('[aria-modal=true]')) move()
      }
      document.addEventListener('focusin', givenBack)
      return () => document.removeEventListener('focusin', givenBack)
    }
    const { activeElement, body } = document
    // One that has just closed may have given it to the like button of another card.
    const isGivenBack = justChanged.isReserved && cell.closest('ul')?.contains(activeElement)
    if (activeElement === null || activeElement === body || cell.contains(activeElement) || isGivenBack) move()
    else moved()
  }, [justChanged, itemId, moved])
  return actions
}

interface ActionProps {
  product: Card
  isMine: boolean
  isTaken: boolean
  isGiven: boolean
  gift: Reserved | undefined
}

function Action({ product, isMine, isTaken, isGiven, gift }: ActionProps) {
  const t = useTexts()
  const locale = useLocale()
  const errorText = useErrorText()
  const { code, pending, refused, failure, release, open } = useUnit({
    code: $code,
    pending: $pending,
    refused: $refused,
    failure: $failure,
    release: giftReleased,
    open: popupOpened,
  })
  const { itemId, name, url, photo, canBuy } = product
  const look = (
    <ButtonLink to={url} look="line" small wide aria-label={t('lookNamed', { name })}>
      {t('look')}
    </ButtonLink>
  )
  if (isMine) return look
  const error = refused === itemId && formCodeOf(failure)
  const day = gift && dateInWords(gift.until, locale)
  return (
    <>
      {isTaken && (
        <p className={styles['state']}>
          <Icon name="check" size="s" />
          {gift?.from ? t('takenBy', { name: gift.from }) : t('taken')}
        </p>
      )}
      {isGiven && (
        <>
          <p className={styles['own']}>
            <Icon name="gift" size="s" />
            {day ? t('givenUntil', { day }) : t('given')}
          </p>
          {gift?.from && <p className="floor muted">{t('signed', { name: gift.from })}</p>}
          {canBuy && look}
          <Button look="text" small busy={pending === itemId} aria-label={t('releaseNamed', { name })} onClick={() => release(itemId)}>
            {t('release')}
          </Button>
        </>
      )}
      {!isTaken && !isGiven && canBuy && (
        <Button
          look="line"
          small
          wide
          aria-haspopup="dialog"
          aria-label={t('giveNamed', { name })}
          onClick={() => open({ owner: 'mfe-catalog', widget: 'give-gift', props: { code, id: itemId, name, photo } })}
        >
          {t('give')}
        </Button>
      )}
      {!isTaken && !isGiven && !canBuy && (
        <Button look="line" small wide disabled aria-label={t('goneNamed', { name })}>
          {t('gone')}
        </Button>
      )}
      {error && <FormError>{errorText(error)}</FormError>}
    </>
  )
}
