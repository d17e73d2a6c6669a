import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { $cart, $currency } from '@shop/session'
import { $freeDelivery, $totals } from '../../../features/bag/model/index.ts'
import { useTexts } from '../texts/index.ts'
import { CheckoutButton } from './checkout-button.tsx'
import { CheckoutNote } from './checkout-note.tsx'
import styles from './summary.module.css'

/** Goods, discount, delivery and what is due: the rows add up. */
export function Summary() {
  const t = useTexts()
  const locale = useLocale()
  const { cart, currency, totals, delivery } = useUnit({ cart: $cart, currency: $currency, totals: $totals, delivery: $freeDelivery })
  const sum = (minor: number) => money(minor, cart?.currency ?? currency, locale)
  return (
    <section className={styles['summary']} aria-labelledby="order-summary">
      <h2 className="h3" id="order-summary">
        {t('summary')}
      </h2>
      <dl className={styles['totals']}>
        <div>
          <dt>{t('pieces', { count: totals.pieces })}</dt>
          <dd>{sum(totals.goods)}</dd>
        </div>
        {totals.discount > 0 && (
          <div>
            <dt>{t('goodsDiscount')}</dt>
            <dd>{sum(-totals.discount)}</dd>
          </div>
        )}
        <div>
          <dt>
            {t('delivery')}
            {delivery && !delivery.isFree && <span className={styles['why']}>{t('freeFrom', { rest: sum(delivery.rest) })}</span>}
          </dt>
          <dd>{delivery?.isFree ? t('deliveryFree') : t('deliveryLater')}</dd>
        </div>
        <div className={styles['grand']}>
          <dt>{t('due')}</dt>
          <dd>{sum(totals.due)}</dd>
        </div>
      </dl>
      {cart?.cartError && <p className={styles['error']}>{cart.cartError.message}</p>}
      <div>
        <CheckoutButton wide>{t('checkout')}</CheckoutButton>
        <CheckoutNote />
      </div>
    </section>
  )
}
