import { cancelByLink, type LinkedOrder, orderByLink } from '@shop/contracts/order-by-link'
import type { OrderStatus } from '@shop/contracts/order-status'
import { deliveryMethod } from '@shop/contracts/reference-ids'
import { type Api, implement } from '../http/implement.ts'
import { Refused } from '../http/refusal.ts'
import { release } from './life.ts'
import { readLink } from './link.ts'
import { cancellableFrom } from './moves.ts'
import type { OrderRow } from './order-rows.ts'
import { ORDER_BY_NUMBER } from './orders-sql.ts'
import { readOrder } from './read.ts'

const HOME: readonly number[] = [deliveryMethod.courier, deliveryMethod.dayToDay, deliveryMethod.onlineCertificate]

/** A guest's order page and cancellation, by the link of its letter. */
export function serveByLink(api: Api) {
  const { database, clock, payments, codeKey } = api
  const linked = async (token: string): Promise<OrderRow> => {
    const number = readLink(codeKey, token, clock.now())
    const [order] = number ? await database.query<OrderRow>(ORDER_BY_NUMBER, [number]) : []
    if (!order) throw new Refused('NOT_FOUND')
    return order
  }
  implement(api, orderByLink, async ({ params }) => ({ result: true as const, order: await shown(api, await linked(params.token)) }))
  implement(api, cancelByLink, async ({ params }) => {
    const order = await linked(params.token)
    const result = await database.transaction((connection) =>
      release(connection, { payments, now: clock.now() }, order.id, 'cancelled', cancellableFrom(order)),
    )
    return { result, order: await shown(api, await linked(params.token)) }
  })
}

/** Letters are forwarded: who a person is and where they live is not in here. */
async function shown({ database }: Api, row: OrderRow): Promise<LinkedOrder> {
  const order = await readOrder(database, row)
  const { number, status, createdAt, currency, lines, orderSum, dueSum, delivery, payment, timeline } = order
  return {
    number,
    status,
    createdAt,
    currency,
    lines: lines.map(({ id, name, url, photo, details, quantity, finalSum }) => ({ id, name, url, photo, details, quantity, finalSum })),
    sums: {
      goods: order.goodsSum,
      discount: order.discount,
      promocodeDiscount: order.promocodeDiscount,
      bonuses: order.bonusesSpent,
      packaging: order.packagingSum,
      delivery: order.deliverySum,
      certificates: order.certificatesSum + order.depositsSum,
    },
    orderSum,
    dueSum,
    delivery: {
      name: delivery.name,
      address: HOME.includes(delivery.methodId) ? null : delivery.address,
      estimation: delivery.estimation,
    },
    payment: { name: payment.name, isPaid: row.paid_at !== null },
    tracking: row.tracking as LinkedOrder['tracking'],
    timeline,
    canCancel: cancellableFrom(row).includes(row.status as OrderStatus),
  }
}
