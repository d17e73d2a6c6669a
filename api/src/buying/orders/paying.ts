import { cancelOrder, paymentState, paymentWebhook, retryPayment } from '@shop/contracts/orders/payment/payment'
import { type Call, implement } from '../../platform/http/implement.ts'
import { errorText, Refused } from '../../platform/http/refusal.ts'
import { countOne, type Guard, PAY_LINK_PAGES, PAY_LINK_PAGES_FROM_ADDRESS } from '../../visitors/guards/limits.ts'
import { ownerOf } from '../../visitors/session/shopper.ts'
import { ownOrigin } from '../payments/way-back.ts'
import { release } from './lifecycle.ts'
import { countCharge } from './card-wish.ts'
import { stateOf, toReturn } from './pay.ts'
import { codeOf, isCharge, type Outcome, payAgain } from './pay-again.ts'
import { ownOrder, payableOrder } from './reading/own-order.ts'
import type { OrderRow } from './rows/order-rows.ts'
import { CANCELLABLE } from './transitions.ts'
import type { PaymentsApi } from '../payments/payments.ts'

/** The payment of an order: its state, another attempt, cancellation, reports of the gateway. */
export function servePaying(api: PaymentsApi) {
  const { database, clock, payments } = api
  implement(api, paymentState, async (call) => {
    const { order, payer } = await payableOrder(api, call, call.params.orderId)
    return { result: true as const, payment: await stateOf(database, payments, order, clock.now(), payer) }
  })
  implement(api, retryPayment, async (call) => {
    const origin = ownOrigin(call.visitor, api.shopHosts)
    const { body, visitor } = call
    const { order, payer } = await payableOrder(api, call, call.params.orderId)
    const { number } = order
    // Saved cards are for the account that has ordered.
    const userId = payer === 'owner' ? ((await ownerOf(database, call.sessionHash))?.userId ?? null) : null
    if (payer === 'letter') await countLetterPage(api, call, number)
    if (body.card_id) await countCharge(api, userId, visitor.address)
    await payments.askAll('order', number)
    const wish = { number, methodId: body.payment_method_id ?? null, origin, payer, choice: { cards: body, userId } }
    const outcome = await database.transaction((connection) => payAgain(api, connection, wish))
    const opened = outcome.kind === 'page' ? await payments.open(outcome.payment, returnUrlOf(call, origin, order, payer)) : null
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

/** Where the bank leads back to. The key of a letter is given to the bank alone, and stored with no attempt. */
export const returnUrlOf = ({ params }: Pick<OrderCall, 'params'>, origin: string, order: OrderRow, payer: 'owner' | 'letter') =>
  toReturn(origin, order, payer === 'letter' ? params.orderId : undefined)

/** A letter opens as many pages as a link for somebody else. */
function countLetterPage({ database, clock, limits }: PaymentsApi, { visitor }: OrderCall, number: string) {
  const guard: Guard = [
    [PAY_LINK_PAGES, number],
    [PAY_LINK_PAGES_FROM_ADDRESS, visitor.address],
  ]
  return countOne(database, clock, guard, limits)
}

/** What an attempt has led to. `opened`: the page of the bank, where there is one. */
export async function answerOf(
  api: PaymentsApi,
  call: OrderCall,
  outcome: Outcome,
  { opened, origin }: { opened: string | null; origin: string },
) {
  const { order, payer } = await payableOrder(api, call, call.params.orderId)
  const payment = await stateOf(api.database, api.payments, order, api.clock.now(), payer)
  // The bank has not answered yet: the shopper waits on our page.
  const isAwaited = payment.status === 'pending' && (outcome.kind === 'on its way' || isCharge(outcome))
  const paymentUrl = opened ?? (isAwaited ? returnUrlOf(call, origin, order, payer) : null)
  const code = codeOf(outcome, paymentUrl, payment)
  const error = code && ((code === 'PAYMENT_DECLINED' && payment.message) || errorText(call.visitor.shop.locale, code))
  const result = paymentUrl !== null || outcome.kind === 'accepted' || (isCharge(outcome) && payment.status === 'paid')
  return { result, paymentUrl, code, error, payment }
}
