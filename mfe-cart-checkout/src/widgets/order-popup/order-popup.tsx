import type { ComponentType } from 'react'
import { FailedPayment } from './failed-payment.tsx'
import { OrderComment } from './order-comment.tsx'
import { RemovedFromStock } from './removed-from-stock.tsx'

/** Popups of an order (reading 58), in one widget: each is a few words, and every widget costs bytes on every page. */
const POPUPS: Record<string, ComponentType> = {
  'failed-payment': FailedPayment,
  'order-comment': OrderComment,
  'removed-from-stock': RemovedFromStock,
}

export function OrderPopup({ show }: { show: string }) {
  const Popup = POPUPS[show]
  return Popup ? <Popup /> : null
}
