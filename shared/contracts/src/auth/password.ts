import * as v from 'valibot'
import { AuthCode } from '../confirmation/code.ts'
import { CaptchaReply } from '../confirmation/captcha.ts'
import { GuestFavorites, Registration, SignedIn, SignInSource } from './auth.ts'
import { GUEST } from '../account/common-data.ts'
import { defineEndpoint } from '../core/endpoint.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../core/limits.ts'
import { typedLine } from '../core/text/typed-text.ts'

/** At least six characters; spaces count. */
export const Password = v.pipe(
  v.string('EMPTY_PASSWORD'),
  v.nonEmpty('EMPTY_PASSWORD'),
  v.minLength(PASSWORD_MIN_LENGTH, 'TOO_SHORT'),
  v.maxLength(PASSWORD_MAX_LENGTH, 'TOO_LONG'),
)

/** A password for sign-in: the minimum length is not checked. */
const KnownPassword = v.pipe(v.string('EMPTY_PASSWORD'), v.nonEmpty('EMPTY_PASSWORD'), v.maxLength(PASSWORD_MAX_LENGTH, 'TOO_LONG'))

const user = { ...GUEST, id: 1, phone: '+79000000001', email: 'anna@example.com', name: 'Анна', fullName: 'Анна', isAuth: true }
const signedIn = { result: true, user, merged: { favoriteItemIds: [], message: null } }

/** Full POST /auth/authenticate; `auth.ts` has the part for codes only. */
export const authenticateFully = defineEndpoint('/auth/authenticate', {
  name: 'authenticateFully',
  method: 'POST',
  body: v.object({
    /** An e-mail; phones use codes. */
    login: v.pipe(v.string('EMPTY_LOGIN'), typedLine, v.nonEmpty('EMPTY_LOGIN'), v.maxLength(254, 'TOO_LONG')),
    /** Mailed code. Either `code` or `password` is required: EMPTY_AUTH_CODE, EMPTY_PASSWORD. */
    code: v.optional(AuthCode),
    password: v.optional(KnownPassword),
    captcha: v.optional(CaptchaReply),
    source: SignInSource,
    favorites: GuestFavorites,
  }),
  answer: SignedIn,
  about:
    'Signs an e-mail account in by its password or by the code that POST /auth/identification has mailed. EMPTY_LOGIN, WRONG_LOGIN, EMPTY_PASSWORD, WRONG_PASSWORD (the same for an e-mail that nobody has), AUTHENTICATE_WRONG_CODE, ACCOUNT_DEACTIVATED; CAPTCHA_REQUIRED from the fourth wrong password on, and for a session that tries codes it never asked for.',
  example: { body: { login: 'anna@example.com', password: 'золотое-кольцо', source: 'login_form' }, answer: signedIn },
})

/** Full POST /registration. */
export const registrationWithPassword = defineEndpoint('/registration', {
  name: 'registrationWithPassword',
  method: 'POST',
  body: v.object({
    ...Registration.entries,
    /** For sign-in by e-mail, which is then required. */
    password: v.optional(v.nullable(Password), null),
  }),
  answer: SignedIn,
  about:
    'Makes the account of a phone that this session has confirmed, and signs in. PHONE_NOT_CONFIRMED otherwise; EMPTY_EMAIL for a password without an e-mail.',
  example: {
    body: {
      phone: '+79000000009',
      name: 'Анна',
      surname: 'Петрова',
      email: 'anna@example.com',
      password: 'золотое-кольцо',
      agreement: true,
    },
    answer: signedIn,
  },
})

export const changePassword = defineEndpoint('/profile/password', {
  name: 'changePassword',
  method: 'POST',
  body: v.object({ password: Password, oldPassword: v.optional(v.nullable(KnownPassword), null) }),
  answer: v.object({
    result: v.literal(true),
    /** Number of ended sessions. */
    revoked: v.number(),
  }),
  about:
    'Sets the password, or changes it: then the old one is asked (EMPTY_PASSWORD, WRONG_PASSWORD under `oldPassword`). Every other session of the shopper ends. EMPTY_EMAIL for an account without an e-mail. UNAUTHORIZED (401) for a guest.',
  example: { body: { password: 'золотое-кольцо', oldPassword: 'старый-пароль' }, answer: { result: true, revoked: 1 } },
})
