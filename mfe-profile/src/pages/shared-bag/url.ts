import type { Address } from '@shop/routing'

export interface SharedBagUrl {
  code: string
}

export const url = ({ params }: Pick<Address, 'params'>): SharedBagUrl => ({ code: params['code'] ?? '' })
