import { createEvent, createStore, merge, sample, type Effect, type Event, type EventCallable, type Store } from 'effector'
import type { CaptchaReply, CodeMethod, CodeState } from '@shop/contracts/auth/auth'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { CODE_TRIES } from '@shop/contracts/core/limits'
import { codeOf, isRefusal, type RequestError } from '@shop/http'
import { createCaptcha, replyTo, type Captcha } from '../captcha/index.ts'

export interface CodeWanted {
  /** Where the code goes: an E.164 phone or an e-mail. */
  login: string
  /** Named when a code is asked for again. */
  method?: CodeMethod
  /** Signs of the picture, once one was shown. */
  signs?: string
}

export interface SendCall {
  login: string
  method: CodeMethod | undefined
  captcha?: CaptchaReply
}

export interface CheckCall {
  login: string
  method: CodeMethod
  code: string
}

/** A code on its way, and the moments (ms since 1970) from which the next may be asked for and this one is worth nothing. */
export interface SentCode extends CodeState {
  resendAt: number
  expiresAt: number
}

/** Why a code is worth nothing any more: its time is over, or it was wrong too often. */
export type CodeEnd = 'expired' | 'tries'

export interface Confirmation<Answer> {
  codeWanted: EventCallable<CodeWanted>
  /** What was wrong with the last code is forgotten. */
  codeEdited: EventCallable<void>
  codeSubmitted: EventCallable<string>
  /** A code was sent by a call of the caller's own. */
  codeCame: EventCallable<CodeState>
  /** Whoever confirms has left: nothing of it stays. */
  forgotten: EventCallable<void>
  /** What was asked for last. */
  $wanted: Store<CodeWanted | null>
  $sent: Store<SentCode | null>
  /** Why no code was sent; the first picture is no complaint. */
  $sendError: Store<ErrorCode | null>
  /** Why the code was not taken. */
  $checkError: Store<ErrorCode | null>
  /** Only a new code helps. */
  $end: Store<CodeEnd | null>
  $isSending: Store<boolean>
  $isChecking: Store<boolean>
  captcha: Captcha
  codeSent: Event<CodeState>
  confirmed: Event<{ login: string; answer: Answer }>
}

const WRONG = ['WRONG_AUTH_CODE', 'AUTHENTICATE_WRONG_CODE'] as const
const isOver = (sent: SentCode | null) => sent !== null && sent.expiresAt <= Date.now()

/**
 * Confirming a phone or an e-mail by a code: send, the picture that may come before, send again by another way, check.
 * The two calls are the caller's, so that signing in and confirming an e-mail go the same way as a phone.
 */
export function createConfirmation<Sent extends { code: CodeState }, Answer>({
  sendFx,
  checkFx,
}: {
  sendFx: Effect<SendCall, Sent, RequestError>
  checkFx: Effect<CheckCall, Answer, RequestError>
}): Confirmation<Answer> {
  const codeWanted = createEvent<CodeWanted>()
  const codeEdited = createEvent<void>()
  const codeSubmitted = createEvent<string>()
  const forgotten = createEvent<void>()
  const codeCame = createEvent<CodeState>()

  const codeSent = merge([sendFx.doneData.map(({ code }) => code), codeCame])
  const captcha = createCaptcha({
    refused: sendFx.failData.map(codeOf),
    over: sample({ clock: [sendFx.done, forgotten], fn: () => undefined }),
  })

  const $wanted = createStore<CodeWanted | null>(null, { serialize: 'ignore' })
    .on(codeWanted, (_, wanted) => wanted)
    .reset(forgotten)
  const $sent = createStore<SentCode | null>(null, { serialize: 'ignore' })
    .on(codeSent, (_, code) => {
      const now = Date.now()
      return { ...code, resendAt: now + code.resendIn * 1000, expiresAt: now + code.expiresIn * 1000 }
    })
    .reset(forgotten)
  const $sendError = createStore<ErrorCode | null>(null, { serialize: 'ignore' })
    .on(sendFx.failData, (_, error) => (codeOf(error) === 'CAPTCHA_REQUIRED' ? null : codeOf(error)))
    .reset(codeWanted, forgotten)
  const $checkError = createStore<ErrorCode | null>(null, { serialize: 'ignore' })
    .on(checkFx.failData, (_, error) => codeOf(error))
    .reset(codeWanted, codeEdited, codeSubmitted, codeSent, forgotten)

  // A mailed code is refused in one way only, so wrong ones are counted here.
  const $wrong = createStore(0, { serialize: 'ignore' })
    .on(checkFx.failData, (count, error) => (isRefusal(error, ...WRONG) ? count + 1 : count))
    .reset(codeSent, forgotten)
  const $end = createStore<CodeEnd | null>(null, { serialize: 'ignore' }).reset(codeSent, forgotten)
  sample({
    clock: checkFx.failData,
    source: { sent: $sent, wrong: $wrong },
    filter: ({ sent, wrong }, error) => isRefusal(error, 'PHONE_NOT_CONFIRMED') || wrong >= CODE_TRIES || isOver(sent),
    fn: ({ sent }): CodeEnd => (isOver(sent) ? 'expired' : 'tries'),
    target: $end,
  })

  sample({
    clock: codeWanted,
    source: captcha.$picture,
    fn: (picture, { login, method, signs }): SendCall => ({ login, method, ...replyTo(picture, signs) }),
    target: sendFx,
  })
  sample({
    clock: codeSubmitted,
    source: $sent,
    filter: Boolean,
    fn: ({ login, method }, code): CheckCall => ({ login, method, code }),
    target: checkFx,
  })

  return {
    codeWanted,
    codeEdited,
    codeSubmitted,
    codeCame,
    forgotten,
    $wanted,
    $sent,
    $sendError,
    $checkError,
    $end,
    $isSending: sendFx.pending,
    $isChecking: checkFx.pending,
    captcha,
    codeSent,
    confirmed: checkFx.done.map(({ params: { login }, result: answer }) => ({ login, answer })),
  }
}
