import { createEvent, createStore, sample } from 'effector'
import { refundOptions, returnableOrders, type ReturnableOrder } from '@shop/contracts/orders/refunds/refund'
import { createOrderFinder } from '@shop/flows/find-order'
import { createRequestFx, failureOf } from '@shop/http'
import type { Address } from '@shop/routing'
import { $user, openSignIn } from '@shop/session'
import type { Options } from '../sums.ts'
import { orderOf } from '../url.ts'

export const opened = createEvent<Address>()
/** A popup brings this one order back. */
export const orderGiven = createEvent<string>()
/** One of the shopper's own orders. */
export const orderChosen = createEvent<string>()
/** Back from an order to the choice of one. */
export const otherOrderWanted = createEvent<void>()
export const signInRequested = createEvent<void>()

const ordersFx = createRequestFx(returnableOrders)
const optionsFx = createRequestFx(refundOptions)
/** The URL's order may belong to somebody else: not an error. */
const addressedFx = createRequestFx(refundOptions)
const givenFx = createRequestFx(refundOptions)
export const finder = createOrderFinder(optionsFx)
const { numberSubmitted } = finder

/** A signed-in shopper's orders; null for guests and until loaded. */
export const $orders = createStore<ReturnableOrder[] | null>(null, { serialize: 'ignore' })
  .on(ordersFx.doneData, (_, { result }) => result)
  .on($user, (orders, { isAuth }) => (isAuth ? orders : null))
export const $number = createStore('', { serialize: 'ignore' }).on(opened, (_, address) => orderOf(address))
/** The order being returned. */
export const $order = createStore<{ id: string; options: Options } | null>(null, { serialize: 'ignore' })
  .on([optionsFx.done, addressedFx.done, givenFx.done], (_, { params, result }) => ({ id: params.params?.orderId ?? '', options: result }))
  .reset(opened, orderGiven, otherOrderWanted)
/** Why the given order is not there. */
export const $givenFailure = failureOf(givenFx).reset(orderGiven)
/** The step has changed: focuses the next heading. */
export const $hasMoved = createStore(false, { serialize: 'ignore' })
  .on([orderChosen, numberSubmitted, otherOrderWanted], () => true)
  .reset(opened, orderGiven)

const paramsOf = (orderId: string) => ({ params: { orderId } })

sample({ clock: opened, source: $number, filter: (number) => !__SERVER__ && number !== '', fn: paramsOf, target: addressedFx })
sample({
  clock: [opened, $user],
  source: $user,
  filter: ({ isAuth }) => !__SERVER__ && isAuth,
  fn: () => ({}),
  target: ordersFx,
})
sample({ clock: orderChosen, fn: paramsOf, target: optionsFx })
sample({ clock: orderGiven, fn: paramsOf, target: givenFx })

sample({ clock: [opened, orderGiven, orderChosen], fn: () => undefined, target: finder.forgotten })
sample({ clock: signInRequested, fn: () => ({ source: 'login_form' as const }), target: openSignIn })
