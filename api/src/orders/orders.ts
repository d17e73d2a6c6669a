import { ATTRIBUTION_COOKIE, readAttribution } from '@shop/contracts/marketing/attribution'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { lastOrder } from '@shop/contracts/orders/last-order'
import { createOrder as createOrderCall, orderSuccess } from '@shop/contracts/orders/order'
import { cancelOrder, paymentState, type PaymentState, paymentWebhook, retryPayment } from '@shop/contracts/orders/payment'
import { implement, type Api } from '../http/implement.ts'
import { errorText, Refused } from '../http/refusal.ts'
import type { Payment } from '../payments/payments.ts'
import { cityKnown } from '../places/cities/networks.ts'
import { ownOrigin } from '../payments/way-back.ts'
import { ownerOf } from '../session/shopper.ts'
import { subscribeBuyer, wantsNews } from '../subscriptions/at-checkout.ts'
import { ordered } from './reading/answers.ts'
import { answerOf, createOrder } from './placing/create.ts'
import { endHold, payableOrder, release } from './lifecycle.ts'
import { shownNumber } from './placing/number.ts'
import type { OrderRow } from './placing/order-rows.ts'
import { LAST_ORDER, LOCK_ORDER, SET_METHOD, UNPAID_ORDER } from './reading/orders-sql.ts'
import { ownOrder } from './reading/own-order.ts'
import { isOnline, requestedMethod, stateOf, toPageRequest, toReturn } from './pay.ts'
import { analyticsOf, readOrder } from './reading/read.ts'
import { serveRefunds } from './refunds/refunds.ts'
import { serveByLink } from './reading/by-link.ts'
import { serveDocuments } from './documents/serve-documents.ts'
import { servePickupPoint } from './ways/change-point.ts'
import { serveRepeat } from './ways/repeat.ts'
import { CANCELLABLE } from './transitions.ts'
import { waysFacts } from './ways/ways-facts.ts'
import { waysOf } from './ways/ways.ts'
import { holdEnds } from './jobs.ts'

/** Orders and their payment. */
export function serveOrders(api: Api) {
  const { database, clock, payments, outbox } = api
  payments.handle('order', payableOrder)
  outbox.handle(holdEnds, ({ orderId }) => endHold({ database, clock, payments }, orderId))
  serveCreation(api)
  serveReading(api)
  servePaying(api)
  serveRefunds(api)
  serveByLink(api)
  serveDocuments(api)
  servePickupPoint(api)
  serveRepeat(api)
}

function serveCreation(api: Api) {
  implement(api, createOrderCall, async ({ sessionHash, visitor, body, request }) => {
    const { shop } = visitor
    const origin = ownOrigin(visitor, api.shopHosts)
    const now = api.clock.now()
    try {
      const { order, written, tried } = await api.database.transaction(async (connection) => {
        const { order, written } = await createOrder(connection, {
          sessionHash,
          shop,
          host: new URL(origin).host,
          cityCookie: cityKnown(api, request),
          attribution: readAttribution(request.cookies[ATTRIBUTION_COOKIE]),
          draft: body,
          now,
        })
        const { payment_type: type } = order
        if (written && wantsNews(request.body, shop.country)) await subscribeBuyer(connection, api, order, origin)
        const tried =
          written && isOnline(type)
            ? await api.payments.prepare(connection, 'order', order.number, toPageRequest(order, written.receipt, origin, type))
            : null
        return { order, written, tried }
      })
      // A repeated call gets the existing order and must not count twice.
      if (written) api.metrics.ordered('made')
      return ordered({ id: order.number, number: shownNumber(order.number), paymentUrl: await pageOf(api, order, tried, origin) })
    } catch (error) {
      const answer = answerOf(error)
      api.metrics.ordered(answer.code ?? 'WRONG_FORM_DATA')
      return answer
    }
  })
}

/** The gateway's page; our own retry page while the gateway is unavailable. */
async function pageOf(api: Api, order: OrderRow, tried: Payment | null, origin: string): Promise<string | null> {
  if (order.status !== 'created') return null
  const last = tried ?? (await api.payments.triesOf(api.database, 'order', order.number))[0]
  const url = last && (await api.payments.open(last))
  return url ?? toReturn(origin, order)
}

