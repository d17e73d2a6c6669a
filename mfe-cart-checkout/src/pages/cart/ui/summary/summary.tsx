import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { $cart, $currency } from '@shop/session'
import { Totals } from '@shop/ui/totals'
import { $freeDelivery, $tender, $totals } from '../../../../features/bag/model/index.ts'
import { useTexts } from '../../texts/index.ts'
import { Bonuses } from './bonuses.tsx'
import { Certificates } from './certificates.tsx'
import { CheckoutButton } from './checkout-button.tsx'
import { CheckoutNote } from './checkout-note.tsx'
import styles from './summary.module.css'

/** Goods, discount, delivery, certificates and amount due; the rows add up. */
export function Summary() {
  const t = useTexts()
  const locale = useLocale()
  const { cart, currency, totals, tender, delivery } = useUnit({
    cart: $cart,
    currency: $currency,
    totals: $totals,
    tender: $tender,
    delivery: $freeDelivery,
  })
  const sum = (minor: number) => money(minor, cart?.currency ?? currency, locale)
  const rows = [
    { key: 'goods', label: t('pieces', { count: totals.pieces }), sum: sum(totals.goods) },
    ...(totals.discount > 0 ? [{ key: 'discount', label: t('goodsDiscount'), sum: sum(-totals.discount) }] : []),
    {
      key: 'delivery',
      label: t('delivery'),
      sum: delivery?.isFree ? t('deliveryFree') : t('deliveryLater'),
      why: delivery && !delivery.isFree && t('freeFrom', { rest: sum(delivery.rest) }),
    },
    ...(tender.certificates > 0 ? [{ key: 'certificates', label: t('paidByCertificates'), sum: sum(-tender.certificates) }] : []),
  ]
  return (
    <section className={styles['summary']} aria-labelledby="order-summary">
      <h2 className="h3" id="order-summary">
        {t('summary')}
      </h2>
      <Totals rows={rows} grand={{ label: t('due'), sum: sum(tender.due) }} />
      <div>
        <Bonuses />
        <Certificates />
      </div>
      {cart?.cartError && <p className={styles['error']}>{cart.cartError.message}</p>}
      <div data-keep-clear="">
        <div data-bag-checkout="">
          <CheckoutButton wide />
        </div>
        <CheckoutNote />
      </div>
    </section>
  )
}
