import type { Address } from '@shop/routing'

/** Digits of a sum as people type it: "12 500 ₽" → "12500". No sum that is split has more than seven. */
export const digitsOf = (typed: string): string =>
  typed
    .replace(/[.,]\d{0,2}\s*₽?$/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '')
    .slice(0, 7)

/** Major units, as the address has them: `?sum=12500`; null where it names none. */
export function sumOf({ search }: Pick<Address, 'search'>): string | null {
  const digits = digitsOf(new URLSearchParams(search).get('sum') ?? '')
  return digits === '' ? null : digits
}
