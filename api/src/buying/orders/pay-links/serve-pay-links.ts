import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { Photo } from '@shop/contracts/core/picture'
import { makePayLink, PAY_LINKS_OF_ORDER, payByLink, type PayLink, payLink, withdrawPayLink } from '@shop/contracts/orders/payment/pay-link'
import type { PaymentState } from '@shop/contracts/orders/payment/payment'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf, rowsOf } from '../../../platform/db/rows.ts'
import { type Call, implement } from '../../../platform/http/implement.ts'
import { errorText, Refused } from '../../../platform/http/refusal.ts'
import { countOne, type Guard, PAY_LINK_PAGES, PAY_LINK_PAGES_FROM_ADDRESS } from '../../../visitors/guards/limits.ts'
import type { PaymentsApi } from '../../payments/payments.ts'
import { ownOrigin } from '../../payments/way-back.ts'
import { stateOf, triesBy } from '../pay.ts'
import { codeOf, NOT_PAYABLE, payAgain, wholePayments } from '../pay-again.ts'
import { ownOrder } from '../reading/own-order.ts'
import { instant, orderLineRow, orderRow } from '../rows/order-rows.ts'
import { LINES_OF_ORDER, LOCK_ORDER } from '../rows/orders-sql.ts'
import { latestLink, type OrderOfLink, orderOfLink, payLinkToken, saveLink, withdrawLinks } from './links.ts'

type AnyCall = Pick<Call<'token', unknown>, 'params'>

/** Somebody else pays for an order: the owner's link, and what it opens. */
export function servePayLinks(api: PaymentsApi) {
  const { database, clock, payments } = api
  implement(api, makePayLink, async (call) => {
    const { number } = await ownOrder(api, call, call.params.orderId)
    const link = await database.transaction((connection) => linkOf(api, connection, number, call.body.hidesPieces))
    return { result: true as const, link }
  })
  implement(api, withdrawPayLink, async (call) => {
    const { id } = await ownOrder(api, call, call.params.orderId)
    await withdrawLinks(database, id, clock.now())
    return { result: true as const }
  })
  implement(api, payLink, async (call) => ({ result: true as const, link: await shown(api, await linkedOrder(api, call)) }))
  implement(api, payByLink, async (call) => {
    const { visitor, params, body } = call
    const order = await linkedOrder(api, call)
    const guard: Guard = [
      [PAY_LINK_PAGES, order.number],
      [PAY_LINK_PAGES_FROM_ADDRESS, visitor.address],
    ]
    await countOne(database, clock, guard, api.limits)
    const origin = ownOrigin(visitor, api.shopHosts)
    await payments.askAll('order', order.number)
    const outcome = order.withdrawn_at
      ? { kind: 'not payable' as const }
      : await database.transaction((connection) =>
          payAgain(api, connection, { number: order.number, methodId: body.payment_method_id, origin, payer: 'somebody' }),
        )
    const paymentUrl = outcome.kind === 'page' ? await payments.open(outcome.payment, `${origin}/pay/${params.token}?back=1`) : null
    const now = await linkedOrder(api, call)
    const [link, state] = [await shown(api, now), await stateOfLink(api, now)]
    const code = now.withdrawn_at ? 'ORDER_CANCELLED' : codeOf(outcome, paymentUrl, state)
    return { result: paymentUrl !== null, paymentUrl, code, error: code && errorText(visitor.shop.locale, code), link }
  })
}

/** The owner's link: a new one where there is none, or the last was withdrawn. */
async function linkOf({ payments, clock, codeKey }: PaymentsApi, connection: Queryable, number: string, hidesPieces: boolean | undefined) {
  const order = await rowOf(connection, orderRow, LOCK_ORDER, [number])
  if (!order) throw new Refused('NOT_FOUND')
  const now = clock.now()
  const { canRetry, status, methods } = await stateOf(connection, payments, order, now)
  if (!canRetry) throw new Refused(WHY_NOT[status] ?? 'PAYMENT_NOT_AVAILABLE')
  if (wholePayments(methods).length === 0) throw new Refused('PAYMENT_NOT_AVAILABLE')
  const last = await latestLink(connection, order.id)
  const round = (last?.round ?? 0) + (!last || last.withdrawn_at ? 1 : 0)
  if (round > PAY_LINKS_OF_ORDER) throw new Refused('TOO_MANY_REQUESTS')
  const isHidden = hidesPieces ?? last?.hides_pieces ?? false
  const token = payLinkToken(codeKey, number, round)
  await saveLink(connection, { token, orderId: order.id, round, hidesPieces: isHidden, now })
  return { key: token, hidesPieces: isHidden }
}

const WHY_NOT: Partial<Record<PaymentState['status'], ErrorCode | null>> = { ...NOT_PAYABLE, paid: 'PAYMENT_NOT_AVAILABLE' }

async function linkedOrder({ database, clock }: PaymentsApi, { params }: AnyCall): Promise<OrderOfLink> {
  const order = await orderOfLink(database, params.token, clock)
  if (!order) throw new Refused('NOT_FOUND')
  return order
}

const stateOfLink = async ({ database, payments, clock }: PaymentsApi, order: OrderOfLink) =>
  stateOf(database, payments, order, clock.now(), 'somebody')

/** `none`: the owner pays on receipt. */
const STATUS: Record<PaymentState['status'], PayLink['status']> = {
  pending: 'payable',
  declined: 'payable',
  paid: 'paid',
  expired: 'expired',
  cancelled: 'cancelled',
  refunded: 'cancelled',
  none: 'cancelled',
}

/** What the payer sees. Name, contact, address, order number, size and engraving stay with the owner. */
async function shown(api: PaymentsApi, order: OrderOfLink): Promise<PayLink> {
  const { database, payments } = api
  const state = await stateOfLink(api, order)
  const known = STATUS[state.status]
  const status = order.withdrawn_at && known === 'payable' ? 'cancelled' : known
  const isPayable = status === 'payable'
  const mine = triesBy(await payments.triesOf(database, 'order', order.number), 'somebody')
  const lines = order.hides_pieces ? null : await rowsOf(database, orderLineRow, LINES_OF_ORDER, [order.id])
  return {
    status,
    amount: state.amount,
    paidAt: status === 'paid' && order.options.paidByLink ? instant(order.paid_at) : null,
    currency: state.currency,
    methods: isPayable ? wholePayments(state.methods) : [],
    payableUntil: isPayable ? state.payableUntil : null,
    pieces:
      lines &&
      lines.map(({ position, name, details, photo, quantity }) => ({ position, name, details, photo: photo as Photo | null, quantity })),
    declined: isPayable ? state.message : null,
    returned: returnedOf(mine.map((one) => one.status)),
  }
}

/** The link does not know which payer reads it. */
function returnedOf(statuses: readonly string[]): PayLink['returned'] {
  if (!statuses.some((status) => status === 'refunding' || status === 'refunded')) return null
  return statuses.includes('paid') ? 'one' : 'all'
}
