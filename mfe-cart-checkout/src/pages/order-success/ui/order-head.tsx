import { useUnit } from 'effector-react'
import { pathOf } from '@shop/contracts/core/endpoint'
import { orderDocument } from '@shop/contracts/orders/order-documents'
import type { OrderWays as Ways } from '@shop/contracts/orders/order-ways'
import type { PlacedOrder } from '@shop/contracts/orders/order'
import { paymentAddress } from '@shop/contracts/orders/payment-address'
import type { Picture } from '@shop/contracts/core/picture'
import type { OrderStatus } from '@shop/contracts/orders/order-status'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import { $brand, $user } from '@shop/session'
import { Button, ButtonLink, Icon, ResponsivePicture } from '@shop/ui'
import { JEWELRY_BOX } from '../../../features/pictures/jewelry-box.ts'
import { useTexts } from '../texts/index.ts'
import { OrderPapers, OrderWays } from './order-ways.tsx'
import { calendarOf, saveCalendar } from './calendar.ts'
import styles from './thanks.module.css'

const LEADS: Partial<Record<OrderStatus, 'Taken' | 'Packed'>> = { paid: 'Taken', accepted: 'Taken', assembling: 'Packed' }

const FETCHED: readonly number[] = [deliveryMethod.pickpoint, deliveryMethod.shop, deliveryMethod.pickup]

/** Recipient, contents, place and time, beside a picture. */
export function Thanks({ order, ways }: { order: PlacedOrder; ways: Ways }) {
  const t = useTexts()
  const { id } = useUnit($brand)
  const isAuth = useUnit($user.map((user) => user.isAuth))
  const { number, status, timeline, delivery, contact, paidAt, payment, payableUntil } = order
  const isFetched = FETCHED.includes(delivery.methodId)
  const isUnpaid = payableUntil !== null
  const [name = ''] = contact.name.split(' ')
  const picture: Picture = { ...JEWELRY_BOX, alt: t('picture') }
  const event = calendarOf(order, t('calendarTitle', { number }))
  const stage = LEADS[status]
  const lead = isUnpaid ? 'leadUnpaid' : stage ? (`${isFetched ? 'fetched' : 'comes'}${stage}` as const) : 'leadOther'
  const facts = [
    { name: isFetched ? t('where') : t('comesTo'), value: [delivery.name, delivery.address].filter(Boolean).join(', ') },
    { name: t('when'), value: delivery.estimation },
    { name: t('duty'), value: delivery.duty ?? '' },
    { name: t('payment'), value: payment.name },
    { name: t('receipt'), value: contact.email },
  ].filter(({ value }) => value !== '')
  return (
    <section className={styles['thanks']} aria-labelledby="thanks">
      <span className="plate">
        <ResponsivePicture picture={picture} sizes="(min-width: 700px) 42vw, 100vw" priority />
      </span>
      <div className={styles['words']}>
        <p className={styles['badge']} data-good={paidAt !== null || undefined} role="status">
          {isUnpaid ? t('unpaid') : timeline.find((step) => step.status === status)?.name}
        </p>
        <h1 className="display" id="thanks">
          {name ? t('thanksName', { name }) : t('thanks')}
        </h1>
        <p className={`lead ${styles['lead']}`}>{t(lead, { number })}</p>
        <dl className={styles['facts']}>
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles['ways']}>
          {isUnpaid && <ButtonLink to={paymentAddress(order.id)}>{t('pay')}</ButtonLink>}
          {isAuth && (
            <ButtonLink to="/profile?section=ordersData" look={isUnpaid ? 'line' : 'ink'}>
              {t('follow')}
            </ButtonLink>
          )}
          {!isAuth && !isUnpaid && (
            <ButtonLink to="/catalog" look="ink">
              {t('toCatalog')}
            </ButtonLink>
          )}
          {!isUnpaid && (
            <OrderWays
              id={order.id}
              ways={ways}
              isPaid={paidAt !== null && order.dueSum > 0}
              goods={order.goodsSum - order.discount - order.promocodeDiscount}
            />
          )}
          {event && (
            <Button look="line" onClick={() => saveCalendar(event, `${id}-${number}.ics`)}>
              <Icon name="calendar" size="s" />
              {t('calendar')}
            </Button>
          )}
        </div>
        <OrderPapers ways={ways} pathOf={(kind) => pathOf(orderDocument, { orderId: order.id, kind })} />
      </div>
    </section>
  )
}
