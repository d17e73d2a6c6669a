import type { Locale } from '@shop/contracts/shop/storefront'
import type { Popup } from '@shop/session'

/** The page about returns, with this order chosen. */
export const returnAddress = (orderId: string, locale: Locale) => `/${locale === 'ru' ? 'vozvrat' : 'returns'}?order=${orderId}#start`

/** The chooser of pickup points, for an order that is placed. `goods`: what its delivery price is reckoned by. */
export const changePoint = (order: string, city: number, goods: number): Popup => ({
  owner: 'mfe-cart-checkout',
  widget: 'pickpoint-choose',
  props: { order, city, goods },
})
