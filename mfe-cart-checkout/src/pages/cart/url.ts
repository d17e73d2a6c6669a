import type { Address } from '@shop/routing'

export interface CartUrl {
  /** `?step=checkout` is checkout, `?step=cart` the bag by name; without it the bag too, unless a reload restores the checkout. */
  step: 'cart' | 'checkout'
  isNamed: boolean
}

export function url({ search }: Pick<Address, 'search'>): CartUrl {
  const step = new URLSearchParams(search).get('step')
  return { step: step === 'checkout' ? 'checkout' : 'cart', isNamed: step === 'checkout' || step === 'cart' }
}
