import type { OfficeExchange } from '@shop/contracts/services/back-office/requests/exchanges'
import type { OfficeOrder } from '@shop/contracts/services/back-office/messages'
import type { GeoPoint } from '@shop/contracts/places/geo-point'
import * as v from 'valibot'
import { placeOfAddress } from '../../goods/places/addresses/geocoder.ts'
import { findCity } from '../../goods/places/cities/cities.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf, rowsOf } from '../../platform/db/rows.ts'
import type { DepositKeys } from '../deposits/code.ts'
import { printedCertificates } from '../deposits/sold/sold.ts'
import { movesFrom } from '../orders/transitions.ts'
import { homeLine } from '../orders/placing/place-line.ts'
import { instant, lineIdIn, lineName, orderLineRow, type OrderRow, orderRow } from '../orders/rows/order-rows.ts'
import { HISTORY_OF_ORDER, LINES_OF_ORDER, ORDER_BY_ID } from '../orders/rows/orders-sql.ts'
import { parcelOf, TO_A_HOUSE } from '../orders/reading/courier.ts'
import { isFetched, pickupCode } from '../orders/ways/pickup-code.ts'
import { EXCHANGES_OF_ORDER, type ExchangeRow, exchangeRow, isPaid } from '../orders/rows/exchange-rows.ts'
import { REFUNDS_OF_ORDER, refundRow, sumOfRefund } from '../orders/refunds/rows.ts'

const HALLMARKS = 'SELECT id, hallmark FROM skus WHERE id = ANY($1::text[])'
const hallmarkRow = v.object({ id: v.string(), hallmark: v.nullable(v.string()) })

/** The current order as the office receives it; null when there is none. */
export async function readOfficeOrder(connection: Queryable, orderId: number, keys: DepositKeys): Promise<OfficeOrder | null> {
  const order = await rowOf(connection, orderRow, ORDER_BY_ID, [orderId])
  if (!order) return null
  const lines = await rowsOf(connection, orderLineRow, LINES_OF_ORDER, [orderId])
  const history = await connection.query(HISTORY_OF_ORDER, [orderId])
  const refunds = await rowsOf(connection, refundRow, REFUNDS_OF_ORDER, [orderId])
  const exchanges = await rowsOf(connection, exchangeRow, EXCHANGES_OF_ORDER, [orderId])
  const skus = lines.map(({ sku_id }) => sku_id)
  const hallmarks = await rowsOf(connection, hallmarkRow, HALLMARKS, [skus])
  const { status, delivery, options } = order
  const house = await houseOf(connection, order)
  const printed = options.certificateType === 'printed' ? await printedCertificates(connection, keys, orderId) : []
  return {
    number: order.number,
    status,
    version:
      // Printed certificates are issued after the payment is told.
      Math.min(1, printed.length) +
      history.length +
      refunds.length +
      refunds.filter((refund) => refund.status !== 'requested').length +
      (order.delivery.changes ?? 0) +
      exchanges.reduce((steps, exchange) => steps + stepsOf(exchange), 0),
    createdAt: instant(order.created_at) ?? '',
    currency: order.currency,
    lines: lines.map((line) => ({
      id: lineIdIn(line),
      sku: line.sku_id,
      name: lineName(line, order.locale),
      quantity: line.quantity,
      final: line.final,
      sum: line.final_sum,
      hallmark: hallmarks.find(({ id }) => id === line.sku_id)?.hallmark ?? null,
      engraving: line.engraving,
      certificate: line.certificate_type,
    })),
    ...(printed.length > 0 && { printed }),
    dueSum: order.due_sum,
    certificatesSum: order.certificates_sum,
    depositsSum: order.deposits_sum,
    bonusesSpent: order.bonuses_spent,
    deliverySum: order.delivery_sum,
    packagingSum: order.packaging_sum,
    engravingSum: order.engraving_sum,
    payment: order.payment_type,
    paidAt: instant(order.paid_at),
    contact: { name: order.name, phone: order.phone, email: order.email },
    delivery: {
      methodId: order.delivery_method_id,
      courierType: order.courier_type,
      name: delivery.name,
      activeDeliveryType: delivery.activeDeliveryType ?? null,
      pickpointNumber: delivery.pickpointNumber ?? null,
      address: homeLine(delivery.address, delivery.apartment ?? null, delivery.place ?? '', order.locale === 'ru' ? 'ru' : 'en'),
      ...(house && { house }),
      slot: delivery.slot ?? null,
      contactless: delivery.contactless ?? false,
      ...(delivery.postal && { postal: delivery.postal }),
    },
    recipient: options.isGift && options.recipientName ? { name: options.recipientName, phone: options.recipientPhone ?? '' } : null,
    pickupCode: isFetched(order.delivery_method_id) ? pickupCode(keys.codeKey, order.number) : null,
    options: {
      giftPack: options.giftPack ?? false,
      festivePack: options.festivePack ?? false,
      deletePriceTags: options.deletePriceTags ?? false,
      postCard: options.postCard ?? null,
      certificateType: options.certificateType ?? null,
      comment: options.comment ?? null,
    },
    tracking: parcelOf(order),
    next: movesFrom(status, order.delivery_method_id),
    refunds: refunds.map(({ id, status, reason, handover, comment, account, items, money, tenders }) => ({
      id,
      status,
      reason,
      handover,
      comment,
      account,
      sum: sumOfRefund({ money, tenders }),
      items: items.map(({ sku, quantity }) => ({ sku, quantity })),
    })),
    exchanges: exchanges.map(toOfficeExchange),
  }
}

/** Where the courier of a shipped order goes to; null abroad and for an address that our geocoder does not know. */
async function houseOf(
  connection: Queryable,
  { status, country, locale, delivery, delivery_method_id }: OrderRow,
): Promise<GeoPoint | null> {
  if (status !== 'shipped' || country !== 'RU' || !delivery.cityId || !TO_A_HOUSE.includes(delivery_method_id)) return null
  const city = await findCity(connection, country, { cityId: delivery.cityId })
  const found = city && (await placeOfAddress(connection, city, delivery.address, locale === 'en' ? 'en' : 'ru'))
  return found?.is_full && found.is_known ? { latitude: found.latitude, longitude: found.longitude } : null
}

/** Every change of an exchange makes the order's message newer. */
const stepsOf = ({ paid_at, accepted_at, ended_at }: ExchangeRow) => 1 + [paid_at, accepted_at, ended_at].filter((at) => at !== null).length

export const toOfficeExchange = (exchange: ExchangeRow): OfficeExchange => ({
  id: exchange.id,
  status: exchange.status,
  from: exchange.from_sku,
  to: exchange.to_sku,
  quantity: exchange.quantity,
  handover: exchange.handover,
  shopId: exchange.shop_id,
  difference: exchange.difference,
  isPaid: isPaid(exchange),
  createdAt: instant(exchange.created_at) ?? '',
  keptUntil: instant(exchange.kept_until) ?? '',
})
