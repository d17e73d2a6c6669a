import { combine, createEvent, createStore, sample } from 'effector'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { createPhoneConfirmation, offerUnconfirmed } from '@shop/flows/code'
import { phoneNumber } from '@shop/forms/fields/contact'
import { $user, toastShown } from '@shop/session'
import { $values } from '../draft.ts'

export interface CodeWanted {
  /** As it was typed. */
  phone: string
  /** Captcha characters. */
  signs?: string
}

export const confirmation = createPhoneConfirmation({ source: 'cart' })
offerUnconfirmed(confirmation)
export const codeWanted = createEvent<CodeWanted>()

const $number = $values.map((values) => phoneNumber(values?.phone ?? ''))

const $ownConfirmed = createStore<string | null>(null, { serialize: 'ignore' }).on(confirmation.confirmed, (_, { login }) => login)
/** Signed in with a phone: enough to order, whatever number is left [checkout.phone-confirmed]. */
export const $hasAccountPhone = $user.map(({ isAuth, phone }) => isAuth && phone !== null)
/** Confirmed by sign-in or by a code. */
export const $confirmedPhone = combine($user, $ownConfirmed, (user, own) => own ?? user.confirmedPhone ?? (user.isAuth ? user.phone : null))

export const $isConfirmed = combine($number, $confirmedPhone, (number, confirmed) => number === confirmed)

/** A pending code for exactly this number. */
export const $code = combine(confirmation.$sent, $number, $confirmedPhone, (sent, number, confirmed) =>
  sent?.login === number && number !== confirmed ? sent : null,
)

/** Why no code was sent to this number. */
export const $sendError = combine(confirmation.$sendError, confirmation.$wanted, $number, (error, wanted, number): ErrorCode | null =>
  wanted?.login === number ? error : null,
)

sample({ clock: codeWanted, fn: ({ phone, signs }) => ({ login: phoneNumber(phone), signs }), target: confirmation.codeWanted })
sample({
  clock: confirmation.confirmed,
  filter: ({ answer: { merged } }) => Boolean(merged?.message),
  fn: ({ answer: { merged } }) => ({ text: merged?.message ?? '' }),
  target: toastShown,
})
