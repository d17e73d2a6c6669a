import { payByWallet } from '@shop/contracts/orders/payment/pay-by-wallet'
import { cancelOrder, paymentState, paymentWebhook, retryPayment } from '@shop/contracts/orders/payment/payment'
import { paymentMethod } from '@shop/contracts/places/reference-ids'
import { type Call, implement } from '../../platform/http/implement.ts'
import { errorText, Refused } from '../../platform/http/refusal.ts'
import { countOne, WALLET_CHARGES_FROM_ADDRESS, WALLET_CHARGES_OF_ORDER } from '../../visitors/guards/limits.ts'
import { ownerOf } from '../../visitors/session/shopper.ts'
import { ownOrigin } from '../payments/way-back.ts'
import { release } from './lifecycle.ts'
import { countCharge } from './card-wish.ts'
import { stateOf, toReturn } from './pay.ts'
import { codeOf, isCharge, type Outcome, payAgain } from './pay-again.ts'
import { ownOrder } from './reading/own-order.ts'
import { CANCELLABLE } from './transitions.ts'
import { isTokenOf } from '../payments/cards/wallet-token.ts'
import type { PaymentsApi } from '../payments/payments.ts'

/** The payment of an order: its state, another attempt, cancellation, reports of the gateway. */
export function servePaying(api: PaymentsApi) {
  const { database, clock, payments } = api
  implement(api, paymentState, async (call) => {
    const order = await ownOrder(api, call, call.params.orderId)
    return { result: true as const, payment: await stateOf(database, payments, order, clock.now()) }
  })
  implement(api, retryPayment, async (call) => {
    const origin = ownOrigin(call.visitor, api.shopHosts)
    const { body, visitor } = call
    const mine = await ownOrder(api, call, call.params.orderId)
    const userId = (await ownerOf(database, call.sessionHash))?.userId ?? null
    if (body.card_id) await countCharge(api, userId, visitor.address)
    await payments.askAll('order', mine.number)
    const wish = { number: mine.number, methodId: body.payment_method_id ?? null, origin, choice: { cards: body, userId } }
    const outcome = await database.transaction((connection) => payAgain(api, connection, wish))
    const opened = outcome.kind === 'page' ? await payments.open(outcome.payment) : null
    return answerOf(api, call, outcome, { opened, origin })
  })
  implement(api, payByWallet, async (call) => {
    const { body, visitor } = call
    const { number } = await ownOrder(api, call, call.params.orderId)
    if (!isTokenOf(body.wallet, body.token)) throw new Refused('WRONG_FORM_DATA', { token: 'WRONG_FIELD' })
    await countOne(database, clock, [[WALLET_CHARGES_OF_ORDER, number], [WALLET_CHARGES_FROM_ADDRESS, visitor.address]], api.limits)
    await payments.askAll('order', number)
    const origin = ownOrigin(visitor, api.shopHosts)
    const wish = { number, methodId: paymentMethod.card, origin, wallet: body }
    const outcome = await database.transaction((connection) => payAgain(api, connection, wish))
    const charge = { kind: body.wallet, token: body.token }
    const opened = outcome.kind === 'page' ? await payments.chargeWallet(outcome.payment, charge) : null
    return answerOf(api, call, outcome, { opened, origin })
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

type OrderCall = Pick<Call<'orderId', unknown>, 'params' | 'sessionHash' | 'visitor'>

/** What an attempt has led to. `opened`: the page of the bank, where there is one. */
async function answerOf(api: PaymentsApi, call: OrderCall, outcome: Outcome, { opened, origin }: { opened: string | null; origin: string }) {
  const order = await ownOrder(api, call, call.params.orderId)
  const payment = await stateOf(api.database, api.payments, order, api.clock.now())
  // The bank has not answered yet: the shopper waits on our page.
  const isAwaited = payment.status === 'pending' && (outcome.kind === 'on its way' || isCharge(outcome))
  const paymentUrl = opened ?? (isAwaited ? toReturn(origin, order) : null)
  const code = codeOf(outcome, paymentUrl, payment)
  const error = code && ((code === 'PAYMENT_DECLINED' && payment.message) || errorText(call.visitor.shop.locale, code))
  const result = paymentUrl !== null || outcome.kind === 'accepted' || (isCharge(outcome) && payment.status === 'paid')
  return { result, paymentUrl, code, error, payment }
}
