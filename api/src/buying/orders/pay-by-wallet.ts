import { payByWallet, walletSession } from '@shop/contracts/orders/payment/pay-by-wallet'
import { paymentMethod } from '@shop/contracts/places/reference-ids'
import { implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { countOne, type Guard, WALLET_CHARGES_FROM_ADDRESS, WALLET_CHARGES_OF_ORDER } from '../../visitors/guards/limits.ts'
import { isTokenOf } from '../payments/cards/wallet-token.ts'
import type { PaymentsApi } from '../payments/payments.ts'
import { ownOrigin } from '../payments/way-back.ts'
import { stateOf } from './pay.ts'
import { payAgain } from './pay-again.ts'
import { answerOf, returnUrlOf } from './paying.ts'
import { payableOrder } from './reading/own-order.ts'

/** Payment by the browser's wallet. */
export function serveWallets(api: PaymentsApi) {
  const { database, clock, payments, ports, limits } = api
  const guardOf = (number: string, address: string): Guard => [
    [WALLET_CHARGES_OF_ORDER, number],
    [WALLET_CHARGES_FROM_ADDRESS, address],
  ]
  implement(api, walletSession, async (call) => {
    const { order, payer } = await payableOrder(api, call, call.params.orderId)
    const origin = ownOrigin(call.visitor, api.shopHosts)
    await countOne(database, clock, guardOf(order.number, call.visitor.address), limits)
    const { wallets } = await stateOf(database, payments, order, clock.now(), payer)
    if (!wallets?.apple) throw new Refused('PAYMENT_NOT_AVAILABLE')
    const session = await ports.payments.walletSession(call.body.validationUrl, new URL(origin).hostname).catch(() => null)
    if (!session) throw new Refused('SERVER_BUSY')
    return { result: true as const, session }
  })
  implement(api, payByWallet, async (call) => {
    const { body, visitor } = call
    const { order, payer } = await payableOrder(api, call, call.params.orderId)
    const { number } = order
    if (!isTokenOf(body.wallet, body.token)) throw new Refused('WRONG_FORM_DATA', { token: 'WRONG_FIELD' })
    await countOne(database, clock, guardOf(number, visitor.address), limits)
    await payments.askAll('order', number)
    const origin = ownOrigin(visitor, api.shopHosts)
    const wish = { number, methodId: paymentMethod.card, origin, payer, wallet: body }
    const outcome = await database.transaction((connection) => payAgain(api, connection, wish))
    const charge = { kind: body.wallet, token: body.token }
    const returnUrl = returnUrlOf(call, origin, order, payer)
    const opened = outcome.kind === 'page' ? await payments.chargeWallet(outcome.payment, charge, returnUrl) : null
    return answerOf(api, call, outcome, { opened, origin })
  })
}
