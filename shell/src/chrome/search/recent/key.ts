import type { ShopContext } from '@shop/contracts/shop/storefront'

/** One list per storefront and language. */
export const recentKey = ({ locale }: Pick<ShopContext, 'locale'>) => `searches:${locale}`
