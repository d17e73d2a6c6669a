import * as v from 'valibot'
import { REFERRAL_DAYS } from '../core/limits.ts'
import { defineEndpoint } from '../core/endpoint.ts'
import { Minor } from '../core/money.ts'
import { latinLook } from '../core/text/code-letters.ts'

/** Bonuses for a friend's first paid order, minor units: for the inviter and the friend. */
export const REFERRAL_BONUS = { inviter: 100_000, friend: 50_000 } as const
/** Lifetime of the referral cookie. */
export const REFERRAL_COOKIE_SECONDS = REFERRAL_DAYS * 24 * 60 * 60
export const REFERRAL_COOKIE = 'ref'
/** Unambiguous letters and digits. */
export const ReferralCode = v.pipe(v.string(), v.transform(latinLook), v.regex(/^[2-9A-HJ-NP-Z]{8}$/))

export const Referral = v.object({
  code: v.string(),
  /** Shop URL with the code, to share. */
  link: v.string(),
  bonus: v.object({ inviter: Minor, friend: Minor }),
  /** Anonymous friends, newest first. */
  friends: v.array(
    v.object({
      /** ISO 8601 instant in UTC. */
      cameAt: v.string(),
      /** `returned`: the order was refunded, and the bonus revoked. */
      status: v.picklist(['came', 'bought', 'returned']),
      bonus: Minor,
    }),
  ),
  /** Totals: friends, friends with a kept order, and bonuses earned. */
  came: v.number(),
  bought: v.number(),
  earned: Minor,
})
export type Referral = v.InferOutput<typeof Referral>

export const profileReferral = defineEndpoint('/profile/referral', {
  name: 'profileReferral',
  method: 'GET',
  answer: v.object({ result: Referral }),
  about: 'The code and the link of a shopper, and who has come by it. UNAUTHORIZED (401) for a guest.',
  example: {
    answer: {
      result: {
        code: 'K7M2QX9D',
        link: 'https://shop.ru/referral-program?ref=K7M2QX9D',
        bonus: REFERRAL_BONUS,
        friends: [{ cameAt: '2026-11-18T11:02:00.000Z', status: 'bought', bonus: 100_000 }],
        came: 1,
        bought: 1,
        earned: 100_000,
      },
    },
  },
})

export const referralVisit = defineEndpoint('/referral/visit', {
  name: 'referralVisit',
  method: 'POST',
  body: v.object({ code: ReferralCode }),
  answer: v.object({
    /** False for one's own code, a second inviter, or somebody with earlier orders. */
    result: v.boolean(),
    bonus: v.object({ inviter: Minor, friend: Minor }),
  }),
  about:
    'Somebody has come by a link: both get their bonus after the first paid order, once. NOT_FOUND for a code that the shop does not know.',
  example: { body: { code: 'K7M2QX9D' }, answer: { result: true, bonus: REFERRAL_BONUS } },
})
