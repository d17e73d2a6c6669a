import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { requestMobid, mobidState, type MobidView } from '@shop/contracts/auth/mobid'
import { serverNow } from '@shop/contracts/core/time/clock'
import { createCaptcha, replyTo } from '@shop/flows/captcha'
import { $favoritesToMerge } from '@shop/flows/code'
import { codeOf, createCallFx, createRequestFx, isRefusal } from '@shop/http'
import { popupClosed } from '@shop/session'
import { confirmation, loginSubmitted } from '../code.ts'
import { $source, $step, loginWanted, started, stepTaken } from '../step.ts'

export interface PushWanted {
  /** E.164. */
  phone: string
  signs?: string
}

/** A pending operator confirmation. */
export interface Push {
  phone: string
  expiresAt: number
  pauseMs: number
}

/** Confirmation by the operator on the phone; falls back to an SMS code. */
export const pushWanted = createEvent<PushWanted>()
export const pushSignsSubmitted = createEvent<string>()
export const smsWanted = createEvent<void>()

export const pushFx = createRequestFx(requestMobid)
const lookFx = createRequestFx(mobidState)
const pollFx = createCallFx(
  (phone: string, guest): Promise<MobidView> => lookFx({ body: { phone, ...guest } }),
  combine({ source: $source, favorites: $favoritesToMerge }),
)
const pauseFx = createEffect(({ ms }: { ms: number; round: number }) => new Promise<void>((resolve) => setTimeout(resolve, ms)))

export const pushCaptcha = createCaptcha({
  refused: pushFx.failData.map(codeOf),
  over: sample({ clock: [pushFx.done, started], fn: () => undefined }),
})

const $wanted = createStore<PushWanted | null>(null, { serialize: 'ignore' })
  .on(pushWanted, (_, wanted) => wanted)
  .reset(started)

export const $push = createStore<Push | null>(null, { serialize: 'ignore' })
  .on(pushFx.doneData, (push, { ask }) =>
    ask ? { phone: ask.phone, expiresAt: serverNow() + ask.expiresIn * 1000, pauseMs: ask.pollAfter * 1000 } : push,
  )
  .reset(started)

/** Why the request failed; the first captcha is no error. */
export const $pushError = createStore<ErrorCode | null>(null, { serialize: 'ignore' })
  .on(pushFx.failData, (_, error) => (codeOf(error) === 'CAPTCHA_REQUIRED' ? null : codeOf(error)))
  .reset(pushWanted, loginSubmitted, started)

/** Why it ended without confirmation. */
export const $pushEnd = createStore<'refused' | 'expired' | ErrorCode | null>(null, { serialize: 'ignore' })
  .on(pollFx.doneData, (end, { state }) => (state === 'refused' || state === 'expired' ? state : end))
  .on(pollFx.failData, (end, error) => {
    if (isRefusal(error, 'PHONE_NOT_CONFIRMED')) return 'expired'
    return isRefusal(error, 'ACCOUNT_DEACTIVATED') ? 'ACCOUNT_DEACTIVATED' : end
  })
  .reset(pushWanted, started)

/** The SMS code replaces an unavailable operator request. */
export const $isInsteadOfPush = createStore(false, { serialize: 'ignore' })
  .on(pushFx.doneData, (_, { code }) => code !== null)
  .reset(loginSubmitted, pushWanted, started)

sample({
  clock: pushWanted,
  source: pushCaptcha.$picture,
  fn: (picture, { phone, signs }) => ({ body: { phone, ...replyTo(picture, signs) } }),
  target: pushFx,
})
sample({
  clock: pushSignsSubmitted,
  source: $wanted,
  filter: Boolean,
  fn: (wanted, signs) => ({ ...wanted, signs }),
  target: pushWanted,
})
sample({ clock: pushCaptcha.demanded, fn: () => 'captcha' as const, target: stepTaken })
sample({ clock: pushFx.doneData, filter: ({ ask }) => ask !== null, fn: () => 'push' as const, target: stepTaken })
sample({ clock: pushFx.doneData.map(({ code }) => code), filter: Boolean, target: confirmation.codeCame })

// Each request has its own polling; late responses of earlier ones are ignored.
const $round = createStore(0, { serialize: 'ignore' }).on([pushFx.done, started, loginWanted, smsWanted, popupClosed], (round) => round + 1)
sample({
  clock: [pushFx.done, pollFx.done, pollFx.fail],
  source: { push: $push, step: $step, end: $pushEnd, round: $round },
  filter: ({ push, step, end }) => push !== null && step === 'push' && end === null,
  fn: ({ push, round }) => ({ ms: push?.pauseMs ?? 0, round }),
  target: pauseFx,
})
sample({
  clock: pauseFx.done,
  source: { push: $push, round: $round },
  filter: ({ push, round }, { params }) => push !== null && params.round === round,
  fn: ({ push }) => push?.phone ?? '',
  target: pollFx,
})

sample({
  clock: smsWanted,
  source: $push,
  filter: Boolean,
  fn: ({ phone }) => ({ login: phone, method: 'sms' as const }),
  target: confirmation.codeWanted,
})

/** Confirmed on the phone. */
export const pushConfirmed = pollFx.doneData.filterMap(({ user, step, merged }) => (user && step ? { user, step, merged } : undefined))
