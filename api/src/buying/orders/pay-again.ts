import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { ConfirmedSheet } from '@shop/contracts/orders/payment/pay-by-wallet'
import type { PaymentChoice, PaymentState } from '@shop/contracts/orders/payment/payment'
import type { CardChoice } from '@shop/contracts/orders/payment/saved-cards'
import type { InferOutput } from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { cardFault } from '../payments/cards/cards.ts'
import { isCharged, type Payment } from '../payments/payment-rows.ts'
import type { PaymentsApi } from '../payments/payments.ts'
import { type CardWish, cardWish, isSameWish } from './card-wish.ts'
import { officeUpdate, orderPlaced } from './jobs.ts'
import { type Payer, stateOf, toReturn, triesBy } from './pay.ts'
import { type OrderRow, orderRow } from './rows/order-rows.ts'
import { ADD_HISTORY, LOCK_ORDER, SET_ACCEPTED, SET_METHOD } from './rows/orders-sql.ts'

/** Why there is no payment page. A payable order lacks one only while the gateway is unavailable. */
export const NOT_PAYABLE: Record<PaymentState['status'], ErrorCode | null> = {
  paid: null,
  expired: 'ORDER_EXPIRED',
  cancelled: 'ORDER_CANCELLED',
  refunded: 'ORDER_CANCELLED',
  none: 'PAYMENT_NOT_AVAILABLE',
  pending: 'SERVER_BUSY',
  declined: 'SERVER_BUSY',
}

/** What a wish to pay led to. */
export type Outcome =
  | { kind: 'page'; payment: Payment }
  | { kind: 'refused'; code: ErrorCode }
  /** `on its way`: a saved card or a wallet is being charged. */
  | { kind: 'accepted' | 'not offered' | 'not payable' | 'on its way' }

export function codeOf(outcome: Outcome, paymentUrl: string | null, { status }: PaymentState): ErrorCode | null {
  if (outcome.kind === 'not offered') return 'PAYMENT_NOT_AVAILABLE'
  if (outcome.kind === 'refused') return outcome.code
  if (isCharge(outcome) && status === 'declined') return 'PAYMENT_DECLINED'
  return paymentUrl !== null || outcome.kind === 'accepted' ? null : NOT_PAYABLE[status]
}

/** A saved card or a wallet, which needs no page. */
export const isCharge = (outcome: Outcome): boolean => outcome.kind === 'page' && isCharged(outcome.payment.asked)

interface Wish {
  number: string
  /** Null: the method of the last attempt. */
  methodId: number | null
  origin: string
  payer?: Payer
  /** Of the call, with the account that makes it. */
  choice?: { cards: InferOutput<typeof CardChoice>; userId: number | null }
  /** The wallet's sheet that the shopper has confirmed. */
  wallet?: Omit<ConfirmedSheet, 'token'>
}

/** One more attempt by a method that checkout offered. The lock serializes two clicks: the second gets the first one's page. */
export async function payAgain(
  { payments, clock }: PaymentsApi,
  connection: Queryable,
  { number, methodId, origin, payer = 'owner', choice: asked = NEW_CARD, wallet: sheet }: Wish,
): Promise<Outcome> {
  const order = await rowOf(connection, orderRow, LOCK_ORDER, [number])
  if (!order) throw new Refused('NOT_FOUND')
  const { canRetry, methods, wallets } = await stateOf(connection, payments, order, clock.now(), payer)
  const tries = await payments.triesOf(connection, 'order', number)
  const [latest] = tries
  const repeated = sheet && tries.find(({ asked: { wallet } }) => wallet?.key === sheet.key)
  if (repeated) return { kind: 'page', payment: repeated }
  if (!canRetry || !latest) return { kind: 'not payable' }
  // A page of the other payer leads back to the wrong place, and would fill in their contact.
  const last = triesBy(tries, payer)[0]
  const offered = payer === 'somebody' ? wholePayments(methods) : methods
  const choice = offered.find(({ id, type }) => (methodId === null ? type === (last ?? latest).type : id === methodId))
  if (!choice || (sheet && !wallets?.[sheet.wallet])) return { kind: 'not offered' }
  const isOtherSum = sheet && (sheet.amount !== order.due_sum || sheet.currency !== order.currency)
  if (isOtherSum) return { kind: 'refused', code: 'PRICE_CHANGED' }
  const wish: CardWish = {
    ...cardWish(asked.cards, asked.userId, choice.type),
    isByLetter: payer === 'letter' || undefined,
    ...(sheet && { wallet: { kind: sheet.wallet, key: sheet.key } }),
  }
  if (last?.status === 'pending' && last.type === choice.type && isSameWish(last.asked, wish)) return { kind: 'page', payment: last }
  // The bank may be charging a saved card or a wallet this second.
  const charged = payer === 'letter' ? triesBy(tries, 'owner')[0] : last
  if (charged?.status === 'pending' && isCharged(charged.asked) && charged.url === null) return { kind: 'on its way' }
  const fault = wish.card && (await cardFault(connection, wish.card, { currency: order.currency, now: clock.now() }))
  if (fault) return { kind: 'refused', code: fault }
  // Until a payment arrives, the order keeps the method that its owner has chosen.
  if (payer !== 'somebody') await connection.query(SET_METHOD, [order.id, choice.type, choice.id])
  if (choice.type === 'onReceipt') {
    await accept({ payments, clock }, connection, order)
    return { kind: 'accepted' }
  }
  const page = { ...latest.asked, method: choice.type, returnUrl: toReturn(origin, order), isByLink: payer === 'somebody', ...wish }
  return { kind: 'page', payment: await payments.prepare(connection, 'order', number, page) }
}

const NEW_CARD = { cards: {}, userId: null }

/** What somebody else may pay by: instalments and payment on receipt bind the owner of the order. */
export const wholePayments = (methods: readonly PaymentChoice[]): PaymentChoice[] =>
  methods.filter(({ type }) => type === 'card' || type === 'fastPayment')

/** The order is kept as one that checkout placed with payment on receipt. */
async function accept({ payments, clock }: Pick<PaymentsApi, 'payments' | 'clock'>, connection: Queryable, { id, number }: OrderRow) {
  await connection.query(SET_ACCEPTED, [id])
  await connection.query(ADD_HISTORY, [id, 'accepted', clock.now().toISOString()])
  await payments.giveUp(connection, 'order', number)
  await enqueue(connection, orderPlaced, { orderId: id })
  await enqueue(connection, officeUpdate, { orderId: id })
}
