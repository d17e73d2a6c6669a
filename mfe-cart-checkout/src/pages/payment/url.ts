import type { Address } from '@shop/routing'
import type { PaymentUrl } from '#features/payment/model.ts'

const KEY = /^[\w.-]{1,100}$/

/** The bank returns with `&step=processing`; letters lead here with `&key=…`. */
export function url({ search }: Pick<Address, 'search'>): PaymentUrl {
  const query = new URLSearchParams(search)
  const orderId = /^\d{1,12}$/.exec(query.get('order') ?? '')?.[0] ?? null
  const key = KEY.exec(query.get('key') ?? '')?.[0] ?? null
  // A bank returns with a valid order number: anything else is no return from it.
  return { orderId, key: orderId && key, step: query.get('step') === 'processing' && orderId !== null ? 'processing' : 'payment' }
}
