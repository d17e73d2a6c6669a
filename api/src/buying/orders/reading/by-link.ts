import { cancelByLink, type LinkedOrder, orderByLink } from '@shop/contracts/orders/order-by-link'
import { orderLink } from '@shop/contracts/orders/order-calls'
import type { OrderWays } from '@shop/contracts/orders/order-ways'
import type { Locale } from '@shop/contracts/shop/storefront'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import { type Api, type Call, implement } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { isConfirmedBy } from '../../../visitors/session/confirmed-phone.ts'
import { ownerOf } from '../../../visitors/session/shopper.ts'
import { confirmedOrder } from '../placing/confirmed-order.ts'
import { release } from '../lifecycle.ts'
import { courierOf, parcelOf, TO_A_HOUSE } from './courier.ts'
import { linkToken, readLink } from './link.ts'
import { CANCELLABLE, cancellableByLink } from '../transitions.ts'
import { type OrderRow, orderRow } from '../rows/order-rows.ts'
import { ORDER_BY_NUMBER } from '../rows/orders-sql.ts'
import { readOrder } from './read.ts'
import { waysFacts } from '../ways/ways-facts.ts'
import { waysOf } from '../ways/ways.ts'
import type { PaymentsApi } from '../../payments/payments.ts'
import { rowOf } from '../../../platform/db/rows.ts'

const HOME: readonly number[] = [...TO_A_HOUSE, deliveryMethod.onlineCertificate]

type AnyCall = Pick<Call<string, unknown>, 'sessionHash'>
type Linked = Awaited<ReturnType<typeof linkedOrder>>

/** An order by its letter's link. `isConfirmed`: this session created it, or confirmed its phone. Throws NOT_FOUND. */
export async function linkedOrder({ database, clock, codeKey }: Api, { sessionHash }: AnyCall, token: string) {
  const number = readLink(codeKey, token, clock.now())
  const order = number ? await rowOf(database, orderRow, ORDER_BY_NUMBER, [number]) : undefined
  if (!order) throw new Refused('NOT_FOUND')
  const owner = await ownerOf(database, sessionHash)
  const isOwn = owner !== null && (owner.sessionId === order.session_id || (owner.userId !== null && owner.userId === order.user_id))
  return { order, isConfirmed: isOwn || (!order.options.contactOnly && isConfirmedBy(owner, order.phone)) }
}

/** A guest's order page and cancellation, by the link of a letter. */
export function serveByLink(api: PaymentsApi) {
  const { database, clock, payments } = api
  implement(api, orderByLink, async (call) => ({
    result: true as const,
    order: await shown(api, await linkedOrder(api, call, call.params.token), call.visitor.shop.locale),
  }))
  implement(api, cancelByLink, async (call) => {
    const { order, isConfirmed } = await linkedOrder(api, call, call.params.token)
    const result = await database.transaction((connection) =>
      release(connection, { payments, now: clock.now() }, order.id, 'cancelled', isConfirmed ? CANCELLABLE : cancellableByLink(order)),
    )
    return { result, order: await shown(api, await linkedOrder(api, call, call.params.token), call.visitor.shop.locale) }
  })
  implement(api, orderLink, async (call) => {
    const { number } = await confirmedOrder(api, call, call.params.orderId)
    return { result: true as const, key: linkToken(api.codeKey, number, clock.now()) }
  })
}

/** Letters get forwarded: excludes name, address, and anything needed to collect the order. */
async function shown({ database, clock, codeKey }: Api, { order: row, isConfirmed }: Linked, locale: Locale): Promise<LinkedOrder> {
  const order = await readOrder(database, row, locale)
  const { number, status, createdAt, currency, lines, orderSum, dueSum, delivery, payment, timeline } = order
  const ways = waysOf(await waysFacts(database, row, order), codeKey, clock.now())
  return {
    number,
    id: isConfirmed ? row.number : null,
    status,
    createdAt,
    currency,
    lines: lines.map(({ id, name, url, photo, details, quantity, finalSum, initialSum }) => ({
      id,
      name,
      url,
      photo,
      details,
      quantity,
      finalSum,
      initialSum,
    })),
    sums: {
      goods: order.goodsSum,
      discount: order.discount,
      promocodeDiscount: order.promocodeDiscount,
      bonuses: order.bonusesSpent,
      packaging: order.packagingSum,
      engraving: order.engravingSum,
      delivery: order.deliverySum,
      certificates: order.certificatesSum + order.depositsSum,
    },
    ...(order.packagingName && { packagingName: order.packagingName }),
    orderSum,
    dueSum,
    payableUntil: order.payableUntil && new Date(order.payableUntil) > clock.now() ? order.payableUntil : null,
    delivery: {
      methodId: delivery.methodId,
      name: delivery.name,
      address: HOME.includes(delivery.methodId) ? null : delivery.address,
      estimation: delivery.estimation,
      ...(delivery.duty && { duty: delivery.duty }),
    },
    payment: {
      name: payment.name,
      isPaid: row.paid_at !== null,
      ...(payment.isByLink && { isByLink: true as const }),
      ...(payment.firstPaidAt && { firstPaidAt: payment.firstPaidAt }),
    },
    tracking: parcelOf(row),
    ...courierOf(row, clock.now(), isConfirmed),
    timeline,
    ways: isConfirmed ? ways : withoutPerson(ways, row),
  }
}

const withoutPerson = (ways: OrderWays, row: OrderRow): OrderWays => ({
  ...ways,
  pickupCode: null,
  canChangePoint: false,
  pointCityId: null,
  canCancel: ways.canCancel && cancellableByLink(row).includes(row.status),
})
