import { createEvent, createStore, sample } from 'effector'
import { captchaImage, type CaptchaReply } from '@shop/contracts/auth'
import { openDeposit, type GiftDeposit } from '@shop/contracts/deposits'
import type { ErrorCode } from '@shop/contracts/error-codes'
import { createRequestFx, type RequestError } from '@shop/http'
import { depositCode } from '../../../features/refusal/deposit-code.ts'
import type { GetCertificateUrl } from '../url.ts'

export interface Key {
  /** 7K2M-9QXD */
  number: string
  authCode: string
  /** Signs of the picture, once the server asks for them. */
  signs: string
}

export const opened = createEvent<GetCertificateUrl>()
export const keySubmitted = createEvent<Key>()
export const otherPictureAsked = createEvent<void>()

export const openFx = createRequestFx(openDeposit)
export const pictureFx = createRequestFx(captchaImage)

/** As the link of the letter names it. */
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

/** Five tries an hour, and after three of them a picture (reading 38). */
export const $picture = createStore<{ image: string; token: string } | null>(null, { serialize: 'ignore' })
  .on(pictureFx.doneData, (_, picture) => picture)
  .reset(opened)
export const $needsPicture = createStore(false, { serialize: 'ignore' })
  .on(openFx.failData, (needs, error) => needs || asksForPicture(error))
  .reset(opened, openFx.done)

sample({
  clock: keySubmitted,
  source: $picture,
  fn: (picture, { number, authCode, signs }) => ({ params: { depositId: number }, body: bodyOf(authCode, signs, picture?.token) }),
  target: openFx,
})
// A picture is good once: whatever the answer was, the next try wants another.
sample({ clock: openFx.failData, source: $needsPicture, filter: Boolean, fn: () => ({}), target: pictureFx })
sample({ clock: otherPictureAsked, fn: () => ({}), target: pictureFx })

export function bodyOf(authCode: string, signs: string, token: string | undefined): { authCode: string; captcha?: CaptchaReply } {
  return token && signs ? { authCode, captcha: { token, text: signs } } : { authCode }
}

function asksForPicture(error: RequestError) {
  return error.kind === 'http' && (error.code === 'CAPTCHA_REQUIRED' || error.code === 'WRONG_CAPTCHA')
}
