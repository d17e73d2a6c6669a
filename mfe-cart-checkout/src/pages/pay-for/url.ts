import type { Address } from '@shop/routing'

export interface PayForUrl {
  code: string
  /** Back from the bank: its result is awaited. */
  isBack: boolean
}

export const url = ({ params, search }: Pick<Address, 'params' | 'search'>): PayForUrl => ({
  code: params['code'] ?? '',
  isBack: new URLSearchParams(search).has('back'),
})
