import * as v from 'valibot'
import { CodeMethod } from './auth.ts'
import { defineEndpoint } from '../core/endpoint.ts'
import { OauthProvider } from './oauth.ts'

/** How a shopper may sign in on this host. */
export const SignInWays = v.object({
  /** Ways that a code takes to a phone; `mobid` needs none: POST /phone/mobid. */
  phone: v.array(CodeMethod),
  /** An e-mail account: by a mailed code, by its password. */
  email: v.array(v.picklist(['email', 'password'])),
  providers: v.array(v.object({ code: OauthProvider, name: v.string() })),
  /** POST /auth/passkey/options: hosts of the shop have it, a browser may not. */
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
