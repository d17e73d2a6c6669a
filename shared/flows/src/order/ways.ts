import type { Locale } from '@shop/contracts/shop/storefront'
import type { Popup } from '@shop/session'

/** Return page with this order selected. */
export const returnAddress = (orderId: string, locale: Locale) => `/${locale === 'ru' ? 'vozvrat' : 'returns'}?order=${orderId}#start`

/** Page of the exchanges of an order, with this line chosen. */
export const exchangeAddress = (orderId: string, line?: string) =>
  `/exchange?order=${orderId}${line === undefined ? '' : `&line=${encodeURIComponent(line)}`}`

/** Opens the pickup point popup for a placed order. `goods`: base of its delivery price. */
export const changePoint = (order: string, city: number, goods: number): Popup => ({
  owner: 'mfe-cart-checkout',
  widget: 'pickpoint-choose',
  props: { order, city, goods },
})
