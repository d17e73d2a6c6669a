import { createStore, sample, type EventCallable, type Store } from 'effector'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { Captcha } from '@shop/flows/captcha'
import { captchaSubmitted, confirmation } from './code.ts'
import { $pushError, pushCaptcha, pushFx, pushSignsSubmitted } from './provider/push.ts'

/** Calls that may require a captcha. */
interface Demand {
  captcha: Captcha
  $error: Store<ErrorCode | null>
  $isLoading: Store<boolean>
  submitted: EventCallable<string>
}

const DEMANDS: Record<'code' | 'push', Demand> = {
  code: {
    captcha: confirmation.captcha,
    $error: confirmation.$sendError,
    $isLoading: confirmation.$isSending,
    submitted: captchaSubmitted,
  },
  push: { captcha: pushCaptcha, $error: $pushError, $isLoading: pushFx.pending, submitted: pushSignsSubmitted },
}

const $name = createStore<keyof typeof DEMANDS>('code', { serialize: 'ignore' })
sample({ clock: confirmation.captcha.demanded, fn: () => 'code' as const, target: $name })
sample({ clock: pushCaptcha.demanded, fn: () => 'push' as const, target: $name })

/** The call that needs the captcha. */
export const $demand = $name.map((name) => DEMANDS[name])
