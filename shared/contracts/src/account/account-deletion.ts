import * as v from 'valibot'
import { AuthCode, CodeMethod, CodeState } from '../confirmation/code.ts'
import { CaptchaReply } from '../confirmation/captcha.ts'
import { Phone } from '../contact/contact.ts'
import { defineEndpoint } from '../core/endpoint.ts'

const captcha = v.optional(CaptchaReply)

export const sendDeletionCode = defineEndpoint('/account/delete/send_code', {
  name: 'sendDeletionCode',
  method: 'POST',
  body: v.object({ phone: Phone, method: v.optional(CodeMethod, 'sms'), captcha }),
  answer: v.object({ result: v.literal(true), code: CodeState }),
  about:
    'Sends the code that deletes the account of a phone. It does not sign in, and a sign-in code does not delete. The same for a phone without an account. CODE_NOT_SENDED, CAPTCHA_REQUIRED.',
  example: {
    body: { phone: '+79000000001', method: 'sms' },
    answer: {
      result: true,
      code: { login: '+79000000001', method: 'sms', sent: true, resendIn: 60, expiresIn: 300, codeLength: 4, methods: ['sms'] },
    },
  },
})

export const deleteAccount = defineEndpoint('/account/delete', {
  name: 'deleteAccount',
  method: 'POST',
  body: v.object({ phone: Phone, code: AuthCode, captcha }),
  answer: v.object({
    result: v.literal(true),
    /** ISO 8601: when personal data is erased; later if an order is still open. */
    deletedAt: v.string(),
  }),
  about:
    'Signs the account of a phone out everywhere, stops its news and erases it after 30 days, unless it signs in before. The same answer for a phone without an account. WRONG_AUTH_CODE; after five wrong codes or five minutes PHONE_NOT_CONFIRMED: ask for a new code. ACCOUNT_DEACTIVATED. CAPTCHA_REQUIRED only for a session that tries codes it never asked for.',
  example: {
    body: { phone: '+79000000001', code: '1234' },
    answer: { result: true, deletedAt: '2026-12-18T11:02:00.000Z' },
  },
})
