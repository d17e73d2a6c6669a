import type { FullCartData } from '@shop/contracts/cart/full-cart'

/** What the pieces cost after discounts and promo codes: the base of import duty. */
export const goodsOf = ({ totalSum, itemDiscount, promocodes, currency }: FullCartData) => ({
  sum: promocodes.reduce((sum, { discount }) => sum - discount, totalSum - itemDiscount),
  currency,
})
