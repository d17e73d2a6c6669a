import { combine, createEvent, createStore, sample } from 'effector'
import { depositOrder, retryDeposit, type DepositOrder } from '@shop/contracts/certificates/deposits'
import { createPolling } from '@shop/flows/payment'
import { createRequestFx, failureOf } from '@shop/http'
import { leaveFx } from './order.ts'
import { $depositId, $isBack, opened } from './visit.ts'

export const payAgainChosen = createEvent<void>()

const stateFx = createRequestFx(depositOrder)
export const payAgainFx = createRequestFx(retryDeposit)

const isOpen = ({ status, message }: DepositOrder) => status === 'created' && message === null
const polling = createPolling({
  ask: (depositId) => stateFx({ params: { depositId } }),
  isOpen: ({ deposit }) => isOpen(deposit),
})
export const retried = polling.retried

export const $bought = createStore<DepositOrder | null>(null, { serialize: 'ignore' })
  .on(stateFx.doneData, (_, { deposit }) => deposit)
  .reset(opened)

/** Why the certificate is unknown. */
export const $boughtFailure = failureOf(stateFx).reset(opened, retried, stateFx.done)
/** Why there is no payment page. */
export const $payAgainFailure = failureOf(payAgainFx).reset(opened, payAgainChosen)

export type PaymentView = 'waiting' | 'late' | 'unpaid' | 'declined' | 'paid' | 'over' | 'cancelled'

/** View state of the payment. */
export const $payment = combine($bought, polling.$isPolling, $isBack, (bought, waiting, isBack): PaymentView => {
  if (!bought || waiting) return 'waiting'
  if (isOpen(bought)) return isBack ? 'late' : 'unpaid'
  if (bought.status === 'created') return 'declined'
  if (bought.status === 'cancelled') return 'cancelled'
  return bought.status === 'expired' ? 'over' : 'paid'
})

sample({ clock: opened, fn: ({ deposit, isBack }) => ({ id: deposit, isAwaited: isBack }), target: polling.began })

sample({
  clock: payAgainChosen,
  source: $depositId,
  filter: Boolean,
  fn: (id) => ({ params: { depositId: id }, body: {} }),
  target: payAgainFx,
})
// A refusal may mean that the order has just been paid.
sample({ clock: payAgainFx.failData, fn: () => undefined, target: polling.retried })
sample({ clock: payAgainFx.doneData, fn: ({ paymentUrl }) => paymentUrl, target: leaveFx })
