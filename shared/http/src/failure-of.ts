import { createStore, type Event, type StoreWritable } from 'effector'
import type { RequestError } from './request-error.ts'

/**
 * Why the last of these calls failed, null at first: `failureOf(showFx).reset(opened, retried)`. What makes it null again is the
 * model's to say.
 */
export const failureOf = (...calls: { failData: Event<RequestError> }[]): StoreWritable<RequestError | null> =>
  createStore<RequestError | null>(null).on(
    calls.map(({ failData }) => failData),
    (_, error) => error,
  )
