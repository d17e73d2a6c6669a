import type { Address } from '@shop/routing'

/** A number as people type it, 482-0719 or № 4820719, as the API has it. */
export const orderNumber = (typed: string): string => typed.replace(/\D/g, '')

/** The order that the address names: `?order=4820719`. */
export const orderOf = ({ search }: Pick<Address, 'search'>): string =>
  orderNumber(new URLSearchParams(search).get('order') ?? '').slice(0, 12)
