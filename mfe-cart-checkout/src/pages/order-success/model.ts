import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { checkoutStepReached } from '@shop/contracts/events/checkout-step'
import { lastOrder } from '@shop/contracts/orders/last-order'
import { cancelByLink, type LinkedOrder, orderByLink } from '@shop/contracts/orders/order-by-link'
import { type AccountOffer, orderSuccess, type PurchaseAnalytics, type SuccessData } from '@shop/contracts/orders/order'
import type { OrderStatus } from '@shop/contracts/orders/order-status'
import type { CourierOnTheWay } from '@shop/contracts/orders/tracking'
import { orderChanged } from '@shop/contracts/events/order-changed'
import { cancelOrder } from '@shop/contracts/orders/payment/payment'
import { purchaseMade } from '@shop/contracts/events/purchase'
import { emitterOf, listenTo } from '@shop/events'
import { createRequestFx, failureOf, isNotFound, localStore } from '@shop/http'
import { $isHydrated } from '@shop/session'
import * as v from 'valibot'
import { bagRequested } from '#features/bag/model/loading.ts'
import type { SuccessUrl } from './url.ts'

export const opened = createEvent<SuccessUrl>()
export const retried = createEvent<void>()
export const orderCancelled = createEvent<void>()
/** Its stream tells of another status. */
export const orderMoved = createEvent<void>()

const successFx = createRequestFx(orderSuccess)
const lastFx = createRequestFx(lastOrder)
const linkedFx = createRequestFx(orderByLink)
const cancelFx = createRequestFx(cancelByLink)
const cancelOwnFx = createRequestFx(cancelOrder)

const $orderId = createStore<string | null>(null, { serialize: 'ignore' })
  .on(opened, (_, { orderId }) => orderId)
  .on(lastFx.doneData, (_, { orderId }) => orderId)

export const $key = createStore<string | null>(null, { serialize: 'ignore' }).on(opened, (_, { key }) => key)

export const $order = createStore<SuccessData['order'] | null>(null, { serialize: 'ignore' })
  .on(successFx.doneData, (_, { order }) => order)
  .reset(opened)
export const $ways = createStore<SuccessData['ways'] | null>(null, { serialize: 'ignore' })
  .on(successFx.doneData, (_, { ways }) => ways)
  .reset(opened)
/** The courier of this order; null while it is not on its way. */
export const $courier = createStore<CourierOnTheWay | null>(null, { serialize: 'ignore' })
  .on(successFx.doneData, (_, { courier }) => courier ?? null)
  .reset(opened)
/** What a guest is offered; null for everybody else. */
export const $accountOffer = createStore<AccountOffer | null>(null, { serialize: 'ignore' })
  .on(successFx.doneData, (_, { accountOffer }) => accountOffer ?? null)
  .reset(opened)
/** An order opened by the link of its email, in any browser. */
export const $linkedOrder = createStore<LinkedOrder | null>(null, { serialize: 'ignore' })
  .on([linkedFx.doneData, cancelFx.doneData], (_, { order }) => order)
  .reset(opened)
export const $isCancelling = combine(cancelFx.pending, cancelOwnFx.pending, (byLink, own) => byLink || own)
/** Cancellation fails if packing or payment has started meanwhile. */
export const $hasCancelFailed = createStore(false, { serialize: 'ignore' })
  .on([cancelFx.doneData, cancelOwnFx.doneData], (_, { result }) => !result)
  .on([cancelFx.failData, cancelOwnFx.failData], () => true)
  .reset(opened, orderCancelled)
const $failure = failureOf(successFx, lastFx, linkedFx).reset(opened, retried, linkedFx)

const $isNone = createStore(false, { serialize: 'ignore' })
  .on(lastFx.doneData, (_, { orderId }) => orderId === null)
  .on(linkedFx.failData, (known, error) => known || isNotFound(error))
  .reset(opened)

