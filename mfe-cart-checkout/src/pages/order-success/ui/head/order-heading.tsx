import type { PlacedOrder } from '@shop/contracts/orders/order'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import { isComing, isOver, type OrderKind } from '@shop/flows/order'
import { useTexts } from '../../texts/index.ts'
import styles from './order-head.module.css'

const FETCHED: readonly number[] = [deliveryMethod.pickpoint, deliveryMethod.shop, deliveryMethod.pickup]
export const isFetched = (methodId: number) => FETCHED.includes(methodId)

interface OrderHeadingProps {
  order: Pick<PlacedOrder, 'number' | 'status' | 'timeline'> & {
    delivery: { methodId?: number | undefined }
    payment: Pick<PlacedOrder['payment'], 'isByLink'>
  }
  kind: OrderKind
  /** Of the shopper; empty for whoever opens the order by its link. */
  firstName: string
  hasMoneyBack: boolean
}

/** Status, heading and one sentence, each by what the order is now. */
export function OrderHeading({ order: { number, status, timeline, delivery, payment }, kind, firstName, hasMoneyBack }: OrderHeadingProps) {
  const t = useTexts()
  const way = delivery.methodId !== undefined && isFetched(delivery.methodId) ? 'fetched' : 'comes'
  // Electronic certificates alone have left with the payment.
  const isMailed = delivery.methodId === deliveryMethod.onlineCertificate && (kind === 'taken' || kind === 'received')
  const title =
    firstName === '' && !isOver(kind)
      ? t('orderNumber', { number })
      : kind === 'taken' || kind === 'packed' || isMailed
        ? t('thanksName', { name: firstName })
        : t(`title_${kind}`)
  const lead = isMailed
    ? t('lead_mailed', { number })
    : kind === 'taken' || kind === 'packed' || kind === 'sent'
      ? t(`lead_${way}_${kind}`, { number })
      : (kind === 'cancelled' || kind === 'late') && hasMoneyBack
        ? t(kind === 'cancelled' && payment.isByLink ? 'lead_cancelled_byLink' : `lead_${kind}_back`, { number })
        : t(`lead_${kind}`, { number })
  return (
    <>
      <p className={styles['badge']} data-good={isComing(kind) || kind === 'received' || undefined} role="status">
        {kind === 'held' ? t('unpaid') : timeline.find((step) => step.status === status)?.name}
      </p>
      <h1 className="display" id="order">
        {title}
      </h1>
      <p className={`lead ${styles['lead']}`}>{lead}</p>
    </>
  )
}
