import { combine, createEvent, createStore, merge, sample } from 'effector'
import { lastOrder } from '@shop/contracts/orders/last-order'
import { paymentState, retryPayment, type PaymentState } from '@shop/contracts/orders/payment/payment'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { InferOutput } from 'valibot'
import { createPolling } from '@shop/flows/payment'
import { codeOf, createRequestFx, failureOf, isNotFound, type RequestError, wordsOf } from '@shop/http'
import { popupClosed, popupOpened } from '@shop/session'
import type { cardBody } from '../cards/cards.ts'
import { isByQr } from './by-qr.ts'

export interface PaymentUrl {
  orderId: string | null
  /** Of a letter: opens the order in any browser. */
  key?: string | null
  /** `processing`: returning from the bank; `payment`: the order awaits payment. */
  step: 'processing' | 'payment'
}

export const opened = createEvent<PaymentUrl>()
export const payWanted = createEvent<{ methodId: number | null; card?: ReturnType<typeof cardBody> }>()
/** The shopper looks for another method, on the page of payment or in the popup over it. */
export const otherWayWanted = createEvent<void>()

const stateFx = createRequestFx(paymentState)
const lastFx = createRequestFx(lastOrder)
export const retryFx = createRequestFx(retryPayment)

export type PaymentAnswer = InferOutput<typeof retryPayment.answer>
/** Events of the browser's wallet, whose code is loaded later: its sheet was opened, the API accepted or refused the charge. */
export const walletWanted = createEvent<void>()
export const walletAnswered = createEvent<PaymentAnswer>()
export const walletRefused = createEvent<RequestError>()
const answered = merge([retryFx.doneData, walletAnswered])

const polling = createPolling({
  ask: (name) => stateFx({ params: { orderId: name } }),
  isOpen: ({ payment }) => payment.status === 'pending',
})
/** Retries after a failure or a slow bank. */
export const retried = polling.retried

/** Names the order in calls: its number, or the key of its letter [payment.by-letter]. */
export const $orderName = createStore<string | null>(null, { serialize: 'ignore' })
  .on(opened, (_, { orderId, key }) => key ?? orderId)
  .on(lastFx.doneData, (known, { unpaidOrderId }) => known ?? unpaidOrderId)
const $step = createStore<PaymentUrl['step']>('payment', { serialize: 'ignore' }).on(opened, (_, { step }) => step)

/** The address names an order: of this browser, or of another one. */
export const $isNamed = createStore(false, { serialize: 'ignore' }).on(opened, (_, { orderId }) => orderId !== null)

export const $payment = createStore<PaymentState | null>(null, { serialize: 'ignore' })
  // Paid once is paid: an answer that was on its way cannot offer to pay again.
  .on([stateFx.doneData, answered], (known, { payment }) =>
    known?.status === 'paid' && known.orderId === payment.orderId ? known : payment,
  )
  .reset(opened)
/** Page of the order that is being paid. With the link of a letter, its address has the key of that link. */
export const $orderPage = combine(
  $payment,
  $orderName,
  (payment, name) => payment && `/order-success/${payment.orderId}${payment.isByLetter && name ? `?key=${encodeURIComponent(name)}` : ''}`,
)
/** No order to pay: none known, or another shopper's. */
export const $nothing = createStore(false, { serialize: 'ignore' })
  .on(lastFx.doneData, (_, { unpaidOrderId }) => unpaidOrderId === null)
  .on(stateFx.failData, (known, error) => known || isNotFound(error))
  .reset(opened)
export const $failure = failureOf(stateFx, lastFx).reset(opened, retried, stateFx.done)

/** How often another method was wanted; the methods are shown from the first time on. */
export const $otherWay = createStore(0, { serialize: 'ignore' })
  .on(otherWayWanted, (times) => times + 1)
  .reset(opened)

/** The webhook is the source of truth and may be delayed: keeps polling. */
export const $isProcessing = combine(polling.$isPolling, $nothing, (waiting, nothing) => waiting && !nothing)

export const $retryFault = createStore<{ code: ErrorCode; text: string | null } | null>(null, { serialize: 'ignore' })
  .on(answered, (_, { paymentUrl, code, error }) => (paymentUrl === null && code ? { code, text: error } : null))
  .on([retryFx.failData, walletRefused], (_, error) => ({ code: codeOf(error), text: wordsOf(error) }))
  .reset(payWanted, walletWanted, opened)
/** At a computer a fast payment is begun by a QR code on our page, and made on the phone. */
const qrShown = sample({ clock: retryFx.doneData, filter: ({ payment }) => isByQr(payment) })
$otherWay.reset(qrShown)

/** The bank's page: the view navigates there. */
export const $paymentUrl = createStore<string | null>(null, { serialize: 'ignore' }).reset(opened)
sample({
  clock: answered,
  source: $payment,
  // A payment has arrived while another one was asked for.
  filter: (payment, answer) => payment?.status !== 'paid' && !isByQr(answer.payment),
  fn: (_, { paymentUrl }) => paymentUrl,
  target: $paymentUrl,
})

sample({ clock: opened, fn: ({ orderId, key, step }) => ({ id: key ?? orderId, isAwaited: step === 'processing' }), target: polling.began })
// Orders are personal: loaded in the browser only.
sample({ clock: opened, filter: ({ orderId }) => orderId === null && !__SERVER__, fn: () => ({}), target: lastFx })
sample({
  clock: lastFx.doneData,
  source: $step,
  filter: (_, { unpaidOrderId }) => unpaidOrderId !== null,
  fn: (step, { unpaidOrderId }) => ({ id: unpaidOrderId, isAwaited: step === 'processing' }),
  target: polling.began,
})
// The phone pays at any time: awaiting it as after the bank's page would hide the code [payment.fast-by-qr].
sample({ clock: qrShown, source: $orderName, fn: (id) => ({ id, isAwaited: false }), target: polling.began })

/** A refusal by the bank opens a popup, once per visit. */
const $told = createStore(false, { serialize: 'ignore' }).reset(opened)
const declined = sample({
  clock: stateFx.doneData,
  source: { told: $told, step: $step },
  filter: ({ told, step }, { payment }) => !told && step === 'processing' && payment.status === 'declined' && payment.canRetry,
})
$told.on(declined, () => true)
sample({
  clock: declined,
  fn: () => ({ owner: 'mfe-cart-checkout' as const, widget: 'order-popup', props: { show: 'failed-payment' } }),
  target: popupOpened,
})

sample({
  clock: payWanted,
  source: { name: $orderName, busy: retryFx.pending },
  filter: ({ name, busy }) => name !== null && !busy,
  fn: ({ name }, { methodId, card }) => ({ params: { orderId: name as string }, body: { payment_method_id: methodId, ...card } }),
  target: retryFx,
})
sample({ clock: retryFx.doneData, filter: ({ paymentUrl }) => paymentUrl === null, fn: () => undefined, target: popupClosed })
sample({ clock: qrShown, fn: () => undefined, target: popupClosed })
sample({ clock: otherWayWanted, fn: () => undefined, target: popupClosed })
