import type { DeliveryOffer } from '@shop/contracts/places/delivery'
import type { FullCartData } from '@shop/contracts/cart/full-cart'
import type { Queryable } from '../../platform/db/database.ts'
import { shopDate } from '../../goods/places/shops/calendar.ts'
import type { OrderCalculation } from './calculation/calculate.ts'
import { isSale } from './calculation/facts.ts'
import { type CalculatedCart, calculatedCart, type CartRequest } from './calculated-cart.ts'
import { type CartFacts, isSizerLine } from './cart-facts.ts'
import { toCartData, toLine } from './cart-data.ts'
import { tendersOf, toPromocode } from './codes/code-texts.ts'
import { toCartDelivery, toEstimation } from './delivery/delivery.ts'
import { packsOf } from './packing/packing.ts'
import { paymentMethodsOf } from './payment-methods.ts'
import type { ShopperFacts } from './shopper.ts'
import { isEnough } from './calculation/minimum-order.ts'

/** A bag with all calculations; orders are created from it. */
export interface FullCart {
  facts: CartFacts
  shopper: ShopperFacts
  reckoning: OrderCalculation
  /** The chosen delivery; null while none is chosen, or when it is not offered. */
  chosen: DeliveryOffer | null
  data: FullCartData
}

/** The full bag of a session; null for an unknown session. */
export async function readFullCart(connection: Queryable, sessionHash: string, asked: CartRequest): Promise<FullCart | null> {
  const cart = await calculatedCart(connection, sessionHash, asked, 'all')
  if (!cart) return null
  const { facts, reckoning, delivery } = cart
  return { facts, shopper: facts.shopper, reckoning, chosen: delivery, data: toFullCart(cart, asked) }
}

function toFullCart(cart: CalculatedCart, { shop, now }: CartRequest): FullCartData {
  const { facts, reckoning, offers, delivery, packable } = cart
  const { currency, locale } = shop
  const { lines, bonuses, onlyCertificates, goodsSum } = reckoning
  const payment = paymentMethodsOf({
    currency,
    locale,
    empty: lines.length === 0,
    dueSum: reckoning.dueSum,
    isFree: reckoning.orderSum === 0,
    hasCertificates: lines.some(({ isCertificate }) => isCertificate),
    offered: delivery?.payments ?? null,
  })
  // The chosen one with its hour and price.
  const shown = offers.map((offer) => (offer.kind === delivery?.kind ? delivery : offer))
  return {
    ...toCartData(cart, shop),
    products: facts.lines.map((line) => {
      const reckoned = lines.find(({ id }) => id === line.line)
      const { promocodeDiscount = 0, bonuses = 0, isCertificate = false, finalSum = 0 } = reckoned ?? {}
      return {
        ...toLine(line, shop),
        isSale: isSale(line),
        isCertificate,
        certificate: isSizerLine(line) ? 'sizer' : line.certificate,
        promocodeDiscount,
        bonuses,
        finalSum,
      }
    }),
    itemDiscount: reckoning.itemDiscount,
    promocodeDiscount: reckoning.promocodeDiscount,
    goodsSum,
    bonuses,
    packagingSum: reckoning.packagingSum,
    engravingSum: reckoning.engravingSum,
    deliverySum: reckoning.deliverySum,
    orderSum: reckoning.orderSum,
    certificatesSum: reckoning.certificatesSum,
    depositsSum: reckoning.depositsSum,
    dueSum: reckoning.dueSum,
    promocodes: reckoning.verdicts.map((verdict) =>
      toPromocode(verdict, { packagingSum: facts.packing.festive && packable ? reckoning.packagingSum : null }, currency, locale),
    ),
    certificates: tendersOf(reckoning, 'certificate', currency, locale),
    deposits: tendersOf(reckoning, 'deposit', currency, locale),
    delivery: shown.map((offer) => toCartDelivery(offer, locale, { free: reckoning.freeDelivery, wearable: !onlyCertificates })),
    deliveryEstimations: shown.map((offer) => toEstimation(offer, locale, shopDate(now))),
    availablePaymentMethods: payment.methods,
    paymentRestrictionMessages: payment.restrictions,
    ...packsOf(facts.packing, currency, locale, packable),
    isEms: shop.country !== 'RU',
    onlyCertificates,
    onlyOnlineCertificates: cart.onlyOnlineCertificates,
    enough: isEnough(reckoning, currency),
    certificateError: null,
    packageError: null,
  }
}
