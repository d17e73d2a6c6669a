import { createEvent, createStore, sample } from 'effector'
import { orderChanged } from '@shop/contracts/events/order-changed'
import { cancelOrder } from '@shop/contracts/orders/payment/payment'
import { listenTo } from '@shop/events'
import { createRepeat } from '@shop/flows/repeat-order'
import { createRequestFx } from '@shop/http'
import { toastShown } from '@shop/session'
import { phrase } from '../../texts/index.ts'
import { ordersFx } from './orders.ts'
import { $address, endVisitBy, forgotten, isUnauthorized, opened } from '../visit.ts'

export const orderCancelled = createEvent<string>()
/** Its stream tells of another status. */
export const orderMoved = createEvent<void>()

const cancelFx = createRequestFx(cancelOrder)
const repeat = createRepeat()

export const orderRepeated = repeat.wanted

/** Result of the last repeated order. */
export const $repeated = repeat.$answered.reset(opened, forgotten)
/** Order whose repetition failed; a session that is over leads to the sign-in instead. */
export const $notRepeated = repeat.$failed
  .reset(opened, forgotten)
  .map((failed) => (failed && isUnauthorized(failed.error) ? null : failed))
/** Order being cancelled or repeated. */
export const $busyOrder = createStore<string | null>(null, { serialize: 'ignore' })
  .on([orderCancelled, orderRepeated], (_, id) => id)
  .reset(cancelFx.finally, repeat.fx.finally)
/** Being packed, or ended already. */
export const $notCancelled = createStore<string | null>(null, { serialize: 'ignore' })
  .on(cancelFx.done, (_, { params, result }) => (result.result ? null : (params.params?.orderId ?? null)))
  .on(cancelFx.fail, (_, { params }) => params.params?.orderId ?? null)
  .reset(orderCancelled, opened, forgotten)

const callOf = (orderId: string) => ({ params: { orderId }, body: {} })

sample({ clock: orderCancelled, fn: callOf, target: cancelFx })
sample({ clock: cancelFx.doneData, filter: ({ result }) => result, fn: () => ({ text: phrase('orderCancelled') }), target: toastShown })
sample({
  clock: [cancelFx.done, orderMoved, listenTo(orderChanged)],
  source: $address,
  filter: ({ section }) => section === 'ordersData',
  fn: () => ({}),
  target: ordersFx,
})
endVisitBy(cancelFx, repeat.fx)
