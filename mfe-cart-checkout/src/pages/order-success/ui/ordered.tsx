import type { PlacedOrder } from '@shop/contracts/orders/order'
import { money, useLocale } from '@shop/i18n'
import { Icon, type IconName } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import { OrderSums } from './order-sums.tsx'
import { Tray } from './tray.tsx'
import styles from './ordered.module.css'

const sumsOf = (order: PlacedOrder) => ({
  goods: order.goodsSum,
  discount: order.discount,
  promocodeDiscount: order.promocodeDiscount,
  bonuses: order.bonusesSpent,
  packaging: order.packagingSum,
  delivery: order.deliverySum,
  certificates: order.certificatesSum + order.depositsSum,
})

/** The ordered pieces with packaging. */
export function Ordered({ order }: { order: PlacedOrder }) {
  const t = useTexts()
  const locale = useLocale()
  const { lines, pieces, currency, dueSum, promocodes, paidAt, status, bonusesEarned, giftPack, festivePack, deletePriceTags } = order
  const promises: { icon: IconName; title: string; text: string }[] = [
    { icon: 'passport', title: t('passports'), text: t('passportsText') },
    ...(bonusesEarned > 0
      ? [{ icon: 'star' as const, title: t('bonuses', { sum: money(bonusesEarned, currency, locale) }), text: t('bonusesText') }]
      : []),
    { icon: 'exchange', title: t('exchange'), text: t('exchangeText') },
    ...(giftPack || festivePack
      ? [{ icon: 'gift' as const, title: t('box'), text: deletePriceTags ? t('boxTagsText') : t('boxText') }]
      : []),
  ]
  return (
    <section className={`wrap ${styles['ordered']}`} aria-labelledby="pieces">
      <div className="head">
        <h2 className="h2" id="pieces">
          {t('pieces', { count: pieces })}
        </h2>
      </div>
      <Tray lines={lines} currency={currency} />
      <OrderSums
        pieces={pieces}
        sums={sumsOf(order)}
        promocodes={promocodes}
        currency={currency}
        dueSum={dueSum}
        isPaid={paidAt !== null || status === 'completed'}
      />
      <ul className={styles['promises']}>
        {promises.map(({ icon, title, text }) => (
          <li key={icon}>
            <Icon name={icon} size="l" />
            <h3 className="label">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
