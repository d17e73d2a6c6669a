import type { CartSums, CodeKind, SumRow } from '@shop/contracts/cart/cart-sums'
import type { Minor } from '@shop/contracts/core/money'
import type { DeliveryOffer } from '@shop/contracts/places/delivery'
import { slotPrice } from '@shop/contracts/places/delivery-slot'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { money } from '@shop/i18n/money'
import { COURIER_KILOMETRE_RUB, FREE_DELIVERY_FROM } from '../../goods/places/delivery/figures.ts'
import type { CalculatedCart } from './calculated-cart.ts'
import { isEnough } from './calculation/minimum-order.ts'
import { sumOf } from './calculation/split.ts'
import type { Chosen } from './choices/kept.ts'
import { boxName } from './packing/packing.ts'
import { rowReason, tendersOf, toPromocode } from './codes/code-texts.ts'
import { bestOf } from './best/offer.ts'
import { CART_TEXTS } from './texts/texts.ts'

/** The sums that every page shows [bag.same-sums]. */
export function cartSums(cart: CalculatedCart, shop: ShopContext): CartSums {
  const { goodsSum, dueSum, bonuses } = cart.reckoning
  const { balance, available, spent } = bonuses
  return {
    rows: rowsOf(cart, shop),
    goodsSum,
    bonuses: { balance, available, spent },
    dueSum,
    enough: isEnough(cart.reckoning, shop.currency),
    best: bestOf(cart, shop),
  }
}

/** Steps of [bag.calculation-order] as rows that add up to the amount due. */
function rowsOf(
  { facts, reckoning, delivery, choices, courierFrom, packable }: CalculatedCart,
  { country, currency, locale }: ShopContext,
): SumRow[] {
  const texts = CART_TEXTS[locale]
  const { lines, totalSum, itemDiscount, bonuses, packagingSum, engravingSum, deliverySum } = reckoning
  const row = (kind: string, name: string, sum: number | null, why: string | null = null): SumRow => ({ kind, name, sum, why })
  const pieces = sumOf(lines, ({ quantity }) => quantity)
  const what = reckoning.onlyCertificates
    ? 'certificates'
    : lines.some(({ isCertificate, isSizer }) => isCertificate || isSizer)
      ? 'items'
      : 'pieces'
  const box = packable ? boxName(facts.packing, locale) : null
  const shown = { packagingSum: facts.packing.festive && packable ? packagingSum : null }
  const ofCode = (kind: CodeKind, code: string, of: SumRow): SumRow => ({ ...of, code: { kind, code } })
  return [
    row('goods', texts.sums[what](pieces), totalSum),
    ...(itemDiscount > 0 ? [row('itemDiscount', texts.sums.itemDiscount, -itemDiscount)] : []),
    ...reckoning.verdicts.map((verdict) => {
      const told = toPromocode(verdict, shown, currency, locale)
      const { code, discount } = told
      const sum = discount === 0 ? null : -discount
      return ofCode('promocode', code, row('promocode', texts.sums.promocode(code), sum, rowReason(verdict, told, locale)))
    }),
    ...(bonuses.spent > 0 ? [row('bonuses', texts.sums.bonuses, -bonuses.spent)] : []),
    ...(box ? [row('packaging', box, packagingSum)] : []),
    ...(engravingSum > 0 ? [row('engraving', texts.sums.engraving, engravingSum)] : []),
    {
      ...row('delivery', texts.sums.delivery, deliverySum, delivery && deliveryReason(delivery, choices, { currency, locale })),
      ...(courierFrom !== null && { from: courierFrom, why: withCourier(courierFrom, reckoning, { country, currency, locale }) }),
    },
    ...(['certificate', 'deposit'] as const).flatMap((kind) =>
      tendersOf(reckoning, kind, currency, locale).map(({ code, name, spent, left, applied, message }) =>
        ofCode(
          kind,
          code,
          row('certificate', name, applied ? -spent : null, applied ? texts.sums.left(money(left, currency, locale)) : message),
        ),
      ),
    ),
  ]
}

/** What a courier adds to the amount due while no delivery is chosen [delivery.price-in-bag]. Certificates that pay for all may pay for it too. */
function withCourier(
  from: Minor,
  { goodsSum, dueSum }: CalculatedCart['reckoning'],
  { country, currency, locale }: Pick<ShopContext, 'country' | 'currency' | 'locale'>,
) {
  if (from === 0 || dueSum === 0) return null
  const { sums } = CART_TEXTS[locale]
  const sum = (minor: Minor) => money(minor, currency, locale)
  const freeFrom = FREE_DELIVERY_FROM[currency]
  const free = freeFrom !== null && goodsSum < freeFrom ? [sums.untilFree(sum(freeFrom - goodsSum))] : []
  // Abroad the price is one for the whole country.
  const total = sum(dueSum + from)
  return [...free, country === 'RU' ? sums.withCourier(total) : sums.withDelivery(total)].join('. ')
}

/** The way of delivery, and what was added to its price. */
function deliveryReason(
  { kind, slots }: DeliveryOffer,
  { place, delivery_slot: slot }: Chosen,
  { currency, locale }: Pick<ShopContext, 'currency' | 'locale'>,
): string {
  const texts = CART_TEXTS[locale]
  const sum = (minor: Minor) => money(minor, currency, locale)
  const beyond = kind === 'courier' && place?.beltway && !place.beltway.hit ? place.beltway.distance : 0
  const hour = (slot && slots && slotPrice(slots, slot)) || 0
  return [
    texts.delivery[kind].name,
    ...(beyond > 0 ? [texts.sums.beyondRing(beyond, sum(beyond * COURIER_KILOMETRE_RUB))] : []),
    ...(hour > 0 ? [texts.sums.exactHour(sum(hour))] : []),
  ].join(', ')
}
