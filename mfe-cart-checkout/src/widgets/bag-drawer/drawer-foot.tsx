import { useUnit } from 'effector-react'
import { popupClosed } from '@shop/session'
import { ButtonLink } from '@shop/ui'
import { BagSums } from '#features/bag/ui/bag-sums.tsx'
import { useTexts } from './texts/index.ts'
import styles from './drawer.module.css'

/** The sums and two buttons. */
export function DrawerFoot() {
  const t = useTexts()
  const close = useUnit(popupClosed)
  const follow = () => close()
  return (
    <div className={styles['foot']}>
      <BagSums />
      <div className={styles['ways']}>
        <ButtonLink to="/cart?step=checkout" onClick={follow}>
          {t('checkoutShort')}
        </ButtonLink>
        <ButtonLink to="/cart" look="line" onClick={follow}>
          {t('toBag')}
        </ButtonLink>
      </div>
    </div>
  )
}
