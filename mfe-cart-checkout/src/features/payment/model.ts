import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { lastOrder } from '@shop/contracts/last-order'
import { paymentState, retryPayment, type PaymentState } from '@shop/contracts/payment'
import type { ErrorCode } from '@shop/contracts/error-codes'
import { codeOf, createRequestFx, failureOf, isStatus, wordsOf } from '@shop/http'
import { popupClosed, popupOpened } from '@shop/session'
import { PAUSES_MS } from './pauses.ts'

export interface PaymentUrl {
  orderId: string | null
  /** `processing`: the shopper comes back from the bank's page; `payment`: the order waits to be paid. */
  step: 'processing' | 'payment'
}

export const opened = createEvent<PaymentUrl>()
/** Once more: after a failure, or when the bank was slow. */
export const askedAgain = createEvent<void>()
export const payWanted = createEvent<{ methodId: number | null }>()

const stateFx = createRequestFx(paymentState)
const lastFx = createRequestFx(lastOrder)
export const retryFx = createRequestFx(retryPayment)

interface Wait {
  visit: number
  pause: number
}
const waitFx = createEffect(({ pause }: Wait) => new Promise<void>((resolve) => setTimeout(resolve, pause)))

const $visit = createStore(0, { serialize: 'ignore' }).on(opened, (visit) => visit + 1)
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
export const $failure = failureOf(stateFx, lastFx).reset(opened, askedAgain, stateFx.done)

const $waits = createStore(0, { serialize: 'ignore' })
  .on(waitFx, (waits) => waits + 1)
  .reset(opened, askedAgain)

/** The webhook is the truth, and it may be on its way: we keep asking. */
export const $isProcessing = combine($step, $payment, $waits, $nothing, (step, payment, waits, nothing) => {
  const isOpen = payment === null || payment.status === 'pending'
  return step === 'processing' && !nothing && isOpen && waits < PAUSES_MS.length
})

export const $retryFault = createStore<{ code: ErrorCode; text: string | null } | null>(null, { serialize: 'ignore' })
  .on(retryFx.doneData, (_, { paymentUrl, code, error }) => (paymentUrl === null && code ? { code, text: error } : null))
  .on(retryFx.failData, (_, error) => ({ code: codeOf(error), text: wordsOf(error) }))
  .reset(payWanted, opened)
/** Where the bank waits: the view leaves for it. */
export const $paymentUrl = createStore<string | null>(null, { serialize: 'ignore' })
  .on(retryFx.doneData, (_, { paymentUrl }) => paymentUrl)
  .reset(opened)

// An order is its shopper's own: it is asked about in the browser, never into a document.
const ask = (orderId: string) => ({ params: { orderId } })
sample({
  clock: opened,
  filter: ({ orderId }) => orderId !== null && !__SERVER__,
  fn: ({ orderId }) => ask(orderId as string),
  target: stateFx,
})
sample({ clock: opened, filter: ({ orderId }) => orderId === null && !__SERVER__, fn: () => ({}), target: lastFx })
sample({
  clock: lastFx.doneData,
  filter: ({ unpaidOrderId }) => unpaidOrderId !== null,
  fn: ({ unpaidOrderId }) => ask(unpaidOrderId as string),
  target: stateFx,
})
sample({ clock: askedAgain, source: $orderId, filter: Boolean, fn: ask, target: stateFx })

sample({
  clock: [stateFx.done, stateFx.fail],
  source: { processing: $isProcessing, waits: $waits, visit: $visit },
  filter: ({ processing }) => processing,
  fn: ({ waits, visit }): Wait => ({ visit, pause: PAUSES_MS[waits] ?? 0 }),
  target: waitFx,
})
sample({
  clock: waitFx.done,
  source: { visit: $visit, orderId: $orderId, payment: $payment },
  // A page already left asks no more.
  filter: ({ visit, orderId, payment }, { params }) => visit === params.visit && orderId !== null && payment?.status !== 'paid',
  fn: ({ orderId }) => ask(orderId as string),
  target: stateFx,
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
