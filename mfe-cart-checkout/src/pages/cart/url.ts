import type { Address } from '@shop/routing'

export interface CartUrl {
  /** `?step=checkout` opens checkout, `?step=cart` the bag; without it the bag, unless a reload restores checkout. */
  step: 'cart' | 'checkout'
  isNamed: boolean
  /** A section of checkout is named, `&section=delivery`. */
  isSection: boolean
}

export function url({ search }: Pick<Address, 'search'>): CartUrl {
  const params = new URLSearchParams(search)
  const step = params.get('step')
  return {
    step: step === 'checkout' ? 'checkout' : 'cart',
    isNamed: step === 'checkout' || step === 'cart',
    isSection: params.has('section'),
  }
}
