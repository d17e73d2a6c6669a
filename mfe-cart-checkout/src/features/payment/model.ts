import { combine, createEvent, createStore, sample } from 'effector'
import { lastOrder } from '@shop/contracts/orders/last-order'
import { paymentState, retryPayment, type PaymentState } from '@shop/contracts/orders/payment'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { createPolling } from '@shop/flows/payment'
import { codeOf, createRequestFx, failureOf, isStatus, wordsOf } from '@shop/http'
import { popupClosed, popupOpened } from '@shop/session'

export interface PaymentUrl {
  orderId: string | null
  /** `processing`: the shopper comes back from the bank's page; `payment`: the order waits to be paid. */
  step: 'processing' | 'payment'
}

export const opened = createEvent<PaymentUrl>()
export const payWanted = createEvent<{ methodId: number | null }>()

const stateFx = createRequestFx(paymentState)
const lastFx = createRequestFx(lastOrder)
export const retryFx = createRequestFx(retryPayment)

const polling = createPolling({
  ask: (orderId) => stateFx({ params: { orderId } }),
  isOpen: ({ payment }) => payment.status === 'pending',
})
/** Once more: after a failure, or when the bank was slow. */
export const retried = polling.retried

const $orderId = createStore<string | null>(null, { serialize: 'ignore' })
  .on(opened, (_, { orderId }) => orderId)
  .on(lastFx.doneData, (known, { unpaidOrderId }) => known ?? unpaidOrderId)
const $step = createStore<PaymentUrl['step']>('payment', { serialize: 'ignore' }).on(opened, (_, { step }) => step)

export const $payment = createStore<PaymentState | null>(null, { serialize: 'ignore' })
  .on(stateFx.doneData, (_, { payment }) => payment)
  .on(retryFx.doneData, (_, { payment }) => payment)
  .reset(opened)
/** There is no order to pay: none was named and none is known, or it is somebody else's. */
export const $nothing = createStore(false, { serialize: 'ignore' })
  .on(lastFx.doneData, (_, { unpaidOrderId }) => unpaidOrderId === null)
  .on(stateFx.failData, (known, error) => known || isStatus(error, 404))
  .reset(opened)
export const $failure = failureOf(stateFx, lastFx).reset(opened, retried, stateFx.done)

/** The webhook is the truth, and it may be on its way: we keep asking. */
export const $isProcessing = combine(polling.$isWaiting, $nothing, (waiting, nothing) => waiting && !nothing)

export const $retryFault = createStore<{ code: ErrorCode; text: string | null } | null>(null, { serialize: 'ignore' })
  .on(retryFx.doneData, (_, { paymentUrl, code, error }) => (paymentUrl === null && code ? { code, text: error } : null))
  .on(retryFx.failData, (_, error) => ({ code: codeOf(error), text: wordsOf(error) }))
  .reset(payWanted, opened)
/** Where the bank waits: the view leaves for it. */
export const $paymentUrl = createStore<string | null>(null, { serialize: 'ignore' })
  .on(retryFx.doneData, (_, { paymentUrl }) => paymentUrl)
  .reset(opened)

sample({ clock: opened, fn: ({ orderId, step }) => ({ id: orderId, isAwaited: step === 'processing' }), target: polling.began })
// An order is its shopper's own: it is asked about in the browser, never into a document.
sample({ clock: opened, filter: ({ orderId }) => orderId === null && !__SERVER__, fn: () => ({}), target: lastFx })
sample({
  clock: lastFx.doneData,
  source: $step,
  filter: (_, { unpaidOrderId }) => unpaidOrderId !== null,
  fn: (step, { unpaidOrderId }) => ({ id: unpaidOrderId, isAwaited: step === 'processing' }),
  target: polling.began,
})

/** The bank said no while the shopper was away: a popup says what that means, once a visit. */
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
  source: { orderId: $orderId, busy: retryFx.pending },
  filter: ({ orderId, busy }) => orderId !== null && !busy,
  fn: ({ orderId }, { methodId }) => ({ params: { orderId: orderId as string }, body: { payment_method_id: methodId } }),
  target: retryFx,
})
sample({ clock: retryFx.doneData, filter: ({ paymentUrl }) => paymentUrl === null, fn: () => undefined, target: popupClosed })
