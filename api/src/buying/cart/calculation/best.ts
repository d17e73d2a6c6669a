import { calculateGoods, calculateOrder, type Extras, type Goods, type OrderCalculation } from './calculate.ts'
import type { Line, Moment, Promocode, Tender } from './facts.ts'
import { isEnough } from './minimum-order.ts'
import { doesSomething, evaluate, lowersPrices } from './promocodes.ts'

/** A bag with what it uses, and what it could use. Minor units. */
export interface BagOptions {
  lines: readonly Line[]
  /** Promo codes of the bag. */
  entered: readonly Promocode[]
  /** Promo codes of the account that are not entered. */
  ownCodes: readonly Promocode[]
  /** Certificates of the account that do not pay yet. */
  ownTenders: readonly Tender[]
  extras: Omit<Extras, 'delivery'>
  /** Of the chosen delivery before codes: it depends on the sum of the goods. Null while its price is unknown. */
  deliveryPrice: (goods: Goods) => number | null
}

/** What to use, and the order that comes of it. */
export interface Combination {
  promocodes: Promocode[]
  /** The code that lowers the prices; null without one. */
  lowering: Promocode | null
  /** Entered codes that must go: they would lower the prices more, and cost more than that. */
  spoilers: Promocode[]
  /** Of `ownTenders`, those that are needed. */
  tenders: Tender[]
  order: OrderCalculation
}

/**
 * The cheapest of all combinations, and the others by amount due [bag.best-combination]. Of codes that lower prices only the largest
 * counts, so each is tried alone, and none: a discount may take the goods below the threshold of free delivery or the minimum order.
 */
export function combinationsOf(bag: BagOptions, now: OrderCalculation, moment: Moment): Combination[] {
  const codes = [...bag.entered, ...bag.ownCodes]
  const others = codes.filter(({ kind }) => !lowersPrices(kind))
  const winners = [null, ...codes.filter(({ kind }) => lowersPrices(kind))]
  return winners
    .flatMap((winner) => {
      const promocodes = winner ? [...others, winner] : others
      const combination = combine(bag, { promocodes, lowering: winner }, moment)
      const discounts = combination.order.promocodeDiscount > 0
      const isOrderable = isEnough(combination.order, moment.currency) || !isEnough(now, moment.currency)
      const isDelivered = combination.order.deliverySum !== null || now.deliverySum === null
      return isOrderable && isDelivered && discounts === (winner !== null) ? [combination] : []
    })
    .toSorted((one, other) => one.order.dueSum - other.order.dueSum || one.order.orderSum - other.order.orderSum)
}

function combine(bag: BagOptions, { promocodes, lowering }: Pick<Combination, 'promocodes' | 'lowering'>, moment: Moment): Combination {
  const extras = { ...bag.extras, bonuses: { ...bag.extras.bonuses, spend: true } }
  const tenders: Tender[] = []
  let order = orderOf(bag, promocodes, extras, moment)
  for (const tender of bag.ownTenders) {
    if (order.dueSum === 0) break
    tenders.push(tender)
    order = orderOf(bag, promocodes, { ...extras, tenders: [...extras.tenders, ...tenders] }, moment)
  }
  return { promocodes, lowering, spoilers: spoilersOf(bag, order, moment), tenders, order }
}

/** Entered codes that would lower the prices more than this order does. */
const spoilersOf = ({ entered, lines }: BagOptions, { promocodeDiscount }: OrderCalculation, moment: Moment) =>
  entered.filter((code) => evaluate([code], lines, moment).some((one) => doesSomething(one) && one.discount > promocodeDiscount))

function orderOf(bag: BagOptions, codes: readonly Promocode[], extras: BagOptions['extras'], moment: Moment): OrderCalculation {
  const goods = calculateGoods(bag.lines, codes, moment)
  return calculateOrder(goods, { ...extras, delivery: bag.deliveryPrice(goods) }, moment)
}
