import { combine, createEvent, createStore, sample } from 'effector'
import { calculateCart } from '@shop/contracts/cart/cart'
import { removeDeposit } from '@shop/contracts/cart/cart-actions'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { codeOf, createRequestFx, wordsOf } from '@shop/http'
import { cartAnswered } from '@shop/session'

/** A certificate of the account pays: cart/calculate with its number [bag.code-in-any-call]. */
export const certificateUsed = createEvent<string>()

/** Takes its number off the order. */
export const certificateRemoved = createEvent<string>()

const applyFx = createRequestFx(calculateCart)
const removeFx = createRequestFx(removeDeposit)

export const $isApplying = combine(applyFx.pending, removeFx.pending, (applies, removes) => applies || removes)

/** Why it was not applied: the server's text, or a code without one. */
export const $certificateFault = createStore<{ code: ErrorCode; text: string | null } | null>(null, { serialize: 'ignore' })
  .on(applyFx.doneData, (_, { result, error, message }) => (result || !error ? null : { code: error, text: message }))
  .on([applyFx.failData, removeFx.failData], (_, error) => ({ code: codeOf(error), text: wordsOf(error) }))
  .reset(certificateUsed, certificateRemoved)

sample({ clock: certificateUsed, fn: (code) => ({ body: { code } }), target: applyFx })
sample({ clock: certificateRemoved, fn: (code) => ({ body: { code } }), target: removeFx })
sample({ clock: [applyFx.doneData, removeFx.doneData], fn: ({ cartData }) => cartData, target: cartAnswered })
