import { useUnit } from 'effector-react'
import { popupClosed } from '@shop/session'
import { ButtonLink } from '@shop/ui'
import { $nothingToBuy } from '#features/bag/model/index.ts'
import { BagSums } from '#features/bag/ui/bag-sums.tsx'
import { useTexts } from './texts/index.ts'
import styles from './drawer.module.css'

/** The sums and two buttons. */
export function DrawerFoot() {
  const t = useTexts()
  const { close, isAllSold } = useUnit({ close: popupClosed, isAllSold: $nothingToBuy })
  const follow = () => close()
  return (
    <div className={styles['foot']}>
      {isAllSold ? <p className="soft">{t('nothingToBuy')}</p> : <BagSums />}
      <div className={styles['ways']}>
        {!isAllSold && (
          <ButtonLink to="/cart?step=checkout" onClick={follow}>
            {t('checkoutShort')}
          </ButtonLink>
        )}
        <ButtonLink to="/cart" look="line" onClick={follow}>
          {t('toBag')}
        </ButtonLink>
      </div>
    </div>
  )
}
