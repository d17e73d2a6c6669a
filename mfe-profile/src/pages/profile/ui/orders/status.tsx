import type { OrderStatus } from '@shop/contracts/orders/order-status'
import { useTexts } from '../../texts/index.ts'
import styles from './status.module.css'

type Tone = 'good' | 'going' | 'bad' | 'off'

const TONES: Record<OrderStatus, Tone> = {
  created: 'bad',
  paid: 'going',
  accepted: 'going',
  assembling: 'going',
  shipped: 'going',
  ready: 'good',
  completed: 'good',
  expired: 'off',
  cancelled: 'off',
  refunded: 'off',
}

/** An order that still goes its way is shown with it. */
export const isUnderWay = (status: OrderStatus) => TONES[status] === 'going' || status === 'ready'

/** The word for where an order stands, with a dot of its colour. */
export function Status({ status }: { status: OrderStatus }) {
  const t = useTexts()
  return <span className={`${styles['status']} ${styles[TONES[status]]}`}>{t(`status_${status}`)}</span>
}
