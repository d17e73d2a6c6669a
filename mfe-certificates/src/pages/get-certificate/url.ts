import type { Address } from '@shop/routing'

export interface GetCertificateUrl {
  /** Certificate number from the letter's link. */
  number: string
}

export const url = ({ params }: Pick<Address, 'params'>): GetCertificateUrl => ({ number: params['id'] ?? '' })
