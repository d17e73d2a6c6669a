import { skuOfLine, type CartData, type CartLine } from '@shop/contracts/cart/cart'

/** The line of a SKU: the plain one, else one with an engraving. */
export const lineOfSku = (cart: Pick<CartData, 'products'> | null, skuId: string | null): CartLine | null =>
  cart?.products.find(({ id }) => id === skuId) ?? cart?.products.find(({ id }) => skuOfLine(id) === skuId) ?? null
