import { INSTALMENTS_NAME } from '@shop/contracts/cart/instalments-name'

/** For which sums instalments are, on the product page and in the bag; sums are formatted already. */
export const INSTALMENTS_LIMIT = {
  ru: (least: string, most: string) => `${INSTALMENTS_NAME.ru} — для заказов от ${least} до ${most}.`,
  en: (least: string, most: string) => `${INSTALMENTS_NAME.en} are for orders from ${least} to ${most}.`,
} as const
