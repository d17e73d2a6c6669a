import type { ProfileOrder } from '@shop/contracts/account/profile'
import { PickupCode } from '@shop/flows/order'
import { money, useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import { ButtonLink } from '@shop/ui'
import { useTexts } from '../../texts/index.ts'
import { OrderActions } from '../order/order-actions.tsx'
import { OrderLines } from '../order/order-lines.tsx'
import { Pay } from './pay.tsx'
import { Status, isUnderWay } from './status.tsx'
import { OrderTimeline } from '../order/order-timeline.tsx'
import styles from './orders.module.css'

export function OrderCard({ order }: { order: ProfileOrder }) {
  const t = useTexts()
  const locale = useLocale()
  const { id, number, createdAt, status, sums, currency, payableUntil, ways } = order
  return (
    <article className={styles['order']} aria-labelledby={`order-${id}`}>
      <div className={styles['top']}>
        <h2 className="h3" id={`order-${id}`}>
          {t('orderOf', { number, date: dateInWords(createdAt, locale) })}
        </h2>
        <Status status={status} />
      </div>
      {(isUnderWay(status) || ways.refunds.length > 0) && <OrderTimeline order={order} />}
      {ways.pickupCode && <PickupCode code={ways.pickupCode} t={t} />}
      <OrderLines order={order} />
      <div className={styles['ways']}>
        <Pay order={order} />
        <ButtonLink
          to={`/profile?section=ordersData&order=${encodeURIComponent(id)}`}
          look="text"
          small
          aria-label={t('detailsOf', { number })}
        >
          {t('details')}
        </ButtonLink>
        <OrderActions order={order} />
        {/* The pay button already shows the sum. */}
        {!payableUntil && <span className={`num ${styles['sum']}`}>{money(sums.total, currency, locale)}</span>}
      </div>
    </article>
  )
}
