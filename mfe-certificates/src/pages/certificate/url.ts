import type { Address } from '@shop/routing'

export interface CertificateUrl {
  /** Number of a certificate that was ordered: the payment page sends back to `/certificate?deposit=…`. */
  deposit: string | null
}

export const url = ({ search }: Pick<Address, 'search'>): CertificateUrl => ({
  deposit: new URLSearchParams(search).get('deposit') || null,
})
