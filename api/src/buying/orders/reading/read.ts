import { isSizer } from '@shop/contracts/catalog/rings/sizer'
import { skuOfLine } from '@shop/contracts/cart/cart'
import type { PlacedOrder, PurchaseAnalytics } from '@shop/contracts/orders/order'
import { OrderStatus } from '@shop/contracts/orders/order-status'
import type { Photo } from '@shop/contracts/core/picture'
import type { Locale } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf } from '../../../platform/db/rows.ts'
import { boxName } from '../../cart/packing/packing.ts'
import { CART_TEXTS } from '../../cart/texts/texts.ts'
import { personName } from '../../../visitors/users/person-name.ts'
import { boughtVariant } from '../../../goods/catalog/variants/variant.ts'
import { termText } from '../../../goods/places/calls/when.ts'
import { homeLine } from '../placing/place-line.ts'
import { shownNumber } from '../../payments/order-number.ts'
import { instant, lineIdIn, orderLineRow, type OrderRow, variantOf } from '../rows/order-rows.ts'
import { BELONGINGS_OF_ORDER } from '../rows/orders-sql.ts'
import { dutyOfOrder } from './duty-line.ts'
import { firstPaidAtOf } from './first-paid-at.ts'
import { isFree, isOnline, methodName } from '../pay.ts'
import { timelineOf } from './timeline.ts'

const AFFILIATION = '{{brand}}'

/** Data of an order besides its row. */
export const belongings = v.object({
  lines: v.array(orderLineRow),
  reached: v.array(v.object({ status: OrderStatus, at: v.string() })),
})
export type Belongings = v.InferOutput<typeof belongings>

/** An order with lines for its thank-you page, in the reader's language or else in its own. */
export async function readOrder(connection: Queryable, order: OrderRow, locale?: Locale): Promise<PlacedOrder> {
  const belongs = await rowOf(connection, belongings, BELONGINGS_OF_ORDER, [order.id])
  return placedOrder(order, belongs ?? { lines: [], reached: [] }, locale)
}

const ownLocale = (order: OrderRow): Locale => (order.locale === 'ru' ? 'ru' : 'en')

/** The stored texts are in the order's language. Hours are not stored, so another language names the days alone. */
function deliveryTexts(order: OrderRow, locale: Locale): { name: string; estimation: string } {
  const { kind, from, to } = order.delivery
  if (locale === ownLocale(order) || !kind || !from || !to) return order.delivery
  const estimation = termText({ kind, dates: { from, to }, hours: null }, locale, null)
  return { name: CART_TEXTS[locale].delivery[kind].name, estimation }
}

/** Names of pieces and the address stay as they were ordered. */
export function placedOrder(order: OrderRow, { lines, reached }: Belongings, locale: Locale = ownLocale(order)): PlacedOrder {
  const history = Object.fromEntries(reached.map(({ status, at }) => [status, instant(at) ?? '']))
  const { delivery, options, status } = order
  const { name, estimation } = deliveryTexts(order, locale)
  const paidOnline = order.payment_type !== 'onReceipt' && !isFree(order)
  const duty = dutyOfOrder({ ...order, locale })
  const box = boxName({ gift: options.giftPack, festive: options.festivePack }, locale)
  return {
    id: order.number,
    number: shownNumber(order.number),
    status,
    createdAt: instant(order.created_at) ?? '',
    paidAt: instant(order.paid_at),
    payableUntil: status === 'created' ? instant(order.payable_until) : null,
    currency: order.currency,
    lines: lines.map((line) => ({
      id: lineIdIn(line),
      name: line.name,
      url: line.url,
      photo: line.photo as Photo,
      details: [line.details, boughtVariant(variantOf(line), locale)].filter(Boolean).join(', '),
      quantity: line.quantity,
      finalSum: line.final_sum + line.bonuses,
      ...(line.bonuses > 0 && { bonuses: line.bonuses }),
      initialSum: line.initial * line.quantity,
      isEngraved: line.engraving !== null,
    })),
    pieces: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    goodsSum: order.total_sum,
    discount: order.item_discount,
    promocodeDiscount: order.promocode_discount,
    bonusesSpent: order.bonuses_spent,
    bonusesEarned: order.bonuses_earned,
    packagingSum: order.packaging_sum,
    engravingSum: order.engraving_sum,
    deliverySum: order.delivery_sum,
    orderSum: order.due_sum + order.certificates_sum + order.deposits_sum,
    certificatesSum: order.certificates_sum,
    depositsSum: order.deposits_sum,
    dueSum: order.due_sum,
    promocodes: order.promocodes,
    ...(options.certificate && { certificateTo: options.certificate.email ?? options.certificate.phone ?? '' }),
    delivery: {
      methodId: order.delivery_method_id,
      courierType: order.courier_type as PlacedOrder['delivery']['courierType'],
      name,
      address: homeLine(delivery.address, delivery.apartment ?? null, delivery.place ?? '', ownLocale(order)),
      estimation,
      ...(duty !== null && { duty }),
      from: delivery.from,
      to: delivery.to,
    },
    payment: {
      methodId: order.payment_method_id,
      name: methodName({ ...order, isFree: isFree(order) }, locale),
      ...(options.paidByLink && { isByLink: true as const }),
      ...(options.ownPaymentReturned && { isOwnReturned: true as const }),
      online: isOnline(order.payment_type),
      ...firstPaidAtOf({ status, type: order.payment_type, paidAt: order.paid_at }),
    },
    contact: { name: order.name, firstName: personName(order.name).first, phone: order.phone, email: order.email },
    isGift: options.isGift,
    ...(box !== null && { packagingName: box }),
    giftPack: options.giftPack,
    festivePack: options.festivePack,
    deletePriceTags: options.deletePriceTags,
    postCard: options.postCard,
    timeline: timelineOf({ status, deliveryMethodId: order.delivery_method_id, paidOnline, history }, locale),
  }
}

const major = (minor: number) => minor / 100

/** Analytics fields in major units; the browser sends them once per transaction_id. */
export const analyticsOf = (order: PlacedOrder): PurchaseAnalytics => ({
  id: order.id,
  transaction_id: order.number,
  affiliation: AFFILIATION,
  value: major(order.orderSum),
  revenue: major(order.orderSum),
  shipping: major(order.deliverySum),
  currency: order.currency,
  coupon: order.promocodes.join(', '),
  promocodes: order.promocodes,
  items: order.lines
    .filter((line) => !isSizer(line))
    .map(({ id, name, quantity, finalSum, bonuses = 0 }) => ({
      item_id: skuOfLine(id),
      item_name: name,
      price: Math.round((finalSum - bonuses) / quantity) / 100,
      quantity,
    })),
  products: order.lines.map(({ id }) => skuOfLine(id)),
})
