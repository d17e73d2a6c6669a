import { createEvent, createStore, sample } from 'effector'
import { repeatOrder } from '@shop/contracts/orders/order-calls'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { codeOf, createRequestFx, randomId } from '@shop/http'
import { cartAnswered } from '@shop/session'

export const repeatWanted = createEvent<string>()
export const repeatFx = createRequestFx(repeatOrder)
/** Something is in the bag again: the view leads there. */
export const $isRepeated = createStore(false, { serialize: 'ignore' })
  .on(repeatFx.doneData, (_, { result }) => result)
  .reset(repeatWanted)
/** Everything has been sold meanwhile. */
export const $isSoldOut = createStore(false, { serialize: 'ignore' })
  .on(repeatFx.doneData, (_, { result }) => !result)
  .reset(repeatWanted)
export const $repeatFault = createStore<ErrorCode | null>(null, { serialize: 'ignore' })
  .on(repeatFx.failData, (_, error) => codeOf(error))
  .reset(repeatWanted)

/** A lost answer is asked for again by the same key: nothing is added twice. */
const $key = createStore<{ id: string; key: string } | null>(null, { serialize: 'ignore' })
  .on(repeatWanted, (wish, id) => (wish?.id === id ? wish : { id, key: randomId() }))
  .reset(repeatFx.doneData)
sample({
  clock: repeatWanted,
  source: { wish: $key, busy: repeatFx.pending },
  filter: ({ busy }) => !busy,
  fn: ({ wish }, orderId) => ({ params: { orderId }, body: { idempotencyKey: wish?.key } }),
  target: repeatFx,
})
sample({ clock: repeatFx.doneData, fn: ({ cartData }) => cartData, target: cartAnswered })
