import { orderNumber } from '@shop/flows/find-order'
import type { Address } from '@shop/routing'

/** Order number from `?order=4820719`. */
export const orderOf = ({ search }: Pick<Address, 'search'>): string =>
  orderNumber(new URLSearchParams(search).get('order') ?? '').slice(0, 12)
