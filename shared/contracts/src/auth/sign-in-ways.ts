import * as v from 'valibot'
import { CodeMethod } from '../confirmation/code.ts'
import { defineEndpoint } from '../core/endpoint.ts'
import { OauthProvider } from './oauth.ts'

/** Sign-in methods of this host. */
export const SignInWays = v.object({
  /** Code methods for phones; `mobid` uses POST /phone/mobid instead of a code. */
  phone: v.array(CodeMethod),
  /** E-mail accounts: mailed code or password. */
  email: v.array(v.picklist(['email', 'password'])),
  providers: v.array(v.object({ code: OauthProvider, name: v.string() })),
  /** POST /auth/passkey/options: offered on the shop's hosts, if the browser supports it. */
  passkey: v.optional(v.boolean(), false),
})
export type SignInWays = v.InferOutput<typeof SignInWays>

export const signInWays = defineEndpoint('/auth/ways', {
  name: 'signInWays',
  method: 'GET',
  answer: SignInWays,
  about: 'Ways of signing in that this host offers: an identity provider or an operator that is not configured is not among them.',
  example: {
    answer: {
      phone: ['sms', 'flashcall', 'mobid'],
      email: ['email', 'password'],
      providers: [{ code: 'yaid', name: 'Яндекс ID' }],
      passkey: true,
    },
  },
})
