import { Engraving } from '@shop/contracts/cart/engraving'
import { CertificateType } from '@shop/contracts/certificates/certificate-type'
import { Currency, Minor } from '@shop/contracts/core/money'
import { OrderStatus } from '@shop/contracts/orders/order-status'
import * as v from 'valibot'
import { nameWithVariant, type VariantFacts } from '../../../goods/catalog/variants/variant.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import { lineIdOf } from '../../cart/engraving/engraving.ts'
import type { Holds } from './holds.ts'
import { orderDelivery } from './order-delivery.ts'
import { LINES_OF_ORDER, TENDERS_OF_ORDER } from './orders-sql.ts'

/** Extra options of an order. */
const orderOptions = v.object({
  isGift: v.boolean(),
  recipientName: v.nullable(v.string()),
  recipientPhone: v.nullable(v.string()),
  giftPack: v.boolean(),
  festivePack: v.boolean(),
  deletePriceTags: v.boolean(),
  postCard: v.nullable(v.string()),
  comment: v.nullable(v.string()),
  certificateType: v.nullable(CertificateType),
  /** Who gets the electronic certificates; absent without any. */
  certificate: v.optional(v.object({ email: v.nullable(v.string()), phone: v.nullable(v.string()), message: v.string() })),
  /** Of certificates among the goods; absent without any. */
  certificatesSum: v.optional(Minor),
  newsletter: v.boolean(),
  /** The phone gets the order's messages and gives no rights over it; absent in old orders. */
  contactOnly: v.optional(v.boolean()),
  /** Somebody else has paid by a link of the owner. */
  paidByLink: v.optional(v.boolean()),
  /** The owner has paid too, after it was paid: that payment goes back. */
  ownPaymentReturned: v.optional(v.boolean()),
})
export type OrderOptions = v.InferOutput<typeof orderOptions>

/** Columns of `orders` that are read. */
export const orderRow = v.object({
  id: v.number(),
  number: v.string(),
  session_id: v.nullable(v.number()),
  user_id: v.nullable(v.number()),
  status: OrderStatus,
  host: v.string(),
  locale: v.string(),
  country: v.string(),
  currency: Currency,
  created_at: v.date(),
  payable_until: v.nullable(v.date()),
  paid_at: v.nullable(v.date()),
  released_at: v.nullable(v.date()),
  total_sum: Minor,
  item_discount: Minor,
  promocode_discount: Minor,
  bonuses_spent: Minor,
  bonuses_earned: Minor,
  packaging_sum: Minor,
  engraving_sum: Minor,
  delivery_sum: Minor,
  certificates_sum: Minor,
  deposits_sum: Minor,
  due_sum: Minor,
  promocodes: v.array(v.string()),
  phone: v.string(),
  email: v.string(),
  name: v.string(),
  delivery_method_id: v.number(),
  courier_type: v.nullable(v.string()),
  delivery: orderDelivery,
  payment_method_id: v.nullable(v.number()),
  payment_type: v.nullable(v.string()),
  options: orderOptions,
  tracking: v.unknown(),
})
export type OrderRow = v.InferOutput<typeof orderRow>

/** The words are erased with the names of an old order. */
const orderEngraving = v.object({ text: v.string(), face: Engraving.entries.face, price: Minor })

export const orderLineRow = v.object({
  order_id: v.number(),
  position: v.number(),
  sku_id: v.string(),
  item_id: v.number(),
  name: v.string(),
  url: v.string(),
  photo: v.unknown(),
  designer: v.string(),
  size: v.nullable(v.string()),
  gem_weight: v.nullable(v.number()),
  details: v.string(),
  engraving: v.nullable(orderEngraving),
  certificate_type: v.nullable(CertificateType),
  quantity: v.number(),
  initial: Minor,
  final: Minor,
  promocode_discount: Minor,
  bonuses: Minor,
  final_sum: Minor,
})
export type OrderLineRow = v.InferOutput<typeof orderLineRow>

/** What certificates and deposits paid of an order. */
export const tenderRow = v.object({ kind: v.picklist(['certificate', 'deposit']), code: v.string(), amount: Minor })

type Variant = Pick<OrderLineRow, 'size' | 'gem_weight' | 'engraving'>

export const variantOf = ({ size, gem_weight, engraving }: Variant): VariantFacts => ({ size, gemWeight: gem_weight, engraving })

/** Id of a line, as it was in the bag. */
export const lineIdIn = ({ sku_id, engraving }: Pick<OrderLineRow, 'sku_id' | 'engraving'>) => lineIdOf(sku_id, engraving)

/** A line as a single text: for receipts, returns, the office. */
export const lineName = (line: Pick<OrderLineRow, 'name'> & Variant, locale: string) =>
  nameWithVariant(line.name, variantOf(line), locale === 'ru' ? 'ru' : 'en')

/** Instants are Date objects from one engine and strings in JSON from the other. */
export const instant = (value: Date | string | null) => (value === null ? null : new Date(value).toISOString())

/** What an order has reserved. */
export async function holdsOf(connection: Queryable, order: OrderRow): Promise<Holds> {
  const [lines, tenders] = [
    await rowsOf(connection, orderLineRow, LINES_OF_ORDER, [order.id]),
    await rowsOf(connection, tenderRow, TENDERS_OF_ORDER, [order.id]),
  ]
  return holdsFrom(order, lines, tenders)
}

/** The same from rows already read. */
export const holdsFrom = (
  order: OrderRow,
  lines: readonly Pick<OrderLineRow, 'sku_id' | 'quantity'>[],
  tenders: Holds['tenders'],
): Holds => ({
  number: order.number,
  lines: lines.map(({ sku_id, quantity }) => ({ sku: sku_id, quantity })),
  promocodes: order.promocodes,
  tenders,
  bonuses: order.user_id !== null && order.bonuses_spent > 0 ? { userId: order.user_id, amount: order.bonuses_spent } : null,
})
