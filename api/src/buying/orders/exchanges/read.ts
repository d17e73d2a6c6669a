import type { SizeExchange } from '@shop/contracts/orders/exchanges/exchange'
import type { Photo } from '@shop/contracts/core/picture'
import type { Locale } from '@shop/contracts/shop/storefront'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import { shownId } from '../../payments/order-number.ts'
import { EXCHANGES_OF_ORDER, type ExchangeRow, exchangeRow, isOpen, isPaid } from '../rows/exchange-rows.ts'
import { instant, orderLineRow, type OrderRow } from '../rows/order-rows.ts'
import { LINES_OF_ORDER } from '../rows/orders-sql.ts'
import { shopsOf } from './sizes.ts'

/** Exchanges of an order, the oldest first. */
export async function readExchanges(connection: Queryable, order: OrderRow, locale: Locale, now: Date): Promise<SizeExchange[]> {
  const rows = await rowsOf(connection, exchangeRow, EXCHANGES_OF_ORDER, [order.id])
  if (rows.length === 0) return []
  const lines = await rowsOf(connection, orderLineRow, LINES_OF_ORDER, [order.id])
  const shops = await shopsOf(
    connection,
    locale,
    rows.flatMap(({ shop_id }) => shop_id ?? []),
  )
  return rows.map((row) => {
    const line = lines.find(({ position }) => position === row.position)
    const shop = shops.find(({ id }) => id === row.shop_id) ?? null
    return toExchange(row, { name: line?.name ?? '', photo: (line?.photo ?? null) as Photo | null, shop }, now)
  })
}

const toExchange = (row: ExchangeRow, facts: Pick<SizeExchange, 'name' | 'photo' | 'shop'>, now: Date): SizeExchange => ({
  id: row.id,
  number: shownId(row.id),
  status: row.status,
  createdAt: instant(row.created_at) ?? '',
  keptUntil: instant(row.kept_until) ?? '',
  ...facts,
  from: row.from_size,
  to: row.to_size,
  quantity: row.quantity,
  handover: row.handover,
  difference: row.difference,
  isPaid: isPaid(row),
  // The job that lets the size go may be late.
  canPay: row.status === 'requested' && !isPaid(row) && row.kept_until > now,
  canCancel: isOpen(row),
  answer: row.answer,
})

/** One of them. */
export async function readExchange(connection: Queryable, order: OrderRow, id: string, locale: Locale, now: Date): Promise<SizeExchange> {
  const found = (await readExchanges(connection, order, locale, now)).find((one) => one.id === id)
  if (!found) throw new Error(`The exchange ${id} is gone.`)
  return found
}
