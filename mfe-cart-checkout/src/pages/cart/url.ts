import type { Address } from '@shop/routing'

export interface CartUrl {
  /** `?step=checkout` opens checkout, `?step=cart` the bag; without it the bag, unless a reload restores checkout. */
  step: 'cart' | 'checkout'
  isNamed: boolean
}

export function url({ search }: Pick<Address, 'search'>): CartUrl {
  const step = new URLSearchParams(search).get('step')
  return { step: step === 'checkout' ? 'checkout' : 'cart', isNamed: step === 'checkout' || step === 'cart' }
}
