import type { LinkedOrder as Order } from '@shop/contracts/order-by-link'
import { ButtonLink } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import { CallOff } from './call-off.tsx'
import { NextSteps } from './next-steps.tsx'
import { OrderSums } from './order-sums.tsx'
import { Tray } from './tray.tsx'
import ordered from './ordered.module.css'
import own from './linked-order.module.css'
import styles from './thanks.module.css'

/** The order for who has its letter: what was ordered and how it stands, nothing of who ordered it. */
export function LinkedOrder({ order }: { order: Order }) {
  const t = useTexts()
  const { number, status, timeline, lines, currency, sums, dueSum, delivery, payment, tracking, canCancel } = order
  const pieces = lines.reduce((count, { quantity }) => count + quantity, 0)
  const facts = [
    { name: t('how'), value: [delivery.name, delivery.address].filter(Boolean).join(', ') },
    { name: t('when'), value: delivery.estimation },
    { name: t('payment'), value: payment.name },
    { name: t('parcel'), value: tracking ? `${tracking.carrier}, ${tracking.number}` : '' },
  ].filter(({ value }) => value !== '')
  return (
    <>
      <section className={`wrap ${own['words']}`} aria-labelledby="order">
        <p className={styles['badge']} data-good={payment.isPaid || undefined} role="status">
          {timeline.find((step) => step.status === status)?.name}
        </p>
        <h1 className="display" id="order">
          {t('orderNumber', { number })}
        </h1>
        <dl className={styles['facts']}>
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles['ways']}>
          {tracking?.url && (
            <ButtonLink to={tracking.url} look="ink">
              {t('track')}
            </ButtonLink>
          )}
          {canCancel && <CallOff />}
        </div>
      </section>
      <NextSteps order={order} />
      <section className={`wrap ${ordered['ordered']}`} aria-label={t('pieces', { count: pieces })}>
        <Tray lines={lines} currency={currency} />
        <OrderSums pieces={pieces} sums={sums} currency={currency} dueSum={dueSum} isPaid={payment.isPaid} />
      </section>
    </>
  )
}