function serveReading(api: Api) {
  implement(api, orderSuccess, async (call) => {
    const row = await ownOrder(api, call, call.params.orderId)
    const order = await readOrder(api.database, row)
    const ways = waysOf(await waysFacts(api.database, row, order), api.codeKey, api.clock.now())
    return { result: true as const, order, ways, analytics: analyticsOf(order) }
  })
  implement(api, lastOrder, async ({ sessionHash }) => {
    const owner = await ownerOf(api.database, sessionHash)
    if (!owner) return { result: true as const, orderId: null, unpaidOrderId: null }
    const mine = [owner.sessionId, owner.userId]
    const [[last], [unpaid]] = await Promise.all([
      api.database.query<{ number: string }>(LAST_ORDER, mine),
      api.database.query<{ number: string }>(UNPAID_ORDER, [...mine, api.clock.now().toISOString()]),
    ])
    return { result: true as const, orderId: last?.number ?? null, unpaidOrderId: unpaid?.number ?? null }
  })
  implement(api, paymentState, async (call) => {
    const order = await ownOrder(api, call, call.params.orderId)
    return { result: true as const, payment: await stateOf(api.database, api.payments, order, api.clock.now()) }
  })
}

/** Why there is no payment page. A payable order lacks one only while the gateway is unavailable. */
const NOT_PAYABLE: Record<PaymentState['status'], ErrorCode | null> = {
  paid: null,
  expired: 'ORDER_EXPIRED',
  cancelled: 'ORDER_CANCELLED',
  refunded: 'ORDER_CANCELLED',
  none: 'PAYMENT_NOT_AVAILABLE',
  pending: 'SERVER_BUSY',
  declined: 'SERVER_BUSY',
}

function servePaying(api: Api) {
  implement(api, retryPayment, async (call) => {
    const { locale } = call.visitor.shop
    const origin = ownOrigin(call.visitor, api.shopHosts)
    const mine = await ownOrder(api, call, call.params.orderId)
    const tried = await api.database.transaction(async (connection) => {
      // Serializes two clicks on "try again": the second gets the first one's page.
      const [order] = await connection.query<OrderRow>(LOCK_ORDER, [mine.number])
      if (!order) throw new Refused('NOT_FOUND')
      const { canRetry } = await stateOf(connection, api.payments, order, api.clock.now())
      const [last] = await api.payments.triesOf(connection, 'order', order.number)
      if (!canRetry || !last) return null
      const method = requestedMethod(call.body.payment_method_id, order) ?? last.type
      if (last.status === 'pending' && last.type === method) return last
      await connection.query(SET_METHOD, [order.id, method, call.body.payment_method_id ?? null])
      return api.payments.prepare(connection, 'order', order.number, { ...last.asked, method, returnUrl: toReturn(origin, order) })
    })
    const paymentUrl = tried && (await api.payments.open(tried))
    const payment = await stateOf(api.database, api.payments, await ownOrder(api, call, mine.number), api.clock.now())
    const code = paymentUrl === null ? NOT_PAYABLE[payment.status] : null
    return { result: paymentUrl !== null, paymentUrl, code, error: code && errorText(locale, code), payment }
  })
  implement(api, cancelOrder, async (call) => {
    const mine = await ownOrder(api, call, call.params.orderId)
    const now = api.clock.now()
    const result = await api.database.transaction((connection) =>
      release(connection, { payments: api.payments, now }, mine.id, 'cancelled', CANCELLABLE),
    )
    return { result, payment: await stateOf(api.database, api.payments, await ownOrder(api, call, mine.number), now) }
  })
  implement(api, paymentWebhook, async ({ request, body }) => {
    const { headers, rawBody } = request
    const isSigned = api.payments.isReport({ body: rawBody ?? '', siteId: headers['x-site-id'], signature: headers['x-webhook-signature'] })
    if (!isSigned) throw new Refused('UNAUTHORIZED')
    await api.payments.report(body)
    return { result: true as const }
  })
}
