import { cancelOrder, paymentState, paymentWebhook, retryPayment } from '@shop/contracts/orders/payment'
import { implement } from '../../platform/http/implement.ts'
import { errorText, Refused } from '../../platform/http/refusal.ts'
import { ownOrigin } from '../payments/way-back.ts'
import { release } from './lifecycle.ts'
import { stateOf } from './pay.ts'
import { codeOf, payAgain } from './pay-again.ts'
import { ownOrder } from './reading/own-order.ts'
import { CANCELLABLE } from './transitions.ts'
import type { PaymentsApi } from '../payments/payments.ts'

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
