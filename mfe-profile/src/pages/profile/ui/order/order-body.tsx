import type { ProfileOrder } from '@shop/contracts/account/profile-orders'
import { MoneyBack, PickupCode } from '@shop/flows/order'
import { ButtonLink } from '@shop/ui'
import { useTexts } from '../../texts/index.ts'
import { Pay } from '../status/pay.tsx'
import { isUnderWay } from '../status/status.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import styles from './order-body.module.css'

/** What an order's card in the list unfolds. */
export default function OrderBody({ order }: { order: ProfileOrder }) {
  const t = useTexts()
  const { id, number, status, currency, ways } = order
  return (
    <div className={styles['body']}>
      {(isUnderWay(status) || ways.refunds.length > 0) && <OrderTimeline order={order} />}
      {ways.pickupCode && <PickupCode code={ways.pickupCode} t={t} />}
      <MoneyBack parts={ways.moneyBack} currency={currency} t={t} />
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
      </div>
    </div>
  )
}
