import { createEvent, sample } from 'effector'
import { authenticateFully } from '@shop/contracts/auth/password'
import { createCaptcha, replyTo } from '@shop/flows/captcha'
import { $favoritesToMerge } from '@shop/flows/code'
import { codeOf, createRequestFx, failureOf } from '@shop/http'
import { $source, started } from './step.ts'

export interface PasswordLogin {
  login: string
  password: string
  /** Captcha characters, if required. */
  signs: string
}

export const passwordSubmitted = createEvent<PasswordLogin>()
export const passwordFx = createRequestFx(authenticateFully)

export const passwordCaptcha = createCaptcha({
  refused: passwordFx.failData.map(codeOf),
  over: sample({ clock: [passwordFx.done, started], fn: () => undefined }),
})

export const $passwordFailure = failureOf(passwordFx).reset(started, passwordSubmitted)

sample({
  clock: passwordSubmitted,
  source: { picture: passwordCaptcha.$picture, source: $source, favorites: $favoritesToMerge },
  fn: ({ picture, source, favorites }, { login, password, signs }) => ({
    body: { login, password, source, favorites, ...replyTo(picture, signs) },
  }),
  target: passwordFx,
})
