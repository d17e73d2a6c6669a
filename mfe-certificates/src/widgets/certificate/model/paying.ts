import { createEvent, createStore, sample } from 'effector'
import { removeDeposit } from '@shop/contracts/cart/cart-actions'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { CartTender } from '@shop/contracts/cart/full-cart'
import { replyTo } from '@shop/flows/captcha'
import { codeOf, createRequestFx } from '@shop/http'
import { cartAnswered } from '@shop/session'
import { captcha, faultOf, payFx } from './calls.ts'
import { $place, begun, keySubmitted } from './visit.ts'

/** Removes the certificate from the order. */
export const removed = createEvent<string>()
const removeFx = createRequestFx(removeDeposit, { parallel: true })

/** The applied certificate. */
export const $paid = createStore<CartTender | null>(null, { serialize: 'ignore' })
  .on(payFx.done, (paid, { params: { body }, result }) => result.cartData.deposits.find(({ code }) => code === body?.code) ?? paid)
  .reset(begun)

export const $payError = createStore<ErrorCode | null>(null, { serialize: 'ignore' })
  .on(payFx.doneData, (_, answer) => faultOf(answer))
  .on(payFx.failData, (_, error) => codeOf(error))
  .reset(keySubmitted, begun)

sample({
  clock: keySubmitted,
  source: { place: $place, picture: captcha.$picture },
  filter: ({ place }) => place === 'bag',
  fn: ({ picture }, { number, authCode, signs }) => ({
    body: { code: number, auth_code: authCode, ...replyTo(picture, signs) },
  }),
  target: payFx,
})
sample({ clock: removed, fn: (code) => ({ body: { code } }), target: removeFx })
sample({ clock: [payFx.doneData, removeFx.doneData], fn: ({ cartData }) => cartData, target: cartAnswered })
