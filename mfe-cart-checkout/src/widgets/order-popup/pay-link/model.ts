import { createEvent, createStore, sample } from 'effector'
import { makePayLink, type OwnPayLink, withdrawPayLink } from '@shop/contracts/orders/payment/pay-link'
import { paymentState } from '@shop/contracts/orders/payment/payment'
import { createRequestFx, failureOf } from '@shop/http'

/** The popup is on screen for this order. */
export const shown = createEvent<string>()
/** Tries again, or makes a new link after a withdrawn one. */
export const linkWanted = createEvent<void>()
export const hidingChosen = createEvent<boolean>()
export const withdrawWanted = createEvent<void>()
/** A while has passed: somebody may have paid. */
export const looked = createEvent<void>()

export const makeFx = createRequestFx(makePayLink)
export const withdrawFx = createRequestFx(withdrawPayLink)
const stateFx = createRequestFx(paymentState)

const $order = createStore('', { serialize: 'ignore' }).on(shown, (_, order) => order)
export const $link = createStore<OwnPayLink | null>(null, { serialize: 'ignore' })
  .on(makeFx.doneData, (_, { link }) => link)
  .reset(shown, withdrawFx.done)
/** As chosen, before the answer says so; a failed change is taken back. */
export const $hidesPieces = createStore(false, { serialize: 'ignore' })
  .on(hidingChosen, (_, hides) => hides)
  .on(makeFx.doneData, (_, { link }) => link.hidesPieces)
  .on(makeFx.fail, (hides, { params }) => (params.body?.hidesPieces === undefined ? hides : !hides))
  .reset(shown)
export const $isWithdrawn = createStore(false, { serialize: 'ignore' })
  .on(withdrawFx.done, () => true)
  .reset(shown, makeFx.done)
export const $until = createStore<string | null>(null, { serialize: 'ignore' })
  .on(stateFx.doneData, (_, { payment }) => payment.payableUntil)
  .reset(shown)
export const $isPaid = createStore(false, { serialize: 'ignore' })
  .on(stateFx.doneData, (_, { payment }) => payment.status === 'paid')
  .reset(shown)
/** The hold ended before anybody has paid. */
export const $isExpired = createStore(false, { serialize: 'ignore' })
  .on(stateFx.doneData, (_, { payment }) => payment.status === 'expired')
  .reset(shown)
export const $failure = failureOf(makeFx, withdrawFx).reset(shown, makeFx, withdrawFx)

const ofOrder = (order: string) => ({ params: { orderId: order } })
sample({ clock: [shown, linkWanted], source: $order, fn: (order) => ({ ...ofOrder(order), body: {} }), target: makeFx })
sample({
  clock: hidingChosen,
  source: $order,
  fn: (order, hidesPieces) => ({ ...ofOrder(order), body: { hidesPieces } }),
  target: makeFx,
})
sample({ clock: withdrawWanted, source: $order, fn: ofOrder, target: withdrawFx })
sample({ clock: [shown, looked], source: $order, fn: ofOrder, target: stateFx })
