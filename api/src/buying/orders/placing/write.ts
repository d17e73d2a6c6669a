import { lineDetail } from '@shop/contracts/cart/lines/line-details'
import type { DeliveryOffer } from '@shop/contracts/places/delivery'
import type { PaymentMethod } from '@shop/contracts/cart/full-cart'
import { HOLD_MINUTES } from '@shop/contracts/core/limits'
import type { OrderStatus } from '@shop/contracts/orders/order-status'
import type { FullCart } from '../../cart/whole-cart.ts'
import { toLine } from '../../cart/cart-data.ts'
import { boxName } from '../../cart/packing/packing.ts'
import { sumOf } from '../../cart/calculation/split.ts'
import { phoneNumber } from '@shop/forms/fields/contact'
import type { Queryable } from '../../../platform/db/database.ts'
import { insertTogether } from '../../../platform/db/insert.ts'
import { checkedRows } from '../../../platform/db/rows.ts'
import { orderHistory, orderLines, orders, orderTenders } from '../../../platform/db/schema/index.ts'
import { asRows, decided } from '../../../platform/outbox/enqueue.ts'
import type { Receipt } from '../../../platform/ports/payments.ts'
import type { SessionOwner } from '../../../visitors/session/shopper.ts'
import type { OrderRequest } from './asked.ts'
import type { OrderedCertificates } from '../certificates/ordered.ts'
import type { Contact } from './draft.ts'
import type { Holds } from '../rows/holds.ts'
import { holdsFrom, type OrderRow, orderRow } from '../rows/order-rows.ts'
import type { OrderDelivery } from '../rows/order-delivery.ts'
import { receiptOf } from './receipt.ts'
import { certificatesDue, holdEnds, officeUpdate, orderPlaced } from '../jobs.ts'

const HOLD_MS = HOLD_MINUTES * 60 * 1000

export interface ToWrite extends OrderRequest {
  id: number
  number: string
  owner: SessionOwner
  contact: Contact
  whole: FullCart
  certificates: OrderedCertificates
  offer: DeliveryOffer
  /** Null when codes pay for all of it. */
  methodType: PaymentMethod['type'] | null
  delivery: OrderDelivery
}

export interface WrittenOrder {
  order: OrderRow
  holds: Holds
  receipt: Receipt
}

/** Writes the calculated order; the caller takes the holds. */
export async function writeOrder(connection: Queryable, asked: ToWrite): Promise<WrittenOrder> {
  const { id, now, methodType, certificates } = asked
  // Nothing is paid for an order of 0.
  const isAccepted = methodType === 'onReceipt' || (methodType === null && asked.whole.reckoning.orderSum === 0)
  const status: OrderStatus = isAccepted ? 'accepted' : methodType === null ? 'paid' : 'created'
  const payableUntil = status === 'created' ? new Date(now.getTime() + HOLD_MS) : null

  const lines = toLines(id, asked)
  const tenders = toTenders(id, asked.whole)
  const rows = await insertTogether(
    connection,
    [orders, [toRow(id, status, payableUntil, asked)]],
    [orderLines, lines],
    [orderTenders, tenders],
    [orderHistory, [{ order_id: id, status, at: now.toISOString() }]],
    asRows(now, [
      decided(orderPlaced, { orderId: id }),
      // The office packs orders that are paid or paid on receipt.
      ...(status === 'created' ? [] : [decided(officeUpdate, { orderId: id })]),
      ...(status === 'paid' && certificates.type ? [decided(certificatesDue, { orderId: id })] : []),
      ...(payableUntil ? [decided(holdEnds, { orderId: id }, payableUntil)] : []),
    ]),
  )
  const [order] = checkedRows(orderRow, rows, 'INSERT INTO orders')
  if (!order) throw new Error('The order was not written.')
  return {
    order,
    holds: holdsFrom(order, lines, tenders),
    receipt: receiptOf(asked.whole.reckoning, asked.shop.locale, boxName(asked.whole.facts.packing, asked.shop.locale)),
  }
}

