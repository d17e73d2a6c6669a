import { createStore } from 'effector'
import type { ShopContext } from '@shop/contracts/shop/storefront'

/** Storefront, locale, country and currency of this document. Set by the shell on both sides. */
export const $context = createStore<ShopContext>(
  { storefront: 'unknown', locale: 'ru', country: 'RU', currency: 'RUB' },
  { serialize: 'ignore' },
)
export const $currency = $context.map(({ currency }) => currency)
export const $country = $context.map(({ country }) => country)
