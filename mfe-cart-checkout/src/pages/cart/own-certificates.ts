import { createEvent, createStore, sample } from 'effector'
import { calculateCart } from '@shop/contracts/cart/cart'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { codeOf, createRequestFx, wordsOf } from '@shop/http'
import { cartAnswered } from '@shop/session'

/** A certificate of the account pays: cart/calculate with its number [bag.code-in-any-call]. */
export const certificateUsed = createEvent<string>()

export const applyFx = createRequestFx(calculateCart)

/** Why it was not applied: the server's text, or a code without one. */
export const $certificateFault = createStore<{ code: ErrorCode; text: string | null } | null>(null, { serialize: 'ignore' })
  .on(applyFx.doneData, (_, { result, error, message }) => (result || !error ? null : { code: error, text: message }))
  .on(applyFx.failData, (_, error) => ({ code: codeOf(error), text: wordsOf(error) }))
  .reset(certificateUsed)

sample({ clock: certificateUsed, fn: (code) => ({ body: { code } }), target: applyFx })
sample({ clock: applyFx.doneData, fn: ({ cartData }) => cartData, target: cartAnswered })
