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

/** Orders in progress are shown with a timeline. */
export const isUnderWay = (status: OrderStatus) => TONES[status] === 'going' || status === 'ready'

/** Status label with a colored dot. */
export function Status({ status }: { status: OrderStatus }) {
  const t = useTexts()
  return <span className={`${styles['status']} ${styles[TONES[status]]}`}>{t(`status_${status}`)}</span>
}
