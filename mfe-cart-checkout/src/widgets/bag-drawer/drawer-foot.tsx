import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { $cart, $currency, popupClosed } from '@shop/session'
import { ButtonLink } from '@shop/ui'
import { $freeDelivery, $totals } from '../../features/bag/model/index.ts'
import { useTexts } from './texts/index.ts'
import styles from './drawer.module.css'

/** Sum and two buttons. */
export function DrawerFoot() {
  const t = useTexts()
  const locale = useLocale()
  const { cart, currency, totals, delivery } = useUnit({ cart: $cart, currency: $currency, totals: $totals, delivery: $freeDelivery })
  const close = useUnit(popupClosed)
  const sum = (minor: number) => money(minor, cart?.currency ?? currency, locale)
  const follow = () => close()
  return (
    <div className={styles['foot']}>
      <p className={styles['sum']}>
        <span>{t('pieces', { count: totals.pieces })}</span>
        <span className="num">{sum(totals.due)}</span>
      </p>
      {delivery && <p className="floor muted">{delivery.isFree ? t('freeDelivery') : t('freeFrom', { rest: sum(delivery.rest) })}</p>}
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
