import { profileReferral, type Referral, REFERRAL_BONUS, referralVisit } from '@shop/contracts/account/referral'
import { Minor } from '@shop/contracts/core/money'
import * as v from 'valibot'
import { countOne, REFERRALS_FROM_ADDRESS } from '../../visitors/guards/limits.ts'
import { runPeriodically } from '../../platform/clock/rounds.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf, rowsOf } from '../../platform/db/rows.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { hostFor, originOf } from '../../buying/payments/origin.ts'
import { sessionOf, signedInUser } from '../../visitors/session/shopper.ts'
import { shortCode } from '../../platform/short-code.ts'
import { come } from './come.ts'
import { ADD_CODE, BROUGHT, CODE_OF, FRIENDS } from './referral-sql.ts'
import { settleReferrals } from './reward.ts'

const codeRow = v.object({ code: v.string() })
const broughtRow = v.object({ came: v.number(), bought: v.number(), earned: Minor })

const ROUND_MS = 60_000

/** Referrals: a code, a link, and a bonus for both after the first paid order. */
export function serveReferral(api: Api) {
  const { database, clock, limits } = api
  implement(api, profileReferral, async ({ sessionHash, visitor }) => {
    const user = await signedInUser(database, sessionHash)
    const code = await codeOf(database, clock, user)
    return { result: { ...(await friendsOf(database, user)), code, link: linkOf(originOf(hostFor(visitor, api.shopHosts)), code) } }
  })
  implement(api, referralVisit, async ({ body: { code }, sessionHash, visitor }) => {
    const owner = await sessionOf(database, sessionHash)
    // Codes are short, so guesses are limited.
    await countOne(database, clock, [[REFERRALS_FROM_ADDRESS, visitor.address]], limits)
    const result = await come(database, clock, owner, code)
    if (result === null) throw new Refused('NOT_FOUND')
    return { result, bonus: REFERRAL_BONUS }
  })
  runPeriodically(api, 'referrals', ROUND_MS, () => settleReferrals(api))
}

/** The program's page exists on the Russian storefront only; other links lead to the home page. */
const linkOf = (origin: string, code: string) => `${origin}/?ref=${code}`

/** Created on first view. */
async function codeOf(connection: Queryable, clock: Clock, user: number): Promise<string> {
  for (let time = 0; time < 5; time += 1) {
    const known = await rowOf(connection, codeRow, CODE_OF, [user])
    if (known) return known.code
    await connection.query(ADD_CODE, [user, shortCode(), clock.now().toISOString()])
  }
  throw new Error('No code for the referral programme.')
}

const friendRow = v.object({
  cameAt: v.date(),
  isRewarded: v.boolean(),
  isReturned: v.boolean(),
  bonus: Minor,
})

async function friendsOf(connection: Queryable, user: number): Promise<Omit<Referral, 'code' | 'link'>> {
  const rows = await rowsOf(connection, friendRow, FRIENDS, [user])
  const brought = await rowOf(connection, broughtRow, BROUGHT, [user])
  return {
    bonus: REFERRAL_BONUS,
    came: brought?.came ?? 0,
    bought: brought?.bought ?? 0,
    earned: brought?.earned ?? 0,
    friends: rows.map(({ cameAt, isRewarded, isReturned, bonus }) => ({
      cameAt: cameAt.toISOString(),
      status: isReturned ? 'returned' : isRewarded ? 'bought' : 'came',
      bonus: isRewarded && !isReturned ? bonus : 0,
    })),
  }
}
