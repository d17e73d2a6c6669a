import { REFUND_DAYS } from '@shop/contracts/core/limits'
import { DAY_MS } from '@shop/contracts/core/time/durations'

/** Last moment for a refund. */
export const refundEnd = (receivedAt: string) => new Date(new Date(receivedAt).getTime() + REFUND_DAYS * DAY_MS)
