import type { Address } from '@shop/routing'

export interface CertificateUrl {
  /** Number of an ordered certificate: the payment page returns to `/certificate?deposit=…`. */
  deposit: string | null
  /** False with `step=payment`: nobody has paid yet, so no bank is waited for. */
  isBack: boolean
}

export function url({ search }: Pick<Address, 'search'>): CertificateUrl {
  const query = new URLSearchParams(search)
  return { deposit: query.get('deposit') || null, isBack: query.get('step') !== 'payment' }
}
