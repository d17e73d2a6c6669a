import { useUnit } from 'effector-react'
import { pathOf } from '@shop/contracts/core/endpoint'
import { orderDocument } from '@shop/contracts/orders/order-documents'
import type { OrderWays as Ways } from '@shop/contracts/orders/order-ways'
import type { PlacedOrder } from '@shop/contracts/orders/order'
import { MONEY_BACK_DAYS } from '@shop/contracts/core/limits'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import { paymentAddress } from '@shop/contracts/orders/payment/payment-address'
import type { Picture } from '@shop/contracts/core/picture'
import { isComing, isOver, MoneyBack, orderKind } from '@shop/flows/order'
import { $brand, $user, popupOpened } from '@shop/session'
import { Button, ButtonLink, Icon, ResponsivePicture } from '@shop/ui'
import { JEWELRY_BOX } from '#features/pictures/jewelry-box.ts'
import { RepeatOrder } from '#features/repeat/repeat-order.tsx'
import { useTexts } from '../../texts/index.ts'
import { calendarOf, saveCalendar } from '../next/calendar.ts'
import { Held } from './held.tsx'
import { OrderPapers, OrderWays } from '../order-ways.tsx'
import { isFetched, OrderHeading } from './order-heading.tsx'
import styles from './order-head.module.css'

const $isAuth = $user.map((user) => user.isAuth)

/** What has become of the order, its place and time, beside a picture. */
export function OrderHead({ order, ways }: { order: PlacedOrder; ways: Ways }) {
  const t = useTexts()
  const { isAuth, open } = useUnit({ isAuth: $isAuth, open: popupOpened })
  const { delivery, contact, currency, paidAt, payment, payableUntil } = order
  const kind = orderKind(order.status, payableUntil !== null)
  const picture: Picture = { ...JEWELRY_BOX, alt: t('picture') }
  const coming = isFetched(delivery.methodId) ? t('where') : t('comesTo')
  const placeName = isOver(kind) || kind === 'received' ? t('how') : coming
  const facts = [
    { name: placeName, value: [delivery.name, delivery.address].filter(Boolean).join(', ') },
    { name: t('when'), value: isOver(kind) || kind === 'received' ? '' : delivery.estimation },
    { name: t('certificate'), value: delivery.methodId === deliveryMethod.onlineCertificate ? '' : (order.certificateTo ?? '') },
    { name: t('duty'), value: isOver(kind) ? '' : (delivery.duty ?? '') },
    { name: t('payment'), value: payment.isByLink ? t('paidByLink') : payment.name },
    { name: t('returned'), value: payment.isOwnReturned ? t('ownPaymentReturned', { days: MONEY_BACK_DAYS }) : '' },
    { name: t('receipt'), value: paidAt === null ? '' : contact.email },
  ].filter(({ value }) => value !== '')
  return (
    <section className={styles['head']} aria-labelledby="order">
      <span className="plate" data-not-printed="">
        <ResponsivePicture picture={picture} sizes="(min-width: 700px) 42vw, 100vw" priority />
      </span>
      <div className={styles['words']}>
        <OrderHeading
          order={order}
          kind={kind}
          firstName={contact.firstName ?? contact.name.split(' ')[0] ?? ''}
          hasMoneyBack={ways.moneyBack.length > 0}
        />
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
          {kind === 'held' && <ButtonLink to={paymentAddress(order.id)}>{t('pay')}</ButtonLink>}
          {kind === 'held' && (
            <Button
              look="line"
              onClick={() => open({ owner: 'mfe-cart-checkout', widget: 'order-popup', props: { show: 'pay-link', orderId: order.id } })}
            >
              {t('somebodyElse')}
            </Button>
          )}
          {(isOver(kind) || (!isAuth && kind !== 'held')) && (
            <ButtonLink to="/catalog" look="ink">
              {t('toCatalog')}
            </ButtonLink>
          )}
          {kind === 'late' && <RepeatOrder orderId={order.id} t={t} />}
          {isAuth && (
            <ButtonLink to="/profile?section=ordersData" look={kind === 'held' || isOver(kind) ? 'line' : 'ink'}>
              {isComing(kind) || kind === 'held' ? t('follow') : t('allOrders')}
            </ButtonLink>
          )}
          <OrderWays
            id={order.id}
            ways={ways}
            isPaid={paidAt !== null && order.dueSum > 0}
            isPaidByLink={payment.isByLink ?? false}
            goods={order.goodsSum - order.discount - order.promocodeDiscount}
          >
            {isComing(kind) && <ToCalendar order={order} />}
          </OrderWays>
        </div>
        <OrderPapers ways={ways} pathOf={(paper) => pathOf(orderDocument, { orderId: order.id, kind: paper })} />
      </div>
    </section>
  )
}

function ToCalendar({ order }: { order: PlacedOrder }) {
  const t = useTexts()
  const { id } = useUnit($brand)
  const { number } = order
  const event = calendarOf(order, t('calendarTitle', { number }))
  if (!event) return null
  return (
    <Button look="line" onClick={() => saveCalendar(event, `${id}-${number}.ics`)}>
      <Icon name="calendar" size="s" />
      {t('calendar')}
    </Button>
  )
}
