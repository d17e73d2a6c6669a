import { createEvent, createStore, merge, sample, type Effect, type Event, type EventCallable, type Store } from 'effector'
import type { CaptchaReply } from '@shop/contracts/confirmation/captcha'
import type { CodeMethod, CodeState } from '@shop/contracts/confirmation/code'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { CODE_TRIES } from '@shop/contracts/core/limits'
import { serverNow } from '@shop/contracts/core/time/clock'
import { codeOf, isRefusal, type RequestError } from '@shop/http'
import { createCaptcha, replyTo, type Captcha } from '../captcha/index.ts'

export interface CodeWanted {
  /** Destination: E.164 phone or e-mail. */
  login: string
  /** Chosen method of a resend. */
  method?: CodeMethod
  /** Captcha characters, once a picture was shown. */
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

/** A sent code, with the instants (ms since 1970) of the next resend and of its expiry. */
export interface SentCode extends CodeState {
  resendAt: number
  expiresAt: number
}

/** Why a code ended: it expired, or was wrong too often. */
export type CodeEnd = 'expired' | 'tries'

export interface Confirmation<Answer> {
  codeWanted: EventCallable<CodeWanted>
  /** Clears the error of the last code. */
  codeEdited: EventCallable<void>
  codeSubmitted: EventCallable<string>
  /** The caller has sent a code by its own call. */
  codeCame: EventCallable<CodeState>
  /** Resets everything when the shopper leaves. */
  forgotten: EventCallable<void>
  /** The last request. */
  $wanted: Store<CodeWanted | null>
  $sent: Store<SentCode | null>
  /** Why no code was sent; null for the first captcha, which is no error. */
  $sendError: Store<ErrorCode | null>
  /** Why the code was refused. */
  $checkError: Store<ErrorCode | null>
  /** The last code, if its check got no answer: it can be sent again as it is. */
  $unanswered: Store<string | null>
  /** A new code is required. */
  $end: Store<CodeEnd | null>
  $isSending: Store<boolean>
  $isChecking: Store<boolean>
  captcha: Captcha
  codeSent: Event<CodeState>
  confirmed: Event<{ login: string; answer: Answer }>
}

const WRONG = ['WRONG_AUTH_CODE', 'AUTHENTICATE_WRONG_CODE'] as const
/** The code is wrong or over. After any other failure the same one may be sent again. */
export const isUselessCode = (error: ErrorCode): boolean => [...WRONG, 'PHONE_NOT_CONFIRMED'].includes(error)
const isOver = (sent: SentCode | null) => sent !== null && sent.expiresAt <= serverNow()

/**
 * Confirms a phone or e-mail by a code: send, captcha if required, resend by another method, check. The caller provides both calls, so
 * sign-in and e-mail confirmation share this flow.
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
      const now = serverNow()
      return { ...code, resendAt: now + code.resendIn * 1000, expiresAt: now + code.expiresIn * 1000 }
    })
    .reset(forgotten)
  const $sendError = createStore<ErrorCode | null>(null, { serialize: 'ignore' })
    .on(sendFx.failData, (_, error) => (codeOf(error) === 'CAPTCHA_REQUIRED' ? null : codeOf(error)))
    .reset(codeWanted, forgotten)
  const $checkError = createStore<ErrorCode | null>(null, { serialize: 'ignore' })
    .on(checkFx.failData, (_, error) => codeOf(error))
    .reset(codeWanted, codeEdited, codeSubmitted, codeSent, forgotten)

  const $unanswered = createStore<string | null>(null, { serialize: 'ignore' })
    .on(checkFx.fail, (_, { params: { code }, error }) => (isUselessCode(codeOf(error)) ? null : code))
    .reset(codeWanted, codeEdited, codeSent, checkFx.done, forgotten)

  // The API has one error for mailed codes, so wrong attempts are counted here.
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
    source: { sent: $sent, isChecking: checkFx.pending },
    // The last digit submits, and so does the button: two checks would be two tries.
    filter: ({ sent, isChecking }) => sent !== null && !isChecking,
    fn: ({ sent }, code): CheckCall => {
      const { login, method } = sent as SentCode
      return { login, method, code }
    },
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
    $unanswered,
    $end,
    $isSending: sendFx.pending,
    $isChecking: checkFx.pending,
    captcha,
    codeSent,
    confirmed: checkFx.done.map(({ params: { login }, result: answer }) => ({ login, answer })),
  }
}
