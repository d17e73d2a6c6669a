import { createHmac } from 'node:crypto'
import type { OrderStatus } from '@shop/contracts/orders/order-status'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'

const FETCHED: readonly number[] = [deliveryMethod.pickpoint, deliveryMethod.shop, deliveryMethod.pickup]
const CODES = 1_000_000

export const isFetched = (deliveryMethodId: number) => FETCHED.includes(deliveryMethodId)

/** Six digits derived from our key and the number; the shopper says them at pickup. */
export const pickupCode = (key: string, number: string): string =>
  String(createHmac('sha256', key).update(`pickup-code:${number}`).digest().readUInt32BE() % CODES).padStart(6, '0')

/** The code of an order ready for pickup; null for any other. */
export const codeToShow = (
  key: string,
  { number, status, delivery_method_id }: { number: string; status: OrderStatus; delivery_method_id: number },
): string | null => (status === 'ready' && isFetched(delivery_method_id) ? pickupCode(key, number) : null)
