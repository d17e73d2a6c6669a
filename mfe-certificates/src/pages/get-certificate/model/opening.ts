import { createEvent, createStore, sample } from 'effector'
import { openDeposit, type GiftDeposit } from '@shop/contracts/certificates/deposits'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { createCaptcha, replyTo } from '@shop/flows/captcha'
import { codeOf, createRequestFx } from '@shop/http'
import type { Key } from '#features/key/key.ts'
import { depositCode } from '#features/refusal/deposit-code.ts'
import type { GetCertificateUrl } from '../url.ts'

export const opened = createEvent<GetCertificateUrl>()
export const keySubmitted = createEvent<Key>()

export const openFx = createRequestFx(openDeposit)

/** From the letter's link. */
export const $number = createStore('').on(opened, (_, { number }) => number)

export const $key = createStore<Key | null>(null, { serialize: 'ignore' })
  .on(keySubmitted, (_, key) => key)
  .reset(opened)

/** The opened certificate. */
export const $gift = createStore<GiftDeposit | null>(null, { serialize: 'ignore' })
  .on(openFx.doneData, (_, { deposit }) => deposit)
  .reset(opened)

export const $error = createStore<ErrorCode | null>(null, { serialize: 'ignore' })
  .on(openFx.failData, (_, error) => depositCode(error, 'DEPOSIT_DATA'))
  .reset(opened, keySubmitted)

/** Five attempts per hour, a captcha after three. */
export const captcha = createCaptcha({
  refused: openFx.failData.map(codeOf),
  over: sample({ clock: [opened, openFx.done], fn: () => undefined }),
})

sample({
  clock: keySubmitted,
  source: { picture: captcha.$picture, isOpening: openFx.pending },
  // The last digit submits, and so does the button: two calls would be two of the five attempts.
  filter: ({ isOpening }) => !isOpening,
  fn: ({ picture }, { number, authCode, signs }) => ({ params: { depositId: number }, body: { authCode, ...replyTo(picture, signs) } }),
  target: openFx,
})
