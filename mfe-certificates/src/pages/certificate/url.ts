import type { Address } from '@shop/routing'

export interface CertificateUrl {
  /** Number of an ordered certificate: the payment page returns to `/certificate?deposit=…`. */
  deposit: string | null
}

export const url = ({ search }: Pick<Address, 'search'>): CertificateUrl => ({
  deposit: new URLSearchParams(search).get('deposit') || null,
})
