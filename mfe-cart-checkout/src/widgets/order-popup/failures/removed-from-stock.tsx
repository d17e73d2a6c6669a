import { useUnit } from 'effector-react'
import { $cart, popupClosed } from '@shop/session'
import { Button, ButtonLink, ResponsivePicture } from '@shop/ui'
import { OverlayAction, OverlayTitle } from '@shop/ui/popup'
import { wanted } from '#features/bag/model/changes.ts'
import { $removed, $removedText } from '#features/checkout/model/paying/placing.ts'
import { useTexts } from '../texts/index.ts'
import styles from './removed-from-stock.module.css'

/** Sold-out pieces of an order, with a button to continue without them. */
export function RemovedFromStock() {
  const t = useTexts()
  const { removed, text, cart, close, change } = useUnit({
    removed: $removed,
    text: $removedText,
    cart: $cart,
    close: popupClosed,
    change: wanted,
  })
  const isEmpty = cart !== null && cart.totalProducts === 0
  // The bag still has them: the next order would be refused for the same pieces.
  const goOn = () => {
    for (const { id, left } of removed) change({ skuId: id, quantity: left, ready: true, line: null })
    close()
  }
  return (
    <div className={styles['removed']}>
      <OverlayTitle takesFocus>{t('removedTitle')}</OverlayTitle>
      <p className="soft">{text}</p>
      <ul className={styles['pieces']}>
        {removed.map(({ id, name, photo, left, wanted }) => (
          <li key={id}>
            <span className="plate">
              <ResponsivePicture picture={photo} sizes="56px" alt="" />
            </span>
            <div>
              <p>{name}</p>
              <p className="small muted">{left === 0 ? t('removedGone') : t('removedLeft', { left, wanted })}</p>
            </div>
          </li>
        ))}
      </ul>
      <OverlayAction>
        {isEmpty ? (
          <ButtonLink to="/catalog" wide onClick={() => close()}>
            {t('removedToCatalog')}
          </ButtonLink>
        ) : (
          <Button wide onClick={goOn}>
            {t('removedGoOn')}
          </Button>
        )}
      </OverlayAction>
      <div className={styles['ways']}>
        <ButtonLink to="/cart?step=cart" wide look="line" onClick={() => close()}>
          {t('removedToBag')}
        </ButtonLink>
      </div>
    </div>
  )
}
