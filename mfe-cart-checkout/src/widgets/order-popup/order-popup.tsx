import type { ComponentType } from 'react'
import { part } from '@shop/ui'
import { Bonuses } from './bonuses.tsx'
import { FailedPayment } from './failures/failed-payment.tsx'
import { PayLink } from './pay-link/pay-link.tsx'
import { RemovedFromStock } from './failures/removed-from-stock.tsx'

// Lazy: includes the form library, which payment popups do not need.
const OrderComment = part<object>(() =>
  import(/* webpackChunkName: "order-comment" */ './order-comment.tsx').then((comment) => ({ default: comment.OrderComment })),
)

/** All order popups in one widget: each is small, and every widget costs bytes on every page. */
const POPUPS: Record<string, ComponentType<{ orderId?: string }>> = {
  bonuses: Bonuses,
  'failed-payment': FailedPayment,
  'order-comment': OrderComment,
  'pay-link': PayLink,
  'removed-from-stock': RemovedFromStock,
}

export function OrderPopup({ show, orderId = '' }: { show: string; orderId?: string }) {
  const Popup = POPUPS[show]
  return Popup ? <Popup orderId={orderId} /> : null
}
