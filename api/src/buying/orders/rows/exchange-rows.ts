import { CERTIFICATES_PATH } from '@shop/contracts/certificates/goods'
import { SIZERS_CATEGORY } from '@shop/contracts/catalog/rings/sizer'
import { Minor } from '@shop/contracts/core/money'
import { ExchangeHandover, ExchangeStatus } from '@shop/contracts/orders/exchanges/exchange-status'
import * as v from 'valibot'
import { tenderRow } from './order-rows.ts'

/** Columns of `exchanges` that are read. */
export const exchangeRow = v.object({
  id: v.string(),
  order_id: v.number(),
  status: ExchangeStatus,
  position: v.number(),
  from_sku: v.string(),
  to_sku: v.string(),
  from_size: v.string(),
  to_size: v.string(),
  quantity: v.number(),
  handover: ExchangeHandover,
  shop_id: v.nullable(v.number()),
  difference: Minor,
  money: Minor,
  tenders: v.array(tenderRow),
  answer: v.nullable(v.string()),
  created_at: v.date(),
  kept_until: v.date(),
  paid_at: v.nullable(v.date()),
  accepted_at: v.nullable(v.date()),
  ended_at: v.nullable(v.date()),
})
export type ExchangeRow = v.InferOutput<typeof exchangeRow>

export const EXCHANGES_OF_ORDER = 'SELECT * FROM exchanges WHERE order_id = $1 ORDER BY created_at, id'
export const EXCHANGE_BY_ID = 'SELECT * FROM exchanges WHERE id = $1'

export const isOpen = ({ status }: Pick<ExchangeRow, 'status'>) => status === 'requested' || status === 'accepted'

/** Nothing is left to pay. */
export const isPaid = ({ difference, paid_at }: { difference: number; paid_at: Date | string | null }) =>
  difference <= 0 || paid_at !== null

/** SQL: line l has a size that can be another one: neither engraved, nor a certificate or a sizer [exchange.sizes-without-engraving]. */
export const IS_SIZED = `l.size IS NOT NULL AND l.engraving IS NULL
  AND l.url NOT LIKE '${CERTIFICATES_PATH}/%' AND l.url NOT LIKE '/catalog/${SIZERS_CATEGORY}/%'`

/** SQL: other is another size of the piece mine, with the same stone. */
export const IS_OTHER_SIZE = `other.product_id = mine.product_id AND other.id <> mine.id AND other.size_ru IS NOT NULL
  AND other.gem_weight IS NOT DISTINCT FROM mine.gem_weight`

/** Lines of an order ($1, its id) that can be exchanged, by their ids: with another size, still with the shopper, not exchanged before. */
export const sizedLinesSql = (order: string) => `
  SELECT coalesce(jsonb_agg(l.sku_id ORDER BY l.position), '[]') FROM order_lines l
  WHERE l.order_id = ${order} AND ${IS_SIZED}
    AND EXISTS (SELECT FROM skus mine JOIN skus other ON ${IS_OTHER_SIZE} WHERE mine.id = l.sku_id)
    AND NOT EXISTS (SELECT FROM exchanges x WHERE x.order_id = l.order_id AND x.to_sku = l.sku_id AND x.status = 'done')
    AND l.quantity > (SELECT coalesce(sum(x.quantity), 0) FROM exchanges x
        WHERE x.order_id = l.order_id AND x.position = l.position AND x.status IN ('requested', 'accepted'))
      + (SELECT coalesce(sum((i ->> 'quantity')::int), 0) FROM refunds r CROSS JOIN jsonb_array_elements(r.items) i
        WHERE r.order_id = l.order_id AND r.status <> 'declined' AND i ->> 'sku' = l.sku_id)`

/** Exchanges of an order as its pages tell them. */
export const exchangeFactsSql = (order: string) => `
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'status', x.status, 'createdAt', x.created_at, 'keptUntil', x.kept_until,
    'endedAt', x.ended_at, 'paidAt', x.paid_at, 'from', x.from_size, 'to', x.to_size, 'quantity', x.quantity, 'difference', x.difference)
    ORDER BY x.created_at, x.id), '[]') FROM exchanges x WHERE x.order_id = ${order}`

const moment = v.pipe(
  v.string(),
  v.transform((at) => new Date(at).toISOString()),
)
export const exchangeFacts = v.object({
  id: v.string(),
  status: ExchangeStatus,
  createdAt: moment,
  keptUntil: moment,
  endedAt: v.nullable(moment),
  paidAt: v.nullable(moment),
  from: v.string(),
  to: v.string(),
  quantity: v.number(),
  difference: Minor,
})
export type ExchangeFacts = v.InferOutput<typeof exchangeFacts>
