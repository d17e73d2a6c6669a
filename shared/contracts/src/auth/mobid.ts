import * as v from 'valibot'
import { CaptchaReply } from '../confirmation/captcha.ts'
import { CodeMethod, CodeState } from '../confirmation/code.ts'
import { GuestFavorites, Merged, SignInSource } from './auth.ts'
import { GUEST, User } from '../account/common-data.ts'
import { Phone } from '../contact/contact.ts'
import { defineEndpoint } from '../core/endpoint.ts'

/** The owner's answer on the phone. */
export const MobidState = v.picklist(['pending', 'confirmed', 'refused', 'expired'])
export type MobidState = v.InferOutput<typeof MobidState>

const example = { phone: '+79000000001' }

export const MobidAnswer = v.object({
  result: v.literal(true),
  /** Id of the operator request; null when unavailable: a code was sent by SMS instead. */
  ask: v.nullable(
    v.object({
      phone: v.string(),
      /** Seconds until the request expires. */
      expiresIn: v.number(),
      /** Polling interval of POST /phone/mobid/state in seconds. */
      pollAfter: v.number(),
    }),
  ),
  code: v.nullable(CodeState),
})
export type MobidAnswer = v.InferOutput<typeof MobidAnswer>

export const MobidView = v.object({
  result: v.literal(true),
  state: MobidState,
  /** Alternatives after a refusal or expiry. */
  methods: v.array(CodeMethod),
  /** The response of POST /phone/confirm, once confirmed. */
  user: v.nullable(User),
  step: v.nullable(v.picklist(['done', 'registration'])),
  merged: v.nullable(Merged),
})
export type MobidView = v.InferOutput<typeof MobidView>

export const requestMobid = defineEndpoint('/phone/mobid', {
  name: 'askMobid',
  method: 'POST',
  body: v.object({ phone: Phone, captcha: v.optional(CaptchaReply) }),
  answer: MobidAnswer,
  about: 'The operator asks on the phone itself whether its owner signs in (mobid). CAPTCHA_REQUIRED, CODE_NOT_SENDED.',
  example: { body: example, answer: { result: true, ask: { ...example, expiresIn: 120, pollAfter: 2 }, code: null } },
})

export const mobidState = defineEndpoint('/phone/mobid/state', {
  name: 'mobidState',
  method: 'POST',
  body: v.object({ phone: Phone, source: SignInSource, favorites: GuestFavorites }),
  answer: MobidView,
  about:
    'Whether the owner of the phone has confirmed; signs in when they have, as POST /phone/confirm does. PHONE_NOT_CONFIRMED when nothing was asked in this session.',
  example: {
    body: { ...example, source: 'profile' },
    answer: {
      result: true,
      state: 'confirmed',
      methods: [],
      user: { ...GUEST, confirmedPhone: example.phone },
      step: 'registration',
      merged: null,
    },
  },
})
