import type { Address } from '@shop/routing'
import type { PaymentUrl } from '#features/payment/model.ts'

/** The bank returns to `/payment?order=…`; `&step=payment` is the page before paying. */
export function url({ search }: Pick<Address, 'search'>): PaymentUrl {
  const query = new URLSearchParams(search)
  const orderId = query.get('order') ?? ''
  return {
    orderId: /^[\w-]{1,64}$/.test(orderId) ? orderId : null,
    step: query.get('step') === 'payment' || orderId === '' ? 'payment' : 'processing',
  }
}
