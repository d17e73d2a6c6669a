import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { Minor } from '../core/money.ts'

/** Bonuses for the first paid order of a friend, minor units: for who has invited and for who has come. */
export const REFERRAL_BONUS = { inviter: 100_000, friend: 50_000 } as const
/** How long a friend's visit is remembered by the browser. */
export const REFERRAL_COOKIE_SECONDS = 30 * 24 * 60 * 60
export const REFERRAL_COOKIE = 'ref'
/** Letters and digits that nobody takes for one another. */
export const ReferralCode = v.pipe(v.string(), v.regex(/^[2-9A-HJ-NP-Z]{8}$/))

export const Referral = v.object({
  code: v.string(),
  /** The shop with the code, to be passed on. */
  link: v.string(),
  bonus: v.object({ inviter: Minor, friend: Minor }),
  /** Friends who have come, the newest first: nothing tells who they are. */
  friends: v.array(
    v.object({
      /** An instant as ISO 8601 in UTC. */
      cameAt: v.string(),
      /** `returned`: the order was given back, and the bonus with it. */
      status: v.picklist(['came', 'bought', 'returned']),
      bonus: Minor,
    }),
  ),
  /** Of all friends: how many have come, how many of them have bought and kept it, and the bonuses for them. */
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
    /** False for one's own code, for a second inviter and for somebody who has bought before. */
    result: v.boolean(),
    bonus: v.object({ inviter: Minor, friend: Minor }),
  }),
  about:
    'Somebody has come by a link: both get their bonus after the first paid order, once. NOT_FOUND for a code that the shop does not know.',
  example: { body: { code: 'K7M2QX9D' }, answer: { result: true, bonus: REFERRAL_BONUS } },
})
