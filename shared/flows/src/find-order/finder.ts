import { createEvent, createStore, sample, type Effect, type EventCallable, type Store } from 'effector'
import { failureOf, type RequestError, type RequestParams } from '@shop/http'
import { $user } from '@shop/session'
import { createPhoneConfirmation, type CodeWanted, type Confirmation } from '../code/index.ts'
import type { OrderFields } from './fields.ts'

type LookFx<Answer> = Effect<RequestParams<'orderId', undefined>, Answer, RequestError>

export interface OrderFinder {
  confirmation: Confirmation<unknown>
  /** Number and phone that the schema has accepted. */
  numberSubmitted: EventCallable<OrderFields>
  /** Back from the code to the number and the phone. */
  numberWanted: EventCallable<void>
  /** Everything typed and found is forgotten. */
  forgotten: EventCallable<void>
  $draft: Store<OrderFields | null>
  $failure: Store<RequestError | null>
  $isLooking: Store<boolean>
}

/**
 * An order by its number and the phone that it was made with: a code shows that the phone is the shopper's, then `lookFx` asks for
 * the order. Numbers that nobody has and those of others are answered alike.
 */
export function createOrderFinder<Answer>(lookFx: LookFx<Answer>): OrderFinder {
  const numberSubmitted = createEvent<OrderFields>()
  const numberWanted = createEvent<void>()
  const forgotten = createEvent<void>()
  const confirmation = createPhoneConfirmation({ source: 'login_form' })
  const $draft = createStore<OrderFields | null>(null, { serialize: 'ignore' })
    .on(numberSubmitted, (_, fields) => fields)
    .reset(forgotten)
  const paramsOf = (orderId: string) => ({ params: { orderId } })

  // A phone that this session has confirmed needs no second code.
  sample({
    clock: numberSubmitted,
    source: $user,
    filter: ({ confirmedPhone }, { phone }) => confirmedPhone === phone,
    fn: (_, { number }) => paramsOf(number),
    target: lookFx,
  })
  sample({
    clock: numberSubmitted,
    source: { user: $user, wanted: confirmation.$wanted },
    filter: ({ user }, { phone }) => user.confirmedPhone !== phone,
    // After a picture the code goes the way that was asked for.
    fn: ({ wanted }, { phone, signs }): CodeWanted => (wanted?.login === phone ? { ...wanted, signs } : { login: phone, signs }),
    target: confirmation.codeWanted,
  })
  sample({ clock: confirmation.confirmed, source: $draft, filter: Boolean, fn: ({ number }) => paramsOf(number), target: lookFx })
  sample({ clock: [forgotten, numberWanted, lookFx.finally], fn: () => undefined, target: confirmation.forgotten })
  return {
    confirmation,
    numberSubmitted,
    numberWanted,
    forgotten,
    $draft,
    $failure: failureOf(lookFx).reset(forgotten, numberSubmitted, numberWanted),
    $isLooking: lookFx.pending,
  }
}
