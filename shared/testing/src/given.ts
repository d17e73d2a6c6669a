import type { Effect, Store, StoreWritable } from 'effector'

/** A store with its initial value. */
export type Given = [StoreWritable<unknown>, unknown]

/** For `values: [given($user, anna)]`: type-checks the value. */
export const given = <Value>(store: Store<Value>, value: NoInfer<Value>): Given => [store as StoreWritable<unknown>, value]

/** For `handlers: [...wire.handlers, handled(leaveFx, left)]`: a typed effect handler. */
export const handled = <Params, Done, Fail>(
  effect: Effect<Params, Done, Fail>,
  handler: (params: Params) => NoInfer<Done> | Promise<NoInfer<Done>>,
): [Effect<Params, Done, Fail>, (params: Params) => unknown] => [effect, handler]