export type SuccessView = 'loading' | 'failed' | 'none' | 'order' | 'linked'
export const $view = combine($order, $linkedOrder, $failure, $isNone, (order, linked, failure, isNone): SuccessView => {
  if (order) return 'order'
  if (linked) return 'linked'
  if (isNone) return 'none'
  return failure ? 'failed' : 'loading'
})

// Orders are personal: loaded in the browser only.
sample({ clock: opened, filter: ({ orderId }) => orderId === null && !__SERVER__, fn: () => ({}), target: lastFx })
sample({
  clock: [opened, retried],
  source: $orderId,
  filter: (id) => id !== null && !__SERVER__,
  fn: (id) => ({ params: { orderId: id as string } }),
  target: successFx,
})
sample({ clock: retried, source: $orderId, filter: (id) => id === null, fn: () => ({}), target: lastFx })
sample({
  clock: lastFx.doneData,
  filter: ({ orderId }) => orderId !== null,
  fn: ({ orderId }) => ({ params: { orderId: orderId as string } }),
  target: successFx,
})
sample({
  clock: successFx.failData,
  source: $key,
  filter: (key, error) => key === null && isNotFound(error),
  fn: () => true,
  target: $isNone,
})
// The owner sees the full order; a link shows less.
sample({
  clock: successFx.failData,
  source: $key,
  filter: (key, error) => key !== null && isNotFound(error),
  fn: (key) => ({ params: { token: key as string } }),
  target: linkedFx,
})
sample({
  clock: orderCancelled,
  source: { order: $order, key: $key },
  filter: ({ order, key }) => order === null && key !== null,
  fn: ({ key }) => ({ params: { token: key as string }, body: {} }),
  target: cancelFx,
})
sample({
  clock: orderCancelled,
  source: $order,
  filter: Boolean,
  fn: ({ id }) => ({ params: { orderId: id }, body: {} }),
  target: cancelOwnFx,
})
// Reloads after a cancellation, a change of the pickup point or of the status.
sample({
  clock: [cancelOwnFx.done, orderMoved, listenTo(orderChanged)],
  source: $order,
  filter: Boolean,
  fn: ({ id }) => ({ params: { orderId: id } }),
  target: successFx,
})
sample({
  clock: [orderMoved, listenTo(orderChanged)],
  source: { order: $order, key: $key },
  filter: ({ order, key }) => order === null && key !== null,
  fn: ({ key }) => ({ params: { token: key as string } }),
  target: linkedFx,
})
// The order emptied the bag: updates the header's count.
sample({ clock: opened, source: $isHydrated, filter: Boolean, fn: () => undefined, target: bagRequested })

const TOLD = 'purchases-told'
/** Keeps the last hundred transaction ids. */
const MAX_TOLD = 100

const Told = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), [])
const NO_PURCHASE: readonly OrderStatus[] = ['created', 'expired', 'cancelled', 'refunded']

/** Sends the purchase once per transaction_id, across reloads and tabs. */
const tellFx = createEffect(({ transaction_id, affiliation, value, shipping, currency, coupon, items }: PurchaseAnalytics) => {
  const told = v.parse(Told, localStore.get(TOLD) ?? '[]')
  // An order of free goods alone is no purchase.
  if (value === 0 || told.includes(transaction_id)) return null
  localStore.set(TOLD, JSON.stringify([...told, transaction_id].slice(-MAX_TOLD)))
  return { transaction_id, affiliation, value, shipping, currency, coupon, items }
})

// A purchase is an order that goes on: an unpaid, cancelled or returned one, opened later, is none.
sample({
  clock: successFx.doneData,
  filter: ({ order }) => !NO_PURCHASE.includes(order.status),
  fn: ({ analytics }) => analytics,
  target: tellFx,
})
sample({ clock: tellFx.doneData, filter: Boolean, target: emitterOf(purchaseMade, 'mfe-cart-checkout') })
/** Analytics step 7: the thank-you page. */
sample({
  clock: tellFx.doneData,
  filter: Boolean,
  fn: () => ({ step: 7 as const }),
  target: emitterOf(checkoutStepReached, 'mfe-cart-checkout'),
})
