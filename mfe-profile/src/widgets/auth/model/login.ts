import { createEvent, createStore, sample } from 'effector'
import { captchaImage, identification } from '@shop/contracts/auth'
import type { ErrorCode } from '@shop/contracts/error-codes'
import { codeOf, createRequestFx, type RequestError } from '@shop/http'
import { $source, started, stepTaken } from './step.ts'

/** An E.164 phone or an e-mail. */
export const loginSubmitted = createEvent<string>()
export const captchaSubmitted = createEvent<string>()
export const otherPictureAsked = createEvent<void>()

export const identifyFx = createRequestFx(identification)
export const pictureFx = createRequestFx(captchaImage)

export const $login = createStore('', { serialize: 'ignore' }).on(loginSubmitted, (_, login) => login)

/** Why no code is on its way: a first picture is no complaint, a wrong answer to one is. */
export const $loginError = createStore<ErrorCode | null>(null, { serialize: 'ignore' })
  .on(identifyFx.failData, (_, error) => (isRefusal(error, 'CAPTCHA_REQUIRED') ? null : codeOf(error)))
  .reset(started, loginSubmitted, captchaSubmitted)

export const $picture = createStore<{ image: string; token: string } | null>(null, { serialize: 'ignore' })
  .on(pictureFx.doneData, (_, picture) => picture)
  .reset(started)

sample({ clock: loginSubmitted, source: $source, fn: (source, login) => ({ body: { login, source } }), target: identifyFx })
sample({
  clock: captchaSubmitted,
  source: { login: $login, source: $source, picture: $picture },
  fn: ({ login, source, picture }, text) => ({ body: { login, source, captcha: { token: picture?.token ?? '', text } } }),
  target: identifyFx,
})

/** The server doubts that a person asks: wherever a code was asked for, a picture comes first. */
export const pictureNeeded = createEvent<void>()
sample({ clock: identifyFx.failData, filter: needsPicture, fn: () => undefined, target: pictureNeeded })
sample({ clock: pictureNeeded, fn: () => 'captcha' as const, target: stepTaken })
sample({ clock: [pictureNeeded, otherPictureAsked], fn: () => ({}), target: pictureFx })

export function needsPicture(error: RequestError) {
  return isRefusal(error, 'CAPTCHA_REQUIRED') || isRefusal(error, 'WRONG_CAPTCHA')
}

function isRefusal(error: RequestError, code: ErrorCode) {
  return error.kind === 'http' && error.code === code
}
