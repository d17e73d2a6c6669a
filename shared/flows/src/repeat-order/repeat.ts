import { createEvent, createStore, sample } from 'effector'
import { repeatOrder } from '@shop/contracts/orders/order-calls'
import { createRequestFx, randomId, type RequestError } from '@shop/http'
import { cartAnswered } from '@shop/session'
import type { InferOutput } from 'valibot'

type Answer = InferOutput<typeof repeatOrder.answer>

export type Repeat = ReturnType<typeof createRepeat>

/**
 * Puts the pieces of an order back into the bag, those that are left. An answer that was lost is asked for again by the same key, so nothing
 * is added twice [bag.retry-adds-once].
 */
export function createRepeat() {
  /** Id of the order. */
  const wanted = createEvent<string>()
  const fx = createRequestFx(repeatOrder)
  const $answered = createStore<{ id: string; answer: Answer } | null>(null, { serialize: 'ignore' })
    .on(fx.done, (_, { params, result }) => ({ id: params.params?.orderId ?? '', answer: result }))
    .reset(wanted)
  const $failed = createStore<{ id: string; error: RequestError } | null>(null, { serialize: 'ignore' })
    .on(fx.fail, (_, { params, error }) => ({ id: params.params?.orderId ?? '', error }))
    .reset(wanted)
  const $wish = createStore<{ id: string; key: string } | null>(null, { serialize: 'ignore' })
    .on(wanted, (wish, id) => (wish?.id === id ? wish : { id, key: randomId() }))
    .reset(fx.doneData)
  sample({
    clock: wanted,
    source: $wish,
    fn: (wish, orderId) => ({ params: { orderId }, body: { idempotencyKey: wish?.key } }),
    target: fx,
  })
  sample({ clock: fx.doneData, fn: ({ cartData }) => cartData, target: cartAnswered })
  return { wanted, fx, $answered, $failed }
}
