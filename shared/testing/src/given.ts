import type { Effect, Store, StoreWritable } from 'effector'

/** A store and the value that a test starts from. */
export type Given = [StoreWritable<unknown>, unknown]

/** For `values: [given($user, anna)]`: the compiler checks that the value fits the store. */
export const given = <Value>(store: Store<Value>, value: NoInfer<Value>): Given => [store as StoreWritable<unknown>, value]

/** For `handlers: [...wire.handlers, handled(leaveFx, left)]`: an effect that a test answers itself. */
export const handled = <Params, Done, Fail>(
  effect: Effect<Params, Done, Fail>,
  handler: (params: Params) => NoInfer<Done> | Promise<NoInfer<Done>>,
): [Effect<Params, Done, Fail>, (params: Params) => unknown] => [effect, handler]
