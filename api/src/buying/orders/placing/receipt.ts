import type { Locale } from '@shop/contracts/shop/storefront'
import type { OrderCalculation } from '../../cart/calculation/calculate.ts'
import type { Receipt, ReceiptItem } from '../../../platform/ports/payments.ts'
import { ORDER_TEXTS } from '../texts/texts.ts'

type Sums = Pick<OrderCalculation, 'lines' | 'packagingSum' | 'engravingSum' | 'deliverySum' | 'orderSum' | 'dueSum'>

/** Receipt lines; they add up to the order's total after all discounts. */
export function receiptOf(
  { lines, packagingSum, engravingSum, deliverySum, orderSum, dueSum }: Sums,
  locale: Locale,
  box: string | null = null,
): Receipt {
  const texts = ORDER_TEXTS[locale].receipt
  const service = (name: string, sum: number): ReceiptItem[] => (sum > 0 ? [{ name, price: sum, quantity: 1, sum, object: 'service' }] : [])
  return {
    items: [
      // A certificate is an advance payment, not goods.
      ...lines
        .filter(({ isSizer }) => !isSizer)
        .flatMap(({ name, quantity, finalSum, isCertificate }) =>
          inWhole({ name, object: isCertificate ? 'payment' : 'commodity' }, quantity, finalSum),
        ),
      ...service(box ?? texts.packaging, packagingSum),
      ...service(texts.engraving, engravingSum),
      ...service(texts.delivery, deliverySum ?? 0),
    ],
    paidNow: dueSum,
    paidBefore: orderSum - dueSum,
  }
}

/** A sum not divisible by its quantity becomes two items that differ by one minor unit. */
function inWhole(of: Pick<ReceiptItem, 'name' | 'object'>, quantity: number, sum: number): ReceiptItem[] {
  const price = Math.floor(sum / quantity)
  const dearer = sum - price * quantity
  const item = (price: number, quantity: number): ReceiptItem[] => (quantity > 0 ? [{ ...of, price, quantity, sum: price * quantity }] : [])
  return [...item(price + 1, dearer), ...item(price, quantity - dearer)]
}
