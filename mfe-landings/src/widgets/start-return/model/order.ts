import { createEvent, createStore, sample } from 'effector'
import { refundOptions, returnableOrders, type ReturnableOrder } from '@shop/contracts/refund'
import { createPhoneConfirmation, type CodeWanted } from '@shop/flows/code'
import { createRequestFx, failureOf } from '@shop/http'
import type { Address } from '@shop/routing'
import { $user, openSignIn } from '@shop/session'
import type { OrderFields } from '../fields.ts'
import type { Options } from '../sums.ts'
import { orderOf } from '../url.ts'

export const opened = createEvent<Address>()
/** One of the shopper's own orders. */
export const orderChosen = createEvent<string>()
/** Number and phone that the schema has accepted. */
export const numberSubmitted = createEvent<OrderFields>()
/** Back from the code to the number and the phone. */
export const numberWanted = createEvent<void>()
/** Back from an order to the choice of one. */
export const otherOrderWanted = createEvent<void>()
export const signInAsked = createEvent<void>()

const ordersFx = createRequestFx(returnableOrders)
const optionsFx = createRequestFx(refundOptions)
/** The order of the address may be of somebody else: that is no failure. */
const addressedFx = createRequestFx(refundOptions)
export const confirmation = createPhoneConfirmation({ source: 'login_form' })

/** Of a signed-in shopper; null for a guest, and until they have come. */
export const $orders = createStore<ReturnableOrder[] | null>(null, { serialize: 'ignore' })
  .on(ordersFx.doneData, (_, { result }) => result)
  .on($user, (orders, { isAuth }) => (isAuth ? orders : null))
export const $number = createStore('', { serialize: 'ignore' }).on(opened, (_, address) => orderOf(address))
export const $draft = createStore<OrderFields | null>(null, { serialize: 'ignore' })
  .on(numberSubmitted, (_, fields) => fields)
  .reset(opened, orderChosen)
/** The order that is brought back. */
export const $order = createStore<{ id: string; options: Options } | null>(null, { serialize: 'ignore' })
  .on([optionsFx.done, addressedFx.done], (_, { params, result }) => ({ id: params.params?.orderId ?? '', options: result }))
  .reset(opened, otherOrderWanted)
export const $failure = failureOf(optionsFx).reset(opened, orderChosen, numberSubmitted, numberWanted, otherOrderWanted)
export const $isLooking = optionsFx.pending
/** The shopper has gone from one step to another: the next heading is read aloud. */
export const $hasMoved = createStore(false, { serialize: 'ignore' })
  .on([orderChosen, numberSubmitted, otherOrderWanted], () => true)
  .reset(opened)

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

// A phone that this session has confirmed needs no second code.
sample({
  clock: numberSubmitted,
  source: $user,
  filter: ({ confirmedPhone }, { phone }) => confirmedPhone === phone,
  fn: (_, { number }) => paramsOf(number),
  target: optionsFx,
})
sample({
  clock: numberSubmitted,
  source: { user: $user, wanted: confirmation.$wanted },
  filter: ({ user }, { phone }) => user.confirmedPhone !== phone,
  // After a picture the code goes the way that was asked for.
  fn: ({ wanted }, { phone, signs }): CodeWanted => (wanted?.login === phone ? { ...wanted, signs } : { login: phone, signs }),
  target: confirmation.codeWanted,
})
sample({ clock: confirmation.confirmed, source: $draft, filter: Boolean, fn: ({ number }) => paramsOf(number), target: optionsFx })
sample({ clock: [opened, numberWanted, optionsFx.done, optionsFx.fail], fn: () => undefined, target: confirmation.forgotten })
sample({ clock: signInAsked, fn: () => ({ source: 'login_form' as const }), target: openSignIn })
