import { createEffect, createEvent, createStore, sample } from 'effector'
import { requestRefund, type Refund } from '@shop/contracts/orders/refunds/refund'
import { forgetDraft } from '@shop/flows/kept-draft'
import { createRequestFx, failureOf } from '@shop/http'
import type { RefundFields } from '../fields.ts'
import { $hasMoved, $order, opened, orderGiven, otherOrderWanted } from './order.ts'

/** Valid form values. */
export const refundSubmitted = createEvent<RefundFields>()
export const edited = createEvent<boolean>()

const askFx = createRequestFx(requestRefund)

export const $refund = createStore<Refund | null>(null, { serialize: 'ignore' })
  .on(askFx.doneData, (_, { refund }) => refund)
  .reset(opened, orderGiven, otherOrderWanted)
export const $refusal = failureOf(askFx).reset(opened, orderGiven, otherOrderWanted, refundSubmitted)
export const $isAsking = askFx.pending
/** A half-filled request survives a version swap. */
export const $dirty = createStore(false, { serialize: 'ignore' })
  .on(edited, (_, isEdited) => isEdited)
  .reset(opened, orderGiven, otherOrderWanted, askFx.done)

$hasMoved.on(refundSubmitted, () => true)

sample({
  clock: refundSubmitted,
  source: $order,
  filter: Boolean,
  fn: ({ id }, { bic, tin, account, ...fields }) => ({
    params: { orderId: id },
    body: { ...fields, account: fields.to === 'account' ? { bic, tin, account } : null },
  }),
  target: askFx,
})

/** What is typed for an order, in the tab's store. */
export const draftKey = (number: string) => `return-draft:${number}`
const forgetFx = createEffect((number: string) => forgetDraft(draftKey(number)))
sample({ clock: askFx.done, source: $order, filter: Boolean, fn: ({ options }) => options.number, target: forgetFx })
