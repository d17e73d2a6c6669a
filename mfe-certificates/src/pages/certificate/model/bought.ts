import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { depositOrder, retryDeposit, type DepositOrder } from '@shop/contracts/deposits'
import { createRequestFx, failureOf } from '@shop/http'
import { leaveFx } from './order.ts'
import { $depositId, opened } from './visit.ts'

/** The bank's word comes by another way than the shopper: it is waited for, ever more slowly, for about a minute (reading 33). */
export const PAUSES_MS = [1000, 1000, 2000, 3000, 5000, 8000, 10_000, 15_000, 15_000]

export const askedAgain = createEvent<void>()
export const retryChosen = createEvent<void>()

export const stateFx = createRequestFx(depositOrder)
export const retryFx = createRequestFx(retryDeposit)
export const pauseFx = createEffect((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)))

export const $bought = createStore<DepositOrder | null>(null, { serialize: 'ignore' })
  .on(stateFx.doneData, (_, { deposit }) => deposit)
  .reset(opened)

/** Why nothing is known of it, or why it cannot be paid now. */
export const $boughtFailure = failureOf(stateFx, retryFx).reset(opened, askedAgain, retryChosen, stateFx.done)

const $pauses = createStore(0, { serialize: 'ignore' })
  .on(pauseFx, (pauses) => pauses + 1)
  .reset(opened, askedAgain)

const isOpen = ({ status, message }: DepositOrder) => status === 'created' && message === null

export type PaymentView = 'waiting' | 'late' | 'declined' | 'paid' | 'over'

/** What is shown of the payment. */
export const $payment = combine($bought, $pauses, pauseFx.pending, stateFx.pending, (bought, pauses, pausing, asking): PaymentView => {
  if (!bought || isOpen(bought)) return bought && pauses >= PAUSES_MS.length && !pausing && !asking ? 'late' : 'waiting'
  if (bought.status === 'created') return 'declined'
  return bought.status === 'expired' || bought.status === 'cancelled' ? 'over' : 'paid'
})

// A payment is its payer's own: it is asked about in the browser only.
sample({
  clock: [opened, askedAgain, pauseFx.done],
  source: $depositId,
  filter: (id) => id !== null && !__SERVER__,
  fn: (id) => ({ params: { depositId: id as string } }),
  target: stateFx,
})
sample({
  clock: stateFx.doneData,
  source: $pauses,
  filter: (pauses, { deposit }) => isOpen(deposit) && pauses < PAUSES_MS.length,
  fn: (pauses) => PAUSES_MS[pauses] ?? 0,
  target: pauseFx,
})

sample({
  clock: retryChosen,
  source: $depositId,
  filter: Boolean,
  fn: (id) => ({ params: { depositId: id }, body: {} }),
  target: retryFx,
})
sample({ clock: retryFx.doneData, fn: ({ paymentUrl }) => paymentUrl, target: leaveFx })
