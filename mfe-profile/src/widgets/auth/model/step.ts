import { createEvent, createStore } from 'effector'
import type { AuthSource } from '@shop/contracts/auth/auth-source'
import { popupClosed } from '@shop/session'

/**
 * 1 login, 2 captcha if required, 3 code, 4 registration of an unknown phone; operator push and provider window are alternatives to the
 * code.
 */
export type Step = 'login' | 'captcha' | 'code' | 'push' | 'provider' | 'registration'

/** The popup opened: clears the previous state. */
export const started = createEvent<{ source: AuthSource; why?: string }>()
export const stepTaken = createEvent<Step>()
export const loginWanted = createEvent<void>()

export const $source = createStore<AuthSource>('login_form', { serialize: 'ignore' }).on(started, (_, { source }) => source)
/** The reason that the caller gives. */
export const $why = createStore<string | null>(null, { serialize: 'ignore' }).on(started, (_, { why }) => why ?? null)

/** Certificate payment needs a confirmed phone only: no account, name or second consent. */
export const $onlyPhone = $source.map((source) => source === 'certificate-payment')

export const $step = createStore<Step>('login', { serialize: 'ignore' })
  .on(stepTaken, (_, step) => step)
  .reset(started, loginWanted, popupClosed)
