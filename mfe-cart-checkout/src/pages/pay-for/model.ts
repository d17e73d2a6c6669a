import { combine, createEvent, createStore, sample } from 'effector'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { payByLink, payLink, type PayLink } from '@shop/contracts/orders/payment/pay-link'
import { createPolling } from '@shop/flows/payment'
import { codeOf, createRequestFx, pageFailureOf, wordsOf } from '@shop/http'
import { failPage } from '@shop/routing'
import type { PayForUrl } from './url.ts'

export const opened = createEvent<PayForUrl>()
export const payWanted = createEvent<{ methodId: number }>()
/** The hold ended while the page was open. */
export const deadlinePassed = createEvent<void>()

const showFx = createRequestFx(payLink)
const pollFx = createRequestFx(payLink)
const payFx = createRequestFx(payByLink)

const polling = createPolling({
  ask: (token) => pollFx({ params: { token } }),
  // A refusal by the bank is a result as well.
  isOpen: ({ link }) => link.status === 'payable' && link.declined === null,
})
export const checkWanted = polling.retried
export const $isProcessing = polling.$isPolling

const $url = createStore<PayForUrl>({ code: '', isBack: false }).on(opened, (_, url) => url)
export const $isBack = $url.map(({ isBack }) => isBack)
/** With its code: a late answer of another link is not shown. */
const $shown = createStore<{ code: string; link: PayLink } | null>(null)
  .on(opened, (shown, { code }) => (shown?.code === code ? shown : null))
  .on([showFx.done, pollFx.done, payFx.done], (_, { params, result }) => ({ code: params.params?.token ?? '', link: result.link }))
export const $link = combine($shown, $url, (shown, { code }) => (shown?.code === code ? shown.link : null))

/** Id of the payment method that was pressed, until the bank's page opens. */
export const $paying = createStore<number | null>(null, { serialize: 'ignore' })
  .on(payFx, (_, { body }) => body?.payment_method_id ?? null)
  .reset(payFx.finally)
export const $fault = createStore<{ code: ErrorCode; text: string | null } | null>(null, { serialize: 'ignore' })
  // A link that is over says why in its own place.
  .on(payFx.doneData, (_, { code, error, link }) => (code && link.status === 'payable' ? { code, text: error } : null))
  .on(payFx.failData, (_, error) => ({ code: codeOf(error), text: wordsOf(error) }))
  .reset(payWanted, opened)
/** The bank's page: the view navigates there, also when Back has brought the payer here and the same page is wanted again. */
export const $paymentUrl = createStore<string | null>(null, { serialize: 'ignore' })
  .on(payFx.doneData, (_, { paymentUrl }) => paymentUrl)
  .reset(opened, payWanted)

sample({
  clock: opened,
  source: $shown,
  filter: (shown) => shown === null,
  fn: (_, { code }) => ({ params: { token: code } }),
  target: showFx,
})
sample({ clock: deadlinePassed, source: $url, fn: ({ code }) => ({ params: { token: code } }), target: showFx })
sample({ clock: opened, filter: ({ isBack }) => isBack, fn: ({ code }) => ({ id: code, isAwaited: true }), target: polling.began })
sample({
  clock: opened,
  filter: ({ isBack }) => !isBack,
  // Nothing is awaited: stops what an earlier visit has begun.
  fn: () => ({ id: null, isAwaited: false }),
  target: polling.began,
})
sample({
  clock: payWanted,
  source: { url: $url, busy: payFx.pending },
  filter: ({ busy }) => !busy,
  fn: ({ url }, { methodId }) => ({ params: { token: url.code }, body: { payment_method_id: methodId } }),
  target: payFx,
})
sample({
  clock: showFx.fail,
  source: $shown,
  filter: (shown) => shown === null,
  fn: (_, { error }) => pageFailureOf(error),
  target: failPage('pay-for'),
})
