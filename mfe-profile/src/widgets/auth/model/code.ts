import { createEvent, createStore, sample } from 'effector'
import { authenticate, confirmPhone, sendCode, type CodeMethod, type CodeState } from '@shop/contracts/auth'
import type { ErrorCode } from '@shop/contracts/error-codes'
import { codeOf, createRequestFx } from '@shop/http'
import { $favorites } from '@shop/session'
import { $login, identifyFx, needsPicture, pictureNeeded } from './login.ts'
import { $source, started, stepTaken } from './step.ts'

/** A code on its way, and the moment (ms since 1970) from which the next may be asked for. */
export interface SentCode extends CodeState {
  resendAt: number
}

export const codeTyped = createEvent<string>()
export const codeSubmitted = createEvent<string>()
export const resendAsked = createEvent<CodeMethod>()

export const confirmFx = createRequestFx(confirmPhone)
export const authenticateFx = createRequestFx(authenticate)
export const resendFx = createRequestFx(sendCode)

const codeSent = sample({ clock: [identifyFx.doneData, resendFx.doneData], fn: ({ code }) => code })

export const $code = createStore<SentCode | null>(null, { serialize: 'ignore' })
  .on(codeSent, (_, code) => ({ ...code, resendAt: Date.now() + code.resendIn * 1000 }))
  .reset(started)

export const $codeError = createStore<ErrorCode | null>(null, { serialize: 'ignore' })
  .on([confirmFx.failData, authenticateFx.failData, resendFx.failData], (_, error) => codeOf(error))
  .reset(started, codeSubmitted, codeSent)

/** A wrong code is typed anew. */
export const $digits = createStore('', { serialize: 'ignore' })
  .on(codeTyped, (_, digits) => digits)
  .reset(started, codeSent, confirmFx.fail, authenticateFx.fail)

export const $checking = createStore(false, { serialize: 'ignore' })
  .on([confirmFx, authenticateFx], () => true)
  .on([confirmFx.finally, authenticateFx.finally], () => false)

const submitted = sample({
  clock: codeSubmitted,
  source: { sent: $code, login: $login, source: $source, favorites: $favorites },
  fn: ({ sent, login, source, favorites }, code) => ({
    method: sent?.method ?? 'sms',
    login: sent?.login ?? login,
    rest: { code, source, favorites: favorites.slice(0, MOST_FAVORITES) },
  }),
})
/** What a sign-in may bring along of a guest's hearts. */
export const MOST_FAVORITES = 500

sample({
  clock: submitted,
  filter: ({ method }) => method !== 'email',
  fn: ({ login, rest }) => ({ body: { phone: login, ...rest } }),
  target: confirmFx,
})
sample({
  clock: submitted,
  filter: ({ method }) => method === 'email',
  fn: ({ login, rest }) => ({ body: { login, ...rest } }),
  target: authenticateFx,
})

const again = sample({ clock: resendAsked, source: { login: $login, source: $source }, fn: (asked, method) => ({ ...asked, method }) })
sample({
  clock: again,
  filter: ({ method }) => method !== 'email',
  fn: ({ login, method }) => ({ body: { phone: login, method } }),
  target: resendFx,
})
sample({
  clock: again,
  filter: ({ method }) => method === 'email',
  fn: ({ login, source }) => ({ body: { login, source } }),
  target: identifyFx,
})

sample({ clock: resendFx.failData, filter: needsPicture, fn: () => undefined, target: pictureNeeded })
sample({ clock: codeSent, fn: () => 'code' as const, target: stepTaken })
