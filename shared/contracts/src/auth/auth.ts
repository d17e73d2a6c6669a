import * as v from 'valibot'
import { AuthSource } from './auth-source.ts'
import { User } from '../account/common-data.ts'
import { CaptchaReply } from '../confirmation/captcha.ts'
import { AuthCode, CodeState, exampleCode } from '../confirmation/code.ts'
import { Email, Phone, personName } from '../contact/contact.ts'
import { typedPhone } from '../contact/phone-number.ts'
import { defineEndpoint } from '../core/endpoint.ts'
import { Id } from '../core/id.ts'
import { typedLine } from '../core/text/typed-text.ts'

/** A guest's favorites, newest first; merged at sign-in. */
export const GuestFavorites = v.optional(v.pipe(v.array(v.pipe(Id, v.minValue(1))), v.maxLength(500)), [])
const captcha = v.optional(CaptchaReply)
export const SignInSource = v.optional(AuthSource, 'login_form')

/** What sign-in changed besides the shopper; null if nothing. */
export const Merged = v.object({
  /** Merged favorites, newest first: the browser can delete its own list. */
  favoriteItemIds: v.array(v.number()),
  /** A text in the shopper's language: bag lines that were merged or reduced, and a cancelled account deletion. */
  message: v.nullable(v.string()),
})
export type Merged = v.InferOutput<typeof Merged>

export const SignedIn = v.object({ result: v.literal(true), user: User, merged: Merged })
export type SignedIn = v.InferOutput<typeof SignedIn>

export const ConfirmAnswer = v.object({
  result: v.literal(true),
  /** Signed in when the phone has an account; else a guest whose `confirmedPhone` is this phone. */
  user: User,
  /** `registration`: the confirmed phone has no account yet. Continue with POST /registration; checkout needs no account. */
  step: v.picklist(['done', 'registration']),
  merged: v.nullable(Merged),
})
export type ConfirmAnswer = v.InferOutput<typeof ConfirmAnswer>

const user = {
  id: 1,
  phone: '+79000000001',
  email: null,
  name: 'Анна',
  surname: 'Петрова',
  fullName: 'Анна Петрова',
  isAuth: true,
  isAdmin: false,
  isEmployee: false,
  isSubscribed: true,
  wishlistCount: 2,
  confirmedPhone: '+79000000001',
}
const merged = { favoriteItemIds: [12, 7], message: null }
export const exampleSignedIn: SignedIn = { result: true, user, merged }

export const identification = defineEndpoint('/auth/identification', {
  name: 'identification',
  method: 'POST',
  body: v.object({
    login: v.pipe(v.string('EMPTY_LOGIN'), typedLine, typedPhone, v.nonEmpty('EMPTY_LOGIN'), v.maxLength(254)),
    source: SignInSource,
    captcha,
  }),
  answer: v.object({ result: v.literal(true), step: v.literal('code'), code: CodeState }),
  about:
    'Step 1 of signing in: a phone or an e-mail; sends a code. EMPTY_LOGIN, WRONG_LOGIN. CAPTCHA_REQUIRED asks for step 2 (GET /captcha, then the same call with `captcha`), WRONG_CAPTCHA for another picture.',
  example: { body: { login: '+79000000001', source: 'profile' }, answer: { result: true, step: 'code', code: exampleCode } },
})

export const confirmPhone = defineEndpoint('/phone/confirm', {
  name: 'confirmPhone',
  method: 'POST',
  body: v.object({ phone: Phone, code: AuthCode, captcha, source: SignInSource, favorites: GuestFavorites }),
  answer: ConfirmAnswer,
  about:
    'Confirms a phone for this session, and signs in when it has an account. WRONG_AUTH_CODE; after five wrong codes or five minutes PHONE_NOT_CONFIRMED: ask for a new code. CAPTCHA_REQUIRED only for a session that tries codes it never asked for.',
  example: {
    body: { phone: '+79000000001', code: '1234', source: 'cart', favorites: [7] },
    answer: { result: true, user, step: 'done', merged },
  },
})

export const authenticate = defineEndpoint('/auth/authenticate', {
  name: 'authenticate',
  method: 'POST',
  body: v.object({ login: Email, code: AuthCode, source: SignInSource, favorites: GuestFavorites }),
  answer: SignedIn,
  about: 'Signs in by the code that POST /auth/identification has mailed. AUTHENTICATE_WRONG_CODE.',
  example: { body: { login: 'anna@example.com', code: '1234', source: 'login_form' }, answer: { result: true, user, merged } },
})

/** Data of a new account. */
export const Registration = v.object({
  phone: Phone,
  name: personName('EMPTY_NAME'),
  surname: personName('EMPTY_SURNAME'),
  email: v.nullish(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      Email,
    ]),
    null,
  ),
  /** Personal data consent: a separate box; time and text version are stored. */
  agreement: v.pipe(v.boolean('PERSONAL_DATA_AGREEMENT'), v.literal(true, 'PERSONAL_DATA_AGREEMENT')),
  newsletterSubscription: v.optional(v.boolean(), false),
  source: SignInSource,
  favorites: GuestFavorites,
})

export const registration = defineEndpoint('/registration', {
  name: 'registration',
  method: 'POST',
  body: Registration,
  answer: SignedIn,
  about: 'Makes the account of a phone that this session has confirmed, and signs in. PHONE_NOT_CONFIRMED otherwise.',
  example: {
    body: { phone: '+79000000009', name: 'Анна', surname: 'Петрова', email: null, agreement: true, newsletterSubscription: true },
    answer: { result: true, user, merged },
  },
})
