import type { Address } from '@shop/routing'
import type { PaymentUrl } from '#features/payment/model.ts'

/** The bank returns to `/payment?order=…`; `&step=payment` is the page before paying. */
export function url({ search }: Pick<Address, 'search'>): PaymentUrl {
  const query = new URLSearchParams(search)
  const orderId = /^\d{1,12}$/.exec(query.get('order') ?? '')?.[0] ?? null
  // A bank returns with a valid order number: anything else is no return from it.
  return { orderId, step: query.get('step') === 'payment' || orderId === null ? 'payment' : 'processing' }
}
