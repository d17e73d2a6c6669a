import { createEvent, createStore, sample, type Event, type EventCallable, type Store } from 'effector'
import { captchaImage, type CaptchaReply } from '@shop/contracts/auth/auth'
import { captchaProof } from '@shop/contracts/auth/captcha-proof'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { createCallFx, createRequestFx } from '@shop/http'
import { solve } from './solve.ts'

export interface Picture {
  /** A data: address; null when the browser has solved a task in place of a picture. */
  image: string | null
  /** Goes back with the signs; good once. */
  token: string
  /** What stands in place of the signs: the browser has found it. */
  solution?: string
}

export interface Captcha {
  $isNeeded: Store<boolean>
  $picture: Store<Picture | null>
  $isLoading: Store<boolean>
  otherPictureAsked: EventCallable<void>
  /** The shopper does not see the picture: the browser solves a task instead. */
  proofAsked: EventCallable<void>
  $isSolving: Store<boolean>
  /** The API wants a picture read before it answers. */
  demanded: Event<ErrorCode>
}

/** True of a refusal that asks for the signs of a picture, or for other signs. */
export const isAboutPicture = (code: ErrorCode | null | undefined): boolean => code === 'CAPTCHA_REQUIRED' || code === 'WRONG_CAPTCHA'

/**
 * The picture that the API may want read before a call.
 * @param refused codes of that call's failures
 * @param over the call went through, or is given up: no picture is needed any more
 */
export function createCaptcha({ refused, over }: { refused: Event<ErrorCode>; over: Event<void> }): Captcha {
  const pictureFx = createRequestFx(captchaImage)
  const taskFx = createRequestFx(captchaProof)
  const proofFx = createCallFx(
    (_: void): Promise<Picture> => taskFx({}).then(async (task) => ({ image: null, token: task.token, solution: await solve(task) })),
  )
  const otherPictureAsked = createEvent<void>()
  const proofAsked = createEvent<void>()
  const demanded = sample({ clock: refused, filter: isAboutPicture })

  const $isNeeded = createStore(false, { serialize: 'ignore' })
    .on(demanded, () => true)
    .reset(over)
  const $picture = createStore<Picture | null>(null, { serialize: 'ignore' })
    .on([pictureFx.doneData, proofFx.doneData], (_, picture) => picture)
    .reset(over)

  // A picture is good once: while one is needed, every refusal brings another.
  sample({ clock: refused, source: $isNeeded, filter: Boolean, fn: () => ({}), target: pictureFx })
  sample({ clock: otherPictureAsked, fn: () => ({}), target: pictureFx })
  sample({ clock: proofAsked, target: proofFx })
  return { $isNeeded, $picture, $isLoading: pictureFx.pending, otherPictureAsked, proofAsked, $isSolving: proofFx.pending, demanded }
}

/** What goes with the call: `{ captcha }` once a picture was read, nothing before. */
export const replyTo = (picture: Picture | null, signs: string | undefined): { captcha?: CaptchaReply } =>
  picture && signs ? { captcha: { token: picture.token, text: signs } } : {}
