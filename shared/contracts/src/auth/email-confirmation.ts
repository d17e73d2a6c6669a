import * as v from 'valibot'
import { AuthCode, CodeState } from '../confirmation/code.ts'
import { CaptchaReply } from '../confirmation/captcha.ts'
import { Email } from '../contact/contact.ts'
import { defineEndpoint } from '../core/endpoint.ts'
import { examplePerson, PersonalData } from '../account/profile.ts'

export const sendEmailCode = defineEndpoint('/profile/email/send_code', {
  name: 'sendEmailCode',
  method: 'POST',
  body: v.object({ captcha: v.optional(CaptchaReply) }),
  answer: v.object({ result: v.literal(true), code: CodeState }),
  about:
    'Mails a code to the e-mail of the account, to confirm that it is the shopper’s own. EMPTY_EMAIL without an e-mail, NOT_CHANGED when it is confirmed already, CAPTCHA_REQUIRED. UNAUTHORIZED (401) for a guest.',
  example: {
    body: {},
    answer: {
      result: true,
      code: {
        login: 'anna@example.com',
        method: 'email',
        sent: true,
        resendIn: 60,
        expiresIn: 300,
        codeLength: 4,
        methods: ['email'],
      },
    },
  },
})

export const confirmEmail = defineEndpoint('/profile/email/confirm', {
  name: 'confirmEmail',
  method: 'POST',
  body: v.object({ email: Email, code: AuthCode, captcha: v.optional(CaptchaReply) }),
  answer: v.object({ result: PersonalData }),
  about:
    'Confirms the e-mail of the account by the mailed code: from now on it signs in. An account that had it confirmed before loses it. AUTHENTICATE_WRONG_CODE; WRONG_EMAIL when the account has another e-mail by now. UNAUTHORIZED (401) for a guest.',
  example: { body: { email: 'anna@example.com', code: '1234' }, answer: { result: { ...examplePerson, isEmailConfirmed: true } } },
})
