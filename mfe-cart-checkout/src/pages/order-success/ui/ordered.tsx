import { isPiece } from '@shop/contracts/certificates/goods'
import type { PlacedOrder } from '@shop/contracts/orders/order'
import type { OrderWays } from '@shop/contracts/orders/order-ways'
import { isComing, orderKind } from '@shop/flows/order'
import { money, useLocale } from '@shop/i18n'
import { Icon, type IconName } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import { goodsOf, grandOf, OrderSums } from './order-sums.tsx'
import { Tray } from './tray.tsx'
import styles from './ordered.module.css'

const sumsOf = (order: PlacedOrder) => ({
  goods: order.goodsSum,
  discount: order.discount,
  promocodeDiscount: order.promocodeDiscount,
  bonuses: order.bonusesSpent,
  packaging: order.packagingSum,
  engraving: order.engravingSum,
  delivery: order.deliverySum,
  certificates: order.certificatesSum + order.depositsSum,
})

/** The ordered pieces, sums, and what comes with an order that is on its way. */
export function Ordered({ order, ways }: { order: PlacedOrder; ways: OrderWays }) {
  const t = useTexts()
  const { lines, pieces, currency, dueSum, promocodes, paidAt, status, payableUntil } = order
  const kind = orderKind(status, payableUntil !== null)
  return (
    <section className={`wrap ${styles['ordered']}`} aria-labelledby="pieces">
      <div className="head">
        <h2 className="h2" id="pieces">
          {t(goodsOf(lines), { count: pieces })}
        </h2>
      </div>
      <Tray order={order.id} lines={lines} exchangeable={ways.exchangeable} currency={currency} />
      <OrderSums
        pieces={pieces}
        goods={goodsOf(lines)}
        sums={sumsOf(order)}
        promocodes={promocodes}
        packagingName={order.packagingName}
        currency={currency}
        dueSum={dueSum}
        payment={order.payment}
        grand={grandOf(kind, paidAt !== null, ways)}
      />
      {lines.some(isPiece) && (isComing(kind) || ways.canReturn) && <Promises order={order} isComing={isComing(kind)} />}
    </section>
  )
}

/** What the parcel holds and brings; only the exchange once it is received. */
function Promises({ order, isComing }: { order: PlacedOrder; isComing: boolean }) {
  const t = useTexts()
  const locale = useLocale()
  const { lines, currency, bonusesEarned, packagingName, giftPack, festivePack, deletePriceTags } = order
  const engraved = lines.filter(({ isEngraved }) => isEngraved).length
  // An engraved piece is neither returned nor exchanged [engraving.no-return-promised].
  const exchange =
    engraved === lines.length
      ? []
      : [{ icon: 'exchange' as const, title: t('exchange'), text: engraved > 0 ? t('exchangeOthers') : t('exchangeText') }]
  const promises: { icon: IconName; title: string; text: string }[] = isComing
    ? [
        { icon: 'passport', title: t('passports'), text: t('passportsText') },
        ...(bonusesEarned > 0
          ? [{ icon: 'star' as const, title: t('bonuses', { sum: money(bonusesEarned, currency, locale) }), text: t('bonusesText') }]
          : []),
        ...exchange,
        ...(giftPack || festivePack
          ? [{ icon: 'gift' as const, title: packagingName ?? t('box'), text: deletePriceTags ? t('boxTagsText') : t('boxText') }]
          : []),
      ]
    : exchange
  if (promises.length === 0) return null
  return (
    <ul className={styles['promises']}>
      {promises.map(({ icon, title, text }) => (
        <li key={icon}>
          <Icon name={icon} size="l" />
          <h3 className="label">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
