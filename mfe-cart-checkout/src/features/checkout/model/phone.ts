import { combine, createEvent, createStore, sample } from 'effector'
import { GUEST } from '@shop/contracts/account/common-data'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { createPhoneConfirmation, offerUnconfirmed } from '@shop/flows/code'
import { phoneNumber } from '@shop/forms/fields/contact'
import { $user, toastShown, userChanged } from '@shop/session'
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
/** The server knows of no confirmed phone: the session ended in mid-checkout. */
export const sessionOver = createEvent<void>()

// A code that was sent in the former session is no longer valid: a new one is requested.
sample({ clock: sessionOver, target: confirmation.forgotten })

const $number = $values.map((values) => phoneNumber(values?.phone ?? ''))

const $ownConfirmed = createStore<string | null>(null, { serialize: 'ignore' })
  .on(confirmation.confirmed, (_, { login }) => login)
  .reset(sessionOver)
/** The session ended: the account that the page knows is ignored until the next sign-in. */
const $isSessionOver = createStore(false, { serialize: 'ignore' })
  .on(sessionOver, () => true)
  .on(userChanged, () => false)
/** The account, as far as the server still knows it. */
export const $account = combine($user, $isSessionOver, (user, isOver) => (isOver ? GUEST : user))
/** Signed in with a phone: enough to order, whatever number is left [checkout.phone-confirmed]. */
export const $hasAccountPhone = $account.map(({ isAuth, phone }) => isAuth && phone !== null)
/** Confirmed by sign-in or by a code. */
export const $confirmedPhone = combine(
  $account,
  $ownConfirmed,
  (user, own) => own ?? user.confirmedPhone ?? (user.isAuth ? user.phone : null),
)

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