function toRow(
  id: number,
  status: OrderStatus,
  payableUntil: Date | null,
  { number, owner, contact, whole, certificates, offer, methodType, delivery, draft, shop, host, attribution, now }: ToWrite,
) {
  const { reckoning, facts } = whole
  const at = now.toISOString()
  return {
    id,
    number,
    session_id: owner.sessionId,
    user_id: owner.userId,
    idempotency_key: draft.idempotencyKey,
    status,
    host,
    locale: shop.locale,
    country: shop.country,
    currency: shop.currency,
    created_at: at,
    payable_until: payableUntil?.toISOString() ?? null,
    paid_at: status === 'paid' ? at : null,
    total_sum: reckoning.totalSum,
    item_discount: reckoning.itemDiscount,
    promocode_discount: reckoning.promocodeDiscount,
    bonuses_spent: reckoning.bonuses.spent,
    bonuses_earned: owner.userId === null ? 0 : reckoning.bonuses.earned,
    packaging_sum: reckoning.packagingSum,
    engraving_sum: reckoning.engravingSum,
    delivery_sum: reckoning.deliverySum ?? 0,
    certificates_sum: reckoning.certificatesSum,
    deposits_sum: reckoning.depositsSum,
    due_sum: reckoning.dueSum,
    promocodes: whole.data.promocodes.filter(({ applied }) => applied).map(({ code }) => code),
    ...contact,
    delivery_method_id: offer.method_id,
    courier_type: offer.courier_type,
    delivery,
    payment_method_id: methodType === null ? null : (draft.payment_method_id ?? null),
    payment_type: methodType,
    communication_method_id: draft.communication_method_id,
    options: {
      isGift: draft.is_gift,
      recipientName: draft.recipient_name || null,
      recipientPhone: draft.recipient_phone ? phoneNumber(draft.recipient_phone) : null,
      giftPack: facts.packing.gift,
      festivePack: facts.packing.festive,
      deletePriceTags: draft.deletePriceTags ?? facts.packing.priceTags,
      postCard: (draft.postCard ?? facts.packing.postCard) || null,
      comment: draft.comment || null,
      certificateType: certificates.type,
      ...(certificates.gift && { certificate: certificates.gift }),
      ...(certificates.type && { certificatesSum: certificatesSumOf(whole) }),
      newsletter: draft.newsletterSubscription,
      contactOnly: owner.phone !== null && owner.phone !== contact.phone,
    },
    agreed_at: at,
    agreement_version: draft.agreementVersion,
    utm_source: attribution,
  }
}

function toLines(id: number, { whole, shop }: ToWrite) {
  return whole.reckoning.lines.map((line, position) => {
    const facts = whole.facts.lines.find((one) => one.line === line.id)
    if (!facts) throw new Error('A line was reckoned that is not in the bag.')
    const shown = toLine(facts, shop)
    return {
      order_id: id,
      position,
      sku_id: facts.sku,
      item_id: shown.itemId,
      name: shown.name,
      url: shown.url,
      photo: shown.photo,
      designer: shown.designer.name,
      size: shown.size,
      gem_weight: facts.gemWeight,
      details: shown.characteristics.map(lineDetail).join(', '),
      engraving: shown.engraving,
      certificate_type: facts.certificate,
      quantity: line.quantity,
      initial: line.initial,
      final: line.final,
      promocode_discount: line.promocodeDiscount,
      bonuses: line.bonuses,
      final_sum: line.finalSum,
    }
  })
}

/** After item discounts; promo codes leave certificates out. */
const certificatesSumOf = ({ reckoning }: FullCart) => sumOf(reckoning.lines, ({ isCertificate, sum }) => (isCertificate ? sum : 0))

const toTenders = (id: number, { reckoning }: FullCart) =>
  reckoning.tenders.filter(({ amount }) => amount > 0).map(({ tender: { kind, code }, amount }) => ({ order_id: id, kind, code, amount }))
