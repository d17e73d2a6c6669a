import type { Address } from '@shop/routing'

/** Digits of a typed sum: "12 500 ₽" → "12500". Valid sums have at most seven. */
export const digitsOf = (typed: string): string =>
  typed
    .replace(/[.,]\d{0,2}\s*₽?$/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '')
    .slice(0, 7)

/** Major units from `?sum=12500`; null without it. */
export function sumOf({ search }: Pick<Address, 'search'>): string | null {
  const digits = digitsOf(new URLSearchParams(search).get('sum') ?? '')
  return digits === '' ? null : digits
}
