import type { Address } from '@shop/routing'

export interface GetCertificateUrl {
  /** Number of the certificate, when the letter's link names it. */
  number: string
}

export const url = ({ params }: Pick<Address, 'params'>): GetCertificateUrl => ({ number: params['id'] ?? '' })
