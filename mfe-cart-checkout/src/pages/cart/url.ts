import type { Address } from '@shop/routing'

export interface CartUrl {
  /** The drawer's "checkout" leads here with `?step=checkout`; anything else is the bag itself. */
  step: 'cart' | 'checkout'
}

export const url = ({ search }: Pick<Address, 'search'>): CartUrl => ({
  step: new URLSearchParams(search).get('step') === 'checkout' ? 'checkout' : 'cart',
})
