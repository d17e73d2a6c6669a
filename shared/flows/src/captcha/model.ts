import { createEvent, createStore, sample, type Event, type EventCallable, type Store } from 'effector'
import { captchaImage, type CaptchaReply } from '@shop/contracts/confirmation/captcha'
import { captchaProof } from '@shop/contracts/confirmation/captcha-proof'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { createCallFx, createRequestFx } from '@shop/http'
import { solve } from './solve.ts'

export interface Picture {
  /** A data: URL; null when the browser has solved a task instead. */
  image: string | null
  /** Returned with the characters; works once. */
  token: string
  /** The solution of the task, sent instead of characters. */
  solution?: string
}

export interface Captcha {
  $isNeeded: Store<boolean>
  $picture: Store<Picture | null>
  $isLoading: Store<boolean>
  otherPictureRequested: EventCallable<void>
  /** Solves a task instead of showing the picture. */
  proofRequested: EventCallable<void>
  $isSolving: Store<boolean>
  /** The API requires a captcha. */
  demanded: Event<ErrorCode>
}

/** True for a refusal that requires a captcha or rejects its reply. */
export const isAboutPicture = (code: ErrorCode | null | undefined): boolean => code === 'CAPTCHA_REQUIRED' || code === 'WRONG_CAPTCHA'

/**
 * The captcha that the API may require before a call.
 * @param refused error codes of that call
 * @param over the call has succeeded or was given up: resets the captcha
 */
export function createCaptcha({ refused, over }: { refused: Event<ErrorCode>; over: Event<void> }): Captcha {
  const pictureFx = createRequestFx(captchaImage)
  const taskFx = createRequestFx(captchaProof)
  const proofFx = createCallFx(
    (_: void): Promise<Picture> => taskFx({}).then(async (task) => ({ image: null, token: task.token, solution: await solve(task) })),
  )
  const otherPictureRequested = createEvent<void>()
  const proofRequested = createEvent<void>()
  const demanded = sample({ clock: refused, filter: isAboutPicture })

  const $isNeeded = createStore(false, { serialize: 'ignore' })
    .on(demanded, () => true)
    .reset(over)
  const $picture = createStore<Picture | null>(null, { serialize: 'ignore' })
    .on([pictureFx.doneData, proofFx.doneData], (_, picture) => picture)
    .reset(over)

  // A picture works once: every refusal loads another.
  sample({ clock: refused, source: $isNeeded, filter: Boolean, fn: () => ({}), target: pictureFx })
  sample({ clock: otherPictureRequested, fn: () => ({}), target: pictureFx })
  sample({ clock: proofRequested, target: proofFx })
  return {
    $isNeeded,
    $picture,
    $isLoading: pictureFx.pending,
    otherPictureRequested,
    proofRequested,
    $isSolving: proofFx.pending,
    demanded,
  }
}

/** Adds `{ captcha }` to the call, if there is one. */
export const replyTo = (picture: Picture | null, signs: string | undefined): { captcha?: CaptchaReply } =>
  picture && signs ? { captcha: { token: picture.token, text: signs } } : {}
