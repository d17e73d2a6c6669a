import type { ShopContext, Storefront } from '@shop/contracts/storefront'

/** On a host that nobody knows every rule of a storefront follows the locale (reading 2). */
export const ruled = ({ storefront, locale }: ShopContext): Exclude<Storefront, 'unknown'> =>
  storefront === 'unknown' ? (locale === 'ru' ? 'ru' : 'international') : storefront
