import { createEvent, createStore, sample, type Effect, type EventCallable, type Store } from 'effector'
import { failureOf, type RequestError, type RequestParams } from '@shop/http'
import { $user } from '@shop/session'
import { createPhoneConfirmation, offerUnconfirmed, type CodeWanted, type Confirmation } from '../code/index.ts'
import type { OrderFields } from './fields.ts'

type LookFx<Answer> = Effect<RequestParams<'orderId', undefined>, Answer, RequestError>

export interface OrderFinder {
  confirmation: Confirmation<unknown>
  /** Number and phone accepted by the schema. */
  numberSubmitted: EventCallable<OrderFields>
  /** Returns from the code to the number and phone. */
  numberWanted: EventCallable<void>
  /** Clears everything typed and found. */
  forgotten: EventCallable<void>
  $draft: Store<OrderFields | null>
  $failure: Store<RequestError | null>
  $isLooking: Store<boolean>
}

/**
 * Finds an order by number and phone: confirms the phone by a code, then `lookFx` requests the order. Unknown numbers and other people's
 * get the same response.
 */
export function createOrderFinder<Answer>(lookFx: LookFx<Answer>): OrderFinder {
  const numberSubmitted = createEvent<OrderFields>()
  const numberWanted = createEvent<void>()
  const forgotten = createEvent<void>()
  const confirmation = createPhoneConfirmation({ source: 'login_form' })
  offerUnconfirmed(confirmation)
  const $draft = createStore<OrderFields | null>(null, { serialize: 'ignore' })
    .on(numberSubmitted, (_, fields) => fields)
    .reset(forgotten)
  const paramsOf = (orderId: string) => ({ params: { orderId } })

  // A phone confirmed by this session needs no second code.
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
    // After a captcha the code uses the originally chosen method.
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
