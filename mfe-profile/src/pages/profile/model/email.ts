import { createEvent, createStore, sample } from 'effector'
import { captchaImage, type CodeState } from '@shop/contracts/auth'
import { confirmEmail, sendEmailCode } from '@shop/contracts/email-confirmation'
import type { ErrorCode } from '@shop/contracts/error-codes'
import { codeOf, createRequestFx, type RequestError } from '@shop/http'
import { forgotten, isUnauthorized, refused } from './visit.ts'

/** Without signs at first; with them when a picture was asked for. */
export const emailCodeAsked = createEvent<{ signs: string }>()
export const emailCodeSubmitted = createEvent<{ email: string; code: string }>()
export const otherPictureAsked = createEvent<void>()

export const sendEmailCodeFx = createRequestFx(sendEmailCode)
export const confirmEmailFx = createRequestFx(confirmEmail)
export const pictureFx = createRequestFx(captchaImage)

/** The code on its way, and the moment (ms since 1970) from which the next may be asked for. */
export const $emailCode = createStore<(CodeState & { resendAt: number }) | null>(null, { serialize: 'ignore' })
  .on(sendEmailCodeFx.doneData, (_, { code }) => ({ ...code, resendAt: Date.now() + code.resendIn * 1000 }))
  .reset(confirmEmailFx.done, forgotten)

export const $emailError = createStore<ErrorCode | null>(null, { serialize: 'ignore' })
  .on([sendEmailCodeFx.failData, confirmEmailFx.failData], (_, error) => (asksForPicture(error) ? wrongPicture(error) : codeOf(error)))
  .reset(emailCodeAsked, emailCodeSubmitted, forgotten)

export const $emailPicture = createStore<{ image: string; token: string } | null>(null, { serialize: 'ignore' })
  .on(pictureFx.doneData, (_, picture) => picture)
  .reset(sendEmailCodeFx.done, forgotten)
export const $needsPicture = createStore(false, { serialize: 'ignore' })
  .on(sendEmailCodeFx.failData, (needs, error) => needs || asksForPicture(error))
  .reset(sendEmailCodeFx.done, forgotten)

sample({
  clock: emailCodeAsked,
  source: $emailPicture,
  fn: (picture, { signs }) => ({ body: picture && signs ? { captcha: { token: picture.token, text: signs } } : {} }),
  target: sendEmailCodeFx,
})
sample({ clock: emailCodeSubmitted, fn: (body) => ({ body }), target: confirmEmailFx })
// A picture is good once: the next try wants another.
sample({ clock: sendEmailCodeFx.failData, source: $needsPicture, filter: Boolean, fn: () => ({}), target: pictureFx })
sample({ clock: otherPictureAsked, fn: () => ({}), target: pictureFx })
sample({ clock: [sendEmailCodeFx.failData, confirmEmailFx.failData], filter: isUnauthorized, fn: () => undefined, target: refused })

function asksForPicture(error: RequestError) {
  return error.kind === 'http' && (error.code === 'CAPTCHA_REQUIRED' || error.code === 'WRONG_CAPTCHA')
}

/** The first picture is no complaint, a wrong answer to one is. */
function wrongPicture(error: RequestError) {
  return codeOf(error) === 'WRONG_CAPTCHA' ? 'WRONG_CAPTCHA' : null
}
