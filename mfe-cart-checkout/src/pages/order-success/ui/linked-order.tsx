import { useUnit } from 'effector-react'
import { pathOf } from '@shop/contracts/core/endpoint'
import type { LinkedOrder as Order } from '@shop/contracts/orders/order-by-link'
import { orderEventsByLink } from '@shop/contracts/orders/order-calls'
import { paymentAddress } from '@shop/contracts/orders/payment/payment-address'
import { documentByLink } from '@shop/contracts/orders/order-documents'
import { useFollowed } from '@shop/flows/followed'
import { isOver, MoneyBack, orderKind } from '@shop/flows/order'
import { popupOpened } from '@shop/session'
import { ButtonLink } from '@shop/ui'
import { $key, orderMoved } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import { Courier } from './next/courier.tsx'
import { NextSteps } from './next/next-steps.tsx'
import { OrderPapers, OrderWays } from './order-ways.tsx'
import { Held } from './head/held.tsx'
import { OrderHeading } from './head/order-heading.tsx'
import { goodsOf, grandOf, OrderSums } from './order-sums.tsx'
import { Tray } from './tray.tsx'
import ordered from './ordered.module.css'
import own from './linked-order.module.css'
import styles from './head/order-head.module.css'

/** The order for a letter's reader: contents and status, no personal data. */
export function LinkedOrder({ order }: { order: Order }) {
  const t = useTexts()
  const { linkKey, onChanged } = useUnit({ linkKey: $key, onChanged: orderMoved })
  useFollowed({ path: pathOf(orderEventsByLink, { token: linkKey ?? '' }), state: order.status, onChanged })
  const { number, status, lines, currency, sums, dueSum, delivery, payment, tracking, ways, payableUntil } = order
  const kind = orderKind(status, payableUntil !== null)
  const id = number.replace(/\D/g, '')
  const pieces = lines.reduce((count, { quantity }) => count + quantity, 0)
  const facts = [
    { name: t('how'), value: [delivery.name, delivery.address].filter(Boolean).join(', ') },
    { name: t('when'), value: isOver(kind) || kind === 'received' ? '' : delivery.estimation },
    { name: t('duty'), value: isOver(kind) ? '' : (delivery.duty ?? '') },
    { name: t('payment'), value: payment.isByLink ? t('paidByLink') : payment.name },
    { name: t('parcel'), value: tracking && !isOver(kind) ? `${tracking.carrier}, ${tracking.number}` : '' },
  ].filter(({ value }) => value !== '')
  return (
    <>
      <section className={`wrap ${own['words']}`} aria-labelledby="order">
        <OrderHeading order={order} kind={kind} firstName="" hasMoneyBack={ways.moneyBack.length > 0} />
        <MoneyBack parts={ways.moneyBack} currency={currency} t={t} />
        {kind === 'held' && payableUntil && <Held until={payableUntil} />}
        <dl className={styles['facts']}>
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles['ways']}>
          {kind === 'held' && <ButtonLink to={paymentAddress(id, { key: linkKey })}>{t('pay')}</ButtonLink>}
          {tracking?.url && !isOver(kind) && (
            <ButtonLink to={tracking.url} look="ink">
              {t('track')}
            </ButtonLink>
          )}
          <OrderWays
            id={id}
            ways={ways}
            isPaid={payment.isPaid && dueSum > 0}
            isPaidByLink={payment.isByLink ?? false}
            goods={sums.goods - sums.discount - sums.promocodeDiscount}
          />
        </div>
        {order.id === null && status === 'ready' && <WhereIsCode />}
        {linkKey && <OrderPapers ways={ways} pathOf={(kind) => pathOf(documentByLink, { token: linkKey, kind })} />}
      </section>
      {order.courier && <Courier courier={order.courier} />}
      <NextSteps order={order} ways={ways} currency={currency} />
      <section className={`wrap ${ordered['ordered']}`} aria-label={t(goodsOf(lines), { count: pieces })}>
        <Tray order={id} lines={lines} exchangeable={ways.exchangeable} currency={currency} />
        <OrderSums
          pieces={pieces}
          goods={goodsOf(lines)}
          sums={sums}
          packagingName={order.packagingName}
          currency={currency}
          dueSum={dueSum}
          payment={payment}
          grand={grandOf(kind, payment.isPaid, ways)}
        />
      </section>
    </>
  )
}

/** The pickup code is shown after the order's phone is confirmed. */
function WhereIsCode() {
  const t = useTexts()
  const open = useUnit(popupOpened)
  return (
    <p className="soft">
      {t('codeHidden')}{' '}
      <button type="button" className="link" onClick={() => open({ owner: 'mfe-profile', widget: 'order-lookup' })}>
        {t('confirmPhone')}
      </button>
    </p>
  )
}
