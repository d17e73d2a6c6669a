import { createStore, type Event, type StoreWritable } from 'effector'
import type { RequestError } from './request-error.ts'

interface FailingCall {
  failData: Event<RequestError>
}

const failuresOf = (calls: FailingCall[]) => calls.map(({ failData }) => failData)

/** The failure of the last of these calls, initially null: `failureOf(showFx).reset(opened, retried)`. The model decides what resets it. */
export const failureOf = (...calls: FailingCall[]): StoreWritable<RequestError | null> =>
  createStore<RequestError | null>(null).on(failuresOf(calls), (_, error) => error)

/** The same for personal calls, never in a document; `isAnswered` failures, such as a 401 that leads to the sign-in, change nothing. */
export const failureExcept = (isAnswered: (error: RequestError) => boolean, ...calls: FailingCall[]): StoreWritable<RequestError | null> =>
  createStore<RequestError | null>(null, { serialize: 'ignore' }).on(failuresOf(calls), (known, error) =>
    isAnswered(error) ? known : error,
  )
