import type { DeliveryOffer } from '@shop/contracts/places/delivery'
import type { Choices, FullCartData } from '@shop/contracts/cart/full-cart'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { Queryable } from '../db/database.ts'
import { shopDate } from '../places/shops/calendar.ts'
import { type Goods, calculateGoods, type OrderCalculation, calculateOrder } from './calculation/calculate.ts'
import { isSale, type Moment } from './calculation/facts.ts'
import { boughtLines, type CartFacts, readFacts } from './cart-facts.ts'
import { minimumOrder, toCartData, toLine } from './cart-data.ts'
import { tendersOf, toPromocode } from './codes/code-words.ts'
import { chosenOffer, toCartDelivery, toEstimation } from './delivery.ts'
import { packingPrice, packsOf } from './packing/packing.ts'
import { paymentMethodsOf } from './payment-methods.ts'
import type { ShopperFacts } from './shopper.ts'

export interface CartRequest {
  shop: ShopContext
  choices: Choices
  now: Date
}

/** A bag with all calculations; orders are created from it. */
export interface FullCart {
  facts: CartFacts
  shopper: ShopperFacts
  reckoning: OrderCalculation
  offers: DeliveryOffer[]
  /** The chosen delivery; null while none is chosen, or when it is not offered. */
  chosen: DeliveryOffer | null
  data: FullCartData
}

/** Delivery offers for goods of this sum at the given place. */
export type OffersFor = (goods: Goods) => Promise<DeliveryOffer[]>

/** The full bag of a session; null for an unknown session. */
export async function readFullCart(
  connection: Queryable,
  sessionHash: string,
  asked: CartRequest,
  offersFor: OffersFor,
): Promise<FullCart | null> {
  const facts = await readFacts(connection, sessionHash, asked.shop, asked.now)
  if (!facts) return null
  const { shopper } = facts
  const moment: Moment = { currency: asked.shop.currency, now: asked.now, isFirstOrder: shopper.isFirstOrder }
  const goods = calculateGoods(boughtLines(facts.lines, asked.shop.locale), facts.promocodes, moment)
  const offers = await offersFor(goods)
  const chosen = chosenOffer(offers, asked.choices)
  const packable = goods.lines.length > 0 && !goods.onlyCertificates
  const extras = {
    bonuses: { balance: shopper.bonuses, spend: asked.choices.spend_bonuses },
    packing: packingPrice(facts.packing, moment.currency, packable),
    delivery: chosen?.available ? chosen.price : null,
    tenders: facts.tenders,
  }
  const reckoning = calculateOrder(goods, extras, moment)
  const data = toFullCart({ facts, shopper, reckoning, offers, chosen }, asked, packable)
  return { facts, shopper, reckoning, offers, chosen, data }
}

function toFullCart(
  { facts, reckoning, offers, chosen }: Omit<FullCart, 'data'>,
  { shop, now }: CartRequest,
  packable: boolean,
): FullCartData {
  const { currency, locale } = shop
  const { lines, bonuses, onlyCertificates, goodsSum, finalSum } = reckoning
  const payment = paymentMethodsOf({
    currency,
    locale,
    empty: lines.length === 0,
    dueSum: reckoning.dueSum,
    hasCertificates: lines.some(({ isCertificate }) => isCertificate),
    offered: chosen?.payments ?? null,
  })
  return {
    ...toCartData(facts, reckoning, shop),
    finalSum,
    discount: reckoning.totalSum - finalSum,
    products: facts.lines.map((line) => {
      const reckoned = lines.find(({ id }) => id === line.sku)
      const { promocodeDiscount = 0, bonuses = 0, isCertificate = false, finalSum = 0 } = reckoned ?? {}
      return { ...toLine(line, shop), isSale: isSale(line), isCertificate, promocodeDiscount, bonuses, finalSum }
    }),
    itemDiscount: reckoning.itemDiscount,
    promocodeDiscount: reckoning.promocodeDiscount,
    goodsSum,
    bonuses,
    packagingSum: reckoning.packagingSum,
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
    delivery: offers.map((offer) => toCartDelivery(offer, locale, reckoning.freeDelivery)),
    deliveryEstimations: offers.map((offer) => toEstimation(offer, locale, shopDate(now))),
    availablePaymentMethods: payment.methods,
    paymentRestrictionMessages: payment.restrictions,
    ...packsOf(facts.packing, currency, locale, packable),
    isEms: shop.country !== 'RU',
    onlyCertificates,
    enough: onlyCertificates || goodsSum >= minimumOrder(currency),
    certificateError: null,
    packageError: null,
  }
}
