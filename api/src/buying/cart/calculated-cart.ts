import type { Minor } from '@shop/contracts/core/money'
import type { DeliveryOffer } from '@shop/contracts/places/delivery'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { Queryable } from '../../platform/db/database.ts'
import { combinationsOf, type Combination } from './calculation/best.ts'
import { calculateGoods, type OrderCalculation, calculateOrder } from './calculation/calculate.ts'
import type { Moment } from './calculation/facts.ts'
import { boughtLines, carriedOf, type CartFacts, hasOnlyOnlineCertificates, hasOnlySizers, readFacts } from './cart-facts.ts'
import { type Chosen, choicesAt } from './choices/kept.ts'
import { offersAt } from './choices/offers.ts'
import { findCity } from '../../goods/places/cities/cities.ts'
import { courierFrom } from '../../goods/places/delivery/promise.ts'
import { asChosen } from '../../goods/places/delivery/slots.ts'
import { chosenOffer } from './delivery/delivery.ts'
import { packingPrice } from './packing/packing.ts'

export interface CartRequest {
  shop: ShopContext
  now: Date
  /** The city shown in the header. */
  cityCookie: string | undefined
  /** Choices of this call, which replace the kept ones. */
  sent?: Chosen
}

/** The one calculation behind bag, drawer, checkout and order. */
export interface CalculatedCart {
  facts: CartFacts
  choices: Chosen
  reckoning: OrderCalculation
  offers: DeliveryOffer[]
  /** The chosen delivery; null while none is chosen, or when it is not offered. */
  delivery: DeliveryOffer | null
  /** What a courier costs at least, while no delivery is chosen; null where none is known to come. */
  courierFrom: Minor | null
  /** Goods that can be packed are in it. */
  packable: boolean
  onlyOnlineCertificates: boolean
  /** A sizer alone is carried. */
  onlySizers: boolean
  /** Combinations of codes, bonuses and certificates, the cheapest first. */
  combinations: Combination[]
}

/** Null for an unknown session. `all` lists every delivery; `chosen` reads none while no delivery is chosen. */
export async function calculatedCart(
  connection: Queryable,
  sessionHash: string,
  asked: CartRequest,
  deliveries: 'all' | 'chosen',
): Promise<CalculatedCart | null> {
  const { shop, now } = asked
  const facts = await readFacts(connection, sessionHash, shop, now)
  if (!facts) return null
  const choices = await choicesAt(connection, facts.choices, asked.sent ?? {}, asked)
  const moment: Moment = { currency: shop.currency, now, isFirstOrder: facts.shopper.isFirstOrder }
  const goods = calculateGoods(boughtLines(facts.lines, shop), facts.promocodes, moment)
  const onlyOnlineCertificates = hasOnlyOnlineCertificates(facts.lines)
  const onlySizers = hasOnlySizers(facts.lines)
  // They have one way of delivery, whatever was chosen for an earlier bag; what this call names is taken at its word.
  const hasOneWay = (onlyOnlineCertificates || onlySizers) && !asked.sent?.delivery_method_id
  const isOffered = deliveries === 'all' || Boolean(choices.delivery_method_id) || hasOneWay
  const offered = isOffered
    ? await offersAt(connection, { shop, chosen: choices, goods, onlyOnlineCertificates, onlySizers, pieces: carriedOf(facts.lines), now })
    : null
  const chosenOf = (offers: readonly DeliveryOffer[]) => {
    const offer = goods.lines.length === 0 ? null : hasOneWay ? (offers[0] ?? null) : chosenOffer(offers, choices)
    return offer && asChosen(offer, choices)
  }
  const priceOf = (offer: DeliveryOffer | null) => (offer?.available ? offer.price : null)
  const offers = offered?.offers ?? []
  const delivery = chosenOf(offers)
  const city = delivery ? null : await findCity(connection, shop.country, { cityId: choices.place?.city_id })
  const packable = goods.lines.length > 0 && !goods.hasNoPieces
  const extras = {
    bonuses: { balance: facts.shopper.bonuses, spend: choices.spend_bonuses ?? false },
    packing: packingPrice(facts.packing, moment.currency, packable),
    tenders: facts.tenders,
  }
  const reckoning = calculateOrder(goods, { ...extras, delivery: priceOf(delivery) }, moment)
  const combinations = combinationsOf(
    {
      lines: goods.lines,
      entered: facts.promocodes,
      ownCodes: facts.ownCodes,
      ownTenders: facts.ownDeposits.map((deposit) => ({ kind: 'deposit', currency: shop.currency, endsAt: null, ...deposit })),
      extras,
      deliveryPrice: ({ goodsSum }) => offered && priceOf(chosenOf(offered.offersFor(goodsSum))),
    },
    reckoning,
    moment,
  )
  return {
    facts,
    choices,
    reckoning,
    offers,
    delivery,
    courierFrom: delivery || hasOneWay ? null : courierFrom(city, shop, now, goods.goodsSum),
    packable,
    onlyOnlineCertificates,
    onlySizers,
    combinations,
  }
}
