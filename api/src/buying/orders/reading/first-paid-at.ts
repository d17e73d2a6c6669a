import { instant } from '../rows/order-rows.ts'

interface Paying {
  status: string
  type: string | null
  paidAt: Date | string | null
}

const OVER = ['expired', 'cancelled', 'refunded']

/** `{ firstPaidAt }` of an order in four payments that goes on: the bank takes the others by the schedule. */
export function firstPaidAtOf({ status, type, paidAt }: Paying): { firstPaidAt?: string } {
  const at = type === 'instalments' && !OVER.includes(status) ? instant(paidAt) : null
  return at === null ? {} : { firstPaidAt: at }
}
