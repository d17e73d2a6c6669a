import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { cancelOrder, type PaymentState, paymentState, paymentWebhook, retryPayment } from '@shop/contracts/orders/payment'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import { implement } from '../../platform/http/implement.ts'
import { errorText, Refused } from '../../platform/http/refusal.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import type { Payment } from '../payments/payment-rows.ts'
import { ownOrigin } from '../payments/way-back.ts'
import { officeUpdate, orderPlaced } from './jobs.ts'
import { release } from './lifecycle.ts'
import { stateOf, toReturn } from './pay.ts'
import { type OrderRow, orderRow } from './rows/order-rows.ts'
import { ADD_HISTORY, LOCK_ORDER, SET_ACCEPTED, SET_METHOD } from './rows/orders-sql.ts'
import { ownOrder } from './reading/own-order.ts'
import { CANCELLABLE } from './transitions.ts'
import type { PaymentsApi } from '../payments/payments.ts'

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

/** What a wish to pay led to. */
type Outcome = { kind: 'page'; payment: Payment } | { kind: 'accepted' | 'not offered' | 'not payable' }

/** The payment of an order: its state, another attempt, cancellation, reports of the gateway. */
export function servePaying(api: PaymentsApi) {
  const { database, clock, payments } = api
  implement(api, paymentState, async (call) => {
    const order = await ownOrder(api, call, call.params.orderId)
    return { result: true as const, payment: await stateOf(database, payments, order, clock.now()) }
  })
  implement(api, retryPayment, async (call) => {
    const { locale } = call.visitor.shop
    const origin = ownOrigin(call.visitor, api.shopHosts)
    const mine = await ownOrder(api, call, call.params.orderId)
    await payments.askAll('order', mine.number)
    const outcome = await database.transaction((connection) =>
      payAgain(api, connection, { number: mine.number, methodId: call.body.payment_method_id ?? null, origin }),
    )
    const paymentUrl = outcome.kind === 'page' ? await payments.open(outcome.payment) : null
    const payment = await stateOf(database, payments, await ownOrder(api, call, mine.number), clock.now())
    const code = codeOf(outcome, paymentUrl, payment)
    const result = paymentUrl !== null || outcome.kind === 'accepted'
    return { result, paymentUrl, code, error: code && errorText(locale, code), payment }
  })
  implement(api, cancelOrder, async (call) => {
    const mine = await ownOrder(api, call, call.params.orderId)
    const now = clock.now()
    const result = await database.transaction((connection) => release(connection, { payments, now }, mine.id, 'cancelled', CANCELLABLE))
    return { result, payment: await stateOf(database, payments, await ownOrder(api, call, mine.number), now) }
  })
  implement(api, paymentWebhook, async ({ request, body }) => {
    const { headers, rawBody } = request
    const isSigned = payments.isReport({ body: rawBody ?? '', siteId: headers['x-site-id'], signature: headers['x-webhook-signature'] })
    if (!isSigned) throw new Refused('UNAUTHORIZED')
    await payments.report(body)
    return { result: true as const }
  })
}

function codeOf(outcome: Outcome, paymentUrl: string | null, { status }: PaymentState): ErrorCode | null {
  if (outcome.kind === 'not offered') return 'PAYMENT_NOT_AVAILABLE'
  return paymentUrl !== null || outcome.kind === 'accepted' ? null : NOT_PAYABLE[status]
}

interface Wish {
  number: string
  /** Null: the method of the last attempt. */
  methodId: number | null
  origin: string
}

/** One more attempt by a method that checkout offered. The lock serializes two clicks: the second gets the first one's page. */
async function payAgain({ payments, clock }: PaymentsApi, connection: Queryable, { number, methodId, origin }: Wish): Promise<Outcome> {
  const order = await rowOf(connection, orderRow, LOCK_ORDER, [number])
  if (!order) throw new Refused('NOT_FOUND')
  const { canRetry, methods } = await stateOf(connection, payments, order, clock.now())
  const [last] = await payments.triesOf(connection, 'order', number)
  if (!canRetry || !last) return { kind: 'not payable' }
  const choice = methods.find(({ id, type }) => (methodId === null ? type === last.type : id === methodId))
  if (!choice) return { kind: 'not offered' }
  if (last.status === 'pending' && last.type === choice.type) return { kind: 'page', payment: last }
  await connection.query(SET_METHOD, [order.id, choice.type, choice.id])
  if (choice.type === 'onReceipt') {
    await accept({ payments, clock }, connection, order)
    return { kind: 'accepted' }
  }
  const asked = { ...last.asked, method: choice.type, returnUrl: toReturn(origin, order) }
  return { kind: 'page', payment: await payments.prepare(connection, 'order', number, asked) }
}

/** The order is kept as one that checkout placed with payment on receipt. */
async function accept({ payments, clock }: Pick<PaymentsApi, 'payments' | 'clock'>, connection: Queryable, { id, number }: OrderRow) {
  await connection.query(SET_ACCEPTED, [id])
  await connection.query(ADD_HISTORY, [id, 'accepted', clock.now().toISOString()])
  await payments.giveUp(connection, 'order', number)
  await enqueue(connection, orderPlaced, { orderId: id })
  await enqueue(connection, officeUpdate, { orderId: id })
}
