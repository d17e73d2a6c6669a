import type { InferSelectModel } from 'drizzle-orm'
import { nameWithVariant, type VariantFacts } from '../../../goods/catalog/product/variant.ts'
import type { orderLines, orders } from '../../../platform/db/schema/index.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import type { Holds } from './holds.ts'
import { LINES_OF_ORDER, TENDERS_OF_ORDER } from './orders-sql.ts'
import type { OrderDelivery } from './order-delivery.ts'

export type OrderRow = Omit<InferSelectModel<typeof orders>, 'promocodes' | 'delivery' | 'options'> & {
  promocodes: string[]
  delivery: OrderDelivery
  options: OrderOptions
}
export type OrderLineRow = InferSelectModel<typeof orderLines>

export const variantOf = ({ size, gem_weight }: Pick<OrderLineRow, 'size' | 'gem_weight'>): VariantFacts => ({
  size,
  gemWeight: gem_weight,
})
/** A line as a single text: for receipts, returns, the office. */
export const lineName = (line: Pick<OrderLineRow, 'name' | 'size' | 'gem_weight'>, locale: string) =>
  nameWithVariant(line.name, variantOf(line), locale === 'ru' ? 'ru' : 'en')

/** Extra options of an order. */
export interface OrderOptions {
  isGift: boolean
  recipientName: string | null
  recipientPhone: string | null
  giftPack: boolean
  festivePack: boolean
  deletePriceTags: boolean
  postCard: string | null
  comment: string | null
  certificateType: 'electronic' | 'printed' | null
  newsletter: boolean
  /** The phone gets the order's messages and gives no rights over it; absent in old orders. */
  contactOnly?: boolean
}

/** Instants are Date objects from one engine and strings in JSON from the other. */
export const instant = (value: Date | string | null) => (value === null ? null : new Date(value).toISOString())

/** What an order has reserved. */
export async function holdsOf(connection: Queryable, order: OrderRow): Promise<Holds> {
  const [lines, tenders] = [
    await connection.query<OrderLineRow>(LINES_OF_ORDER, [order.id]),
    await connection.query<Holds['tenders'][number]>(TENDERS_OF_ORDER, [order.id]),
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
