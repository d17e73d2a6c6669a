import { REFERRAL_BONUS } from '@shop/contracts/account/referral'
import { Minor } from '@shop/contracts/core/money'
import { money } from '@shop/i18n/money'
import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf, rowsOf } from '../../platform/db/rows.ts'
import type { Api } from '../../platform/http/implement.ts'
import { referralLetter } from '../../buying/letters/news.ts'
import { originOf } from '../../buying/payments/origin.ts'
import { letter } from '../../platform/outbox/messages.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { DUE, MOVE, RETURNED, REWARDED, UNDUE } from './referral-sql.ts'

const userRow = v.object({ email: v.nullable(v.string()), locale: v.picklist(['ru', 'en']) })

const dueRow = v.object({
  id: v.number(),
  inviterId: v.number(),
  friendId: v.number(),
  orderId: v.number(),
  number: v.string(),
  host: v.string(),
})
type Due = v.InferOutput<typeof dueRow>

const undueRow = v.object({
  id: v.number(),
  inviterId: v.number(),
  friendId: v.number(),
  number: v.string(),
  inviterBonus: Minor,
  friendBonus: Minor,
})
type Undue = v.InferOutput<typeof undueRow>

/** Grants both bonuses once after a friend's first paid order; a refund revokes both once. */
export async function settleReferrals({ database, clock }: Pick<Api, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  await database.transaction(async (connection) => {
    for (const due of await rowsOf(connection, dueRow, DUE)) await reward(connection, due, now)
  })
  await database.transaction(async (connection) => {
    for (const undue of await rowsOf(connection, undueRow, UNDUE)) await takeBack(connection, undue, now)
  })
}

async function reward(connection: Queryable, { id, inviterId, friendId, orderId, number, host }: Due, now: Date) {
  const { inviter, friend } = REFERRAL_BONUS
  await connection.query(REWARDED, [id, now.toISOString(), orderId, inviter, friend])
  const shares = [
    { to: 'inviter', userId: inviterId, amount: inviter },
    { to: 'friend', userId: friendId, amount: friend },
    // Locks accounts in id order, like orders do.
  ] as const
  for (const { to, userId, amount } of shares.toSorted((one, other) => one.userId - other.userId)) {
    // Must not reveal somebody else's order number.
    const [kind, order] = to === 'friend' ? ['invited', number] : ['referral', null]
    await connection.query(MOVE, [userId, amount, kind, order, now.toISOString()])
    await write(connection, to, userId, amount, host)
  }
}

async function takeBack(connection: Queryable, { id, inviterId, friendId, number, inviterBonus, friendBonus }: Undue, now: Date) {
  await connection.query(RETURNED, [id, now.toISOString()])
  const shares = [
    { userId: inviterId, amount: inviterBonus, order: null },
    { userId: friendId, amount: friendBonus, order: number },
  ]
  for (const { userId, amount, order } of shares.toSorted((one, other) => one.userId - other.userId)) {
    await connection.query(MOVE, [userId, -amount, 'referralReturned', order, now.toISOString()])
  }
}

async function write(connection: Queryable, to: 'inviter' | 'friend', userId: number, amount: number, host: string) {
  const user = await rowOf(connection, userRow, 'SELECT email, locale FROM users WHERE id = $1', [userId])
  if (!user?.email) return
  const { locale } = user
  // A bonus is a rouble, whatever the reader's currency.
  await enqueue(connection, letter, { to: user.email, ...referralLetter(to, money(amount, 'RUB', locale), locale, originOf(host)) })
}
