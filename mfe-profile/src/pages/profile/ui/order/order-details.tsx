import type { ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { pathOf } from '@shop/contracts/core/endpoint'
import { orderEvents } from '@shop/contracts/orders/order-calls'
import { orderDocument } from '@shop/contracts/orders/order-documents'
import type { ProfileOrder } from '@shop/contracts/account/profile-orders'
import { leftOf } from '@shop/flows/instalments-left'
import { useFollowed } from '@shop/flows/followed'
import { CancelOrder, exchangeAddress, isOver, MoneyBack, OrderDocuments, orderKind, PickupCode } from '@shop/flows/order'
import { exactMoney, useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import { Link } from '@shop/routing'
import { Icon } from '@shop/ui'
import { $busyOrder, $notCancelled, orderCancelled, orderMoved } from '../../model/index.ts'
import { useTexts } from '../../texts/index.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTotals } from './order-totals.tsx'
import { Pay } from '../status/pay.tsx'
import { Status } from '../status/status.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import styles from './order-details.module.css'

/** Order details: status, lines, delivery, totals. */
export default function OrderDetails({ order }: { order: ProfileOrder }) {
  const t = useTexts()
  const locale = useLocale()
  const { id, number, createdAt, status, ways } = order
  const onChanged = useUnit(orderMoved)
  useFollowed({ path: pathOf(orderEvents, { orderId: id }), state: status, onChanged })
  return (
    <article className={styles['details']} aria-labelledby="order">
      <Link to="/profile?section=ordersData" className="more">
        <Icon name="back" size="s" />
        {t('allOrders')}
      </Link>
      <div className={styles['top']}>
        <h2 className="h2" id="order">
          {t('orderOf', { number, date: dateInWords(createdAt, locale) })}
        </h2>
        <div aria-live="polite">
          <Status status={status} />
        </div>
      </div>
      {ways.pickupCode && <PickupCode code={ways.pickupCode} t={t} />}
      <MoneyBack parts={ways.moneyBack} currency={order.currency} t={t} />
      <OrderTimeline order={order} />
      <div className={styles['ways']}>
        <Pay order={order} />
        {ways.exchanges.length > 0 && (
          <Link to={exchangeAddress(id)} className="link">
            {t('exchangesOf')}
          </Link>
        )}
        <OrderActions order={order}>{ways.canCancel && <Cancel order={order} />}</OrderActions>
      </div>
      <OrderLines order={order} />
      <div className={styles['columns']}>
        <Delivery order={order} />
        <OrderTotals order={order} />
      </div>
      <OrderDocuments kinds={ways.documents} pathOf={(kind) => pathOf(orderDocument, { orderId: id, kind })} t={t} />
    </article>
  )
}

function Cancel({ order: { id, payment, sums } }: { order: ProfileOrder }) {
  const t = useTexts()
  const { busy, notCancelled, cancel } = useUnit({ busy: $busyOrder, notCancelled: $notCancelled, cancel: orderCancelled })
  return (
    <CancelOrder
      look="text"
      small
      isPaid={payment.isPaid && sums.total > 0}
      sure={payment.isByLink ? t('cancelSureByLink') : undefined}
      isBusy={busy === id}
      hasFailed={notCancelled === id}
      onCancel={() => cancel(id)}
      t={t}
    />
  )
}

function Delivery({ order: { status, payableUntil, delivery, payment, tracking, sums, currency } }: { order: ProfileOrder }) {
  const t = useTexts()
  const locale = useLocale()
  const kind = orderKind(status, payableUntil !== null)
  const left = leftOf(sums.total, payment)
  const paidText = left ? `${t('splitLeft').toLowerCase()} ${exactMoney(left.left, currency, locale)}` : t('paid')
  if (isOver(kind))
    return (
      <dl className={styles['facts']}>
        <Fact name={t('payment')}>{payment.name}</Fact>
      </dl>
    )
  return (
    <dl className={styles['facts']}>
      <Fact name={t('delivery')}>{delivery.name}</Fact>
      <Fact name={t('address')}>{delivery.address}</Fact>
      <Fact name={t('recipient')}>{delivery.recipient}</Fact>
      <Fact name={t('term')}>{kind !== 'received' && delivery.term}</Fact>
      <Fact name={t('duty')}>{delivery.duty}</Fact>
      <Fact name={t('tracking')}>
        {tracking &&
          (tracking.url ? (
            <a className="link num" href={tracking.url} target="_blank" rel="noreferrer">
              {tracking.carrier} {tracking.number}
            </a>
          ) : (
            `${tracking.carrier} ${tracking.number}`
          ))}
      </Fact>
      <Fact name={t('payment')}>{`${payment.name}, ${payment.isPaid ? paidText : t('notPaid')}`}</Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null
