import { createStore, type Event, type StoreWritable } from 'effector'
import type { RequestError } from './request-error.ts'

/** The failure of the last of these calls, initially null: `failureOf(showFx).reset(opened, retried)`. The model decides what resets it. */
export const failureOf = (...calls: { failData: Event<RequestError> }[]): StoreWritable<RequestError | null> =>
  createStore<RequestError | null>(null).on(
    calls.map(({ failData }) => failData),
    (_, error) => error,
  )
