import type { FullCartData } from '@shop/contracts/cart/full-cart'

/** What the pieces cost after discounts and promo codes: the base of import duty, which certificates have none of. */
export const goodsOf = ({ totalSum, itemDiscount, promocodes, products, currency }: FullCartData) => ({
  sum: products.reduce(
    (sum, { certificate, sum: of }) => (certificate ? sum - of : sum),
    promocodes.reduce((sum, { discount }) => sum - discount, totalSum - itemDiscount),
  ),
  currency,
})
