import { DepositStatus } from '@shop/contracts/certificates/deposits'
import { Currency, Minor } from '@shop/contracts/core/money'
import { SHOP_UTC_OFFSET_HOURS } from '@shop/contracts/core/limits'
import { HOUR_MS } from '@shop/contracts/core/time/durations'
import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { defineJob } from '../../platform/outbox/work.ts'
import type { Payable } from '../payments/payments.ts'
import { type DepositKeys, newDepositCode, sealCode } from './code.ts'
import { LOCK_DEPOSIT, SET_ACTIVE, SET_PAID } from './sql.ts'

export const depositRow = v.object({
  id: v.string(),
  currency: Currency,
  amount: Minor,
  status: DepositStatus,
  recipient_name: v.string(),
  recipient_email: v.nullable(v.string()),
  recipient_phone: v.nullable(v.string()),
  sender_name: v.string(),
  message: v.string(),
  buyer_email: v.string(),
  buyer_phone: v.string(),
  host: v.string(),
  locale: v.picklist(['ru', 'en']),
  /** yyyy-mm-dd */
  sendOn: v.string(),
  /** dd.mm.yyyy */
  sendDate: v.string(),
  validUntil: v.string(),
})
export type DepositRow = v.InferOutput<typeof depositRow>

/** Sends a certificate to its recipient: at once, or at its scheduled time. */
export const depositDue = defineJob('deposit.due', v.object({ depositId: v.string() }))
/** The letter and the text message to its recipient. They are written when they are sent: the outbox never holds a code. */
export const depositLetter = defineJob('deposit.letter', v.object({ depositId: v.string() }))
export const depositText = defineJob('deposit.text', v.object({ depositId: v.string() }))
/** Tells the buyer that it is paid. */
export const depositPaid = defineJob('deposit.paid', v.object({ depositId: v.string() }))

const SEND_HOUR = 10

/** Today: at once; later: 10:00 in Moscow. */
export function sendAt(sendOn: string, now: Date): Date {
  const at = new Date(Date.parse(`${sendOn}T00:00:00Z`) + (SEND_HOUR - SHOP_UTC_OFFSET_HOURS) * HOUR_MS)
  const today = new Date(now.getTime() + SHOP_UTC_OFFSET_HOURS * HOUR_MS).toISOString().slice(0, 10)
  return sendOn <= today ? now : at
}

export const depositReturn = (origin: string, id: string) => `${origin}/certificate?deposit=${id}`

export const lockDeposit = async (connection: Queryable, id: string) => (await rowOf(connection, depositRow, LOCK_DEPOSIT, [id])) ?? null

/** How payments affect a certificate. A second payment is refunded. */
export const payableDeposit: Payable = {
  hold: async (connection, id) => void (await lockDeposit(connection, id)),
  paid: async (connection, id, _method, now) => {
    const deposit = await lockDeposit(connection, id)
    if (deposit?.status !== 'created') return 'refund'
    await connection.query(SET_PAID, [id, now.toISOString()])
    await enqueue(connection, depositPaid, { depositId: id })
    await enqueue(connection, depositDue, { depositId: id }, sendAt(deposit.sendOn, now))
    return 'taken'
  },
}

/** Activates the certificate with a new code, so that it can be opened and spent; null when its status does not allow it. */
export async function activate(connection: Queryable, keys: DepositKeys, id: string, now: Date): Promise<DepositRow | null> {
  const deposit = await lockDeposit(connection, id)
  if (deposit?.status !== 'paid') return null
  await connection.query(SET_ACTIVE, [id, now.toISOString(), sealCode(keys, id, newDepositCode())])
  return { ...deposit, status: 'active' }
}
