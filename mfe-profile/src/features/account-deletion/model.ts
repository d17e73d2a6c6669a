import { combine, createEvent, createStore, sample } from 'effector'
import { deleteAccount, sendDeletionCode } from '@shop/contracts/account/account-deletion'
import { createConfirmation, type CheckCall, type CodeWanted, type SendCall } from '@shop/flows/code'
import { createCallFx, createRequestFx, failureOf } from '@shop/http'
import { $user } from '@shop/session'
import { signedOut } from '../sign-out/signed-out.ts'
import type { Fields } from './fields.ts'

export const opened = createEvent<void>()
export const edited = createEvent<boolean>()
/** Valid form values. */
export const submitted = createEvent<Fields>()
/** Returns from the code to the phone. */
export const otherPhoneWanted = createEvent<void>()

const sendFx = createRequestFx(sendDeletionCode)
const deleteFx = createRequestFx(deleteAccount)

export const confirmation = createConfirmation({
  sendFx: createCallFx(({ login, method = 'sms', captcha }: SendCall) =>
    sendFx({ body: { phone: login, method, ...(captcha && { captcha }) } }),
  ),
  checkFx: createCallFx(({ login, code }: CheckCall) => deleteFx({ body: { phone: login, code } })),
})

/** Why no code was sent. */
export const $failure = failureOf(sendFx).reset(opened, submitted, otherPhoneWanted, confirmation.codeSent)
/** Submitted values, restored by "change the phone". */
export const $draft = createStore<Fields | null>(null, { serialize: 'ignore' })
  .on(submitted, (_, fields) => fields)
  .reset(opened)

export interface Deletion {
  phone: string
  /** ISO 8601: when the data is erased. */
  at: string
}
export const $deletion = createStore<Deletion | null>(null, { serialize: 'ignore' })
  .on(confirmation.confirmed, (_, { login, answer }) => ({ phone: login, at: answer.deletedAt }))
  .reset(opened)

const $isEdited = createStore(false, { serialize: 'ignore' })
  .on(edited, (_, isEdited) => isEdited)
  .reset(opened, confirmation.confirmed)
/** A version swap waits while a code is pending. */
export const $dirty = combine(
  $isEdited,
  confirmation.$sent,
  $deletion,
  (isEdited, sent, done) => done === null && (isEdited || sent !== null),
)

sample({
  clock: submitted,
  source: confirmation.$wanted,
  // After a captcha the code uses the original method.
  fn: (wanted, { phone, signs }): CodeWanted => (wanted?.login === phone ? { ...wanted, signs } : { login: phone, signs }),
  target: confirmation.codeWanted,
})
sample({ clock: [opened, otherPhoneWanted], fn: () => undefined, target: confirmation.forgotten })
// Deleting another account keeps this shopper signed in.
sample({
  clock: confirmation.confirmed,
  source: $user,
  filter: ({ phone }, { login }) => phone === login,
  fn: () => undefined,
  target: signedOut,
})
