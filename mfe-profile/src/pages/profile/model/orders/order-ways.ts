import { createEvent, createStore, sample } from 'effector'
import type { InferOutput } from 'valibot'
import { repeatOrder } from '@shop/contracts/orders/order-calls'
import { orderChanged } from '@shop/contracts/events/order-changed'
import { cancelOrder } from '@shop/contracts/orders/payment/payment'
import { listenTo } from '@shop/events'
import { createRequestFx, randomId, type RequestError } from '@shop/http'
import { cartAnswered, toastShown } from '@shop/session'
import { phrase } from '../../texts/index.ts'
import { ordersFx } from './orders.ts'
import { $address, endVisitBy, forgotten, isUnauthorized, opened } from '../visit.ts'

export const orderCancelled = createEvent<string>()
/** Its stream tells of another status. */
export const orderMoved = createEvent<void>()
export const orderRepeated = createEvent<string>()

const cancelFx = createRequestFx(cancelOrder)
const repeatFx = createRequestFx(repeatOrder)

type Repetition = InferOutput<typeof repeatOrder.answer>

/** Result of the last repeated order. */
export const $repeated = createStore<{ id: string; answer: Repetition } | null>(null, { serialize: 'ignore' })
  .on(repeatFx.done, (_, { params, result }) => ({ id: params.params?.orderId ?? '', answer: result }))
  .reset(orderRepeated, opened, forgotten)
/** Order whose repetition failed. */
export const $notRepeated = createStore<{ id: string; error: RequestError } | null>(null, { serialize: 'ignore' })
  .on(repeatFx.fail, (known, { params, error }) => (isUnauthorized(error) ? known : { id: params.params?.orderId ?? '', error }))
  .reset(orderRepeated, opened, forgotten)
/** Order being cancelled or repeated. */
export const $busyOrder = createStore<string | null>(null, { serialize: 'ignore' })
  .on([orderCancelled, orderRepeated], (_, id) => id)
  .reset(cancelFx.finally, repeatFx.finally)
/** Being packed, or ended already. */
export const $notCancelled = createStore<string | null>(null, { serialize: 'ignore' })
  .on(cancelFx.done, (_, { params, result }) => (result.result ? null : (params.params?.orderId ?? null)))
  .on(cancelFx.fail, (_, { params }) => params.params?.orderId ?? null)
  .reset(orderCancelled, opened, forgotten)

/** The first answer may be lost: repeated again, the same order keeps its key until an answer has come. */
const $wish = createStore<{ id: string; key: string } | null>(null, { serialize: 'ignore' })
  .on(orderRepeated, (wish, id) => (wish?.id === id ? wish : { id, key: randomId() }))
  .reset(repeatFx.doneData)

const callOf = (orderId: string) => ({ params: { orderId }, body: {} })

sample({ clock: orderCancelled, fn: callOf, target: cancelFx })
sample({
  clock: orderRepeated,
  source: $wish,
  fn: (wish, orderId) => ({ params: { orderId }, body: { idempotencyKey: wish?.key } }),
  target: repeatFx,
})
sample({ clock: repeatFx.doneData, fn: ({ cartData }) => cartData, target: cartAnswered })
sample({ clock: cancelFx.doneData, filter: ({ result }) => result, fn: () => ({ text: phrase('orderCancelled') }), target: toastShown })
sample({
  clock: [cancelFx.done, orderMoved, listenTo(orderChanged)],
  source: $address,
  filter: ({ section }) => section === 'ordersData',
  fn: () => ({}),
  target: ordersFx,
})
endVisitBy(cancelFx, repeatFx)
