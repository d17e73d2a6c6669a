import { useUnit } from 'effector-react'
import { ButtonLink, part } from '@shop/ui'
import { Empty } from '@shop/ui/states'
import { $address, $order, $orders, $ordersFailure } from '../../model/index.ts'
import { useTexts } from '../../texts/index.ts'
import { OrderCard } from './order-card.tsx'
import { SectionFailure } from '../frame/section-failure.tsx'
import { SectionSkeleton } from '../frame/waiting.tsx'
import styles from './orders.module.css'

const OrderDetails = part(() => import(/* webpackChunkName: "order-details", webpackFetchPriority: "low" */ '../order/order-details.tsx'))

export function OrdersSection() {
  const t = useTexts()
  const { orders, failure, order, address } = useUnit({ orders: $orders, failure: $ordersFailure, order: $order, address: $address })
  if (failure && !orders) return <SectionFailure error={failure} />
  if (!orders) return <SectionSkeleton />
  if (order) return <OrderDetails order={order} />
  if (address.order)
    return (
      <Empty icon="box" title={t('noSuchOrder')} text={t('noSuchOrderText')}>
        <ButtonLink to="/profile?section=ordersData" look="line">
          {t('allOrders')}
        </ButtonLink>
      </Empty>
    )
  if (orders.length === 0)
    return (
      <Empty icon="box" title={t('noOrders')} text={t('noOrdersText')}>
        <ButtonLink to="/catalog">{t('toCatalog')}</ButtonLink>
      </Empty>
    )
  return (
    <section className={styles['orders']} aria-label={t('orders')}>
      {orders.map((each) => (
        <OrderCard key={each.id} order={each} />
      ))}
    </section>
  )
}
