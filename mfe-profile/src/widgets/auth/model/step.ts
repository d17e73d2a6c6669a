import { createEvent, createStore } from 'effector'
import type { AuthSource } from '@shop/contracts/auth/auth-source'
import { popupClosed } from '@shop/session'

/**
 * 1 login, 2 captcha when the server asks for it, 3 the code, 4 registration of an unknown phone; beside the code stand a question on
 * the phone and the window of an identity provider.
 */
export type Step = 'login' | 'captcha' | 'code' | 'push' | 'provider' | 'registration'

/** The popup stands on the screen: what an earlier one left is gone. */
export const started = createEvent<{ source: AuthSource }>()
export const stepTaken = createEvent<Step>()
export const loginWanted = createEvent<void>()

export const $source = createStore<AuthSource>('login_form', { serialize: 'ignore' }).on(started, (_, { source }) => source)

/** The way to a certificate's payment needs a phone that is confirmed and nothing more: no account, so no name and no consent again. */
export const $onlyPhone = $source.map((source) => source === 'certificate-payment')

export const $step = createStore<Step>('login', { serialize: 'ignore' })
  .on(stepTaken, (_, step) => step)
  .reset(started, loginWanted, popupClosed)
