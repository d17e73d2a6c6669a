import * as v from 'valibot'
import { CaptchaReply } from './captcha.ts'
import { Phone } from '../contact/contact.ts'
import { defineEndpoint } from '../core/endpoint.ts'
import { AUTH_CODE_LENGTH } from '../core/limits.ts'
import { typedCode } from '../core/text/typed-text.ts'

/** Delivery method of a code; `email` is for sign-in by e-mail. */
export const CodeMethod = v.picklist(['sms', 'flashcall', 'yaid', 'mobid', 'email'])
export type CodeMethod = v.InferOutput<typeof CodeMethod>

export const AuthCode = v.pipe(
  v.string('EMPTY_AUTH_CODE'),
  typedCode,
  v.nonEmpty('EMPTY_AUTH_CODE'),
  v.regex(new RegExp(`^\\d{${AUTH_CODE_LENGTH}}$`), 'WRONG_AUTH_CODE'),
)

/** A code was sent. */
export const CodeState = v.object({
  /** E.164 phone or e-mail that it was sent to. */
  login: v.string(),
  method: CodeMethod,
  /** False when an earlier code is still valid: `resendIn` is the time to wait. */
  sent: v.boolean(),
  /** Seconds until the next code can be requested. */
  resendIn: v.number(),
  /** Seconds until this code expires. */
  expiresIn: v.number(),
  codeLength: v.number(),
  /** Methods for the next resend: the same one first; others from the second resend on. */
  methods: v.array(CodeMethod),
})
export type CodeState = v.InferOutput<typeof CodeState>

export const exampleCode: CodeState = {
  login: '+79000000001',
  method: 'sms',
  sent: true,
  resendIn: 60,
  expiresIn: 300,
  codeLength: 4,
  methods: ['sms'],
}

export const sendCode = defineEndpoint('/phone/send_code', {
  name: 'sendCode',
  method: 'POST',
  body: v.object({ phone: Phone, method: v.optional(CodeMethod, 'sms'), captcha: v.optional(CaptchaReply) }),
  answer: v.object({ result: v.literal(true), code: CodeState }),
  about: 'Sends a code to a phone, or again after 60 s. Too early: nothing is sent and `sent` is false. CODE_NOT_SENDED, CAPTCHA_REQUIRED.',
  example: { body: { phone: '+79000000001', method: 'sms' }, answer: { result: true, code: exampleCode } },
})
