import type { ProfileOrder } from '@shop/contracts/account/profile-orders'
import { money, useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import { part, ResponsivePicture } from '@shop/ui'
import { useTexts } from '../../texts/index.ts'
import { Status } from '../status/status.tsx'
import styles from './orders.module.css'

const OrderBody = part(() => import(/* webpackChunkName: "order-details", webpackFetchPriority: "low" */ '../order/order-body.tsx'))

const MOST_PICTURES = 3

/** Closed, unless the order waits for its shopper: to be paid, or to be collected. */
export function OrderCard({ order }: { order: ProfileOrder }) {
  const { id, status, payableUntil } = order
  return (
    <article className={styles['order']} aria-labelledby={`order-${id}`}>
      <details open={payableUntil !== null || status === 'ready'}>
        <Summary order={order} />
        <OrderBody order={order} />
      </details>
    </article>
  )
}

/** Number, date, sum, pieces and status in one line. */
function Summary({ order: { id, number, createdAt, status, sums, currency, lines } }: { order: ProfileOrder }) {
  const t = useTexts()
  const locale = useLocale()
  const pictures = lines.flatMap(({ id, photo }) => (photo ? [{ id, photo }] : [])).slice(0, MOST_PICTURES)
  return (
    <summary className={styles['summary']}>
      <span className={styles['title']}>
        <h2 className="h3" id={`order-${id}`}>
          {t('orderOf', { number, date: dateInWords(createdAt, locale) })}
        </h2>
        <span className="num small muted">{money(sums.total, currency, locale)}</span>
      </span>
      <span className={styles['pictures']}>
        {pictures.map(({ id, photo }) => (
          <span key={id} className="plate">
            <ResponsivePicture picture={photo} sizes="44px" alt="" />
          </span>
        ))}
      </span>
      <Status status={status} />
    </summary>
  )
}
