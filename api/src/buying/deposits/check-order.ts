import type { CreateDepositBody } from '@shop/contracts/certificates/deposits'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { dateOf, dayWithin, SEND_DATE_MAX_DAYS } from '@shop/forms/fields/dates'
import { recipient as recipientVerdict } from '@shop/forms/fields/recipient'
import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import { Refused } from '../../platform/http/refusal.ts'
import type { SessionOwner } from '../../visitors/session/shopper.ts'
import { dayFromNow } from './designs.ts'

const accountRow = v.object({ email: v.nullable(v.string()) })

interface Checked {
  /** E.164, the buyer's. */
  phone: string
  /** yyyy-mm-dd */
  sendOn: string
}

/** Purchase rules beyond the contract. Throws the first code, with a code per field. */
export async function checkOrder(connection: Queryable, body: CreateDepositBody, owner: SessionOwner, now: Date): Promise<Checked> {
  const phone = owner.phone ?? owner.confirmedPhone
  if (phone === null) throw new Refused('NEED_PHONE_CONFIRMATION')
  const account = await rowOf(connection, accountRow, 'SELECT email FROM users WHERE id = $1', [owner.userId])
  const [design] = await connection.query('SELECT id FROM deposit_designs WHERE id = $1', [body.designId])
  const asked = { email: body.recipientEmail ?? '', phone: body.recipientPhone ?? '' }
  const day = dateOf(body.sendDate)
  const [first, last] = [new Date(dayFromNow(now, 0)), new Date(dayFromNow(now, SEND_DATE_MAX_DAYS))]
  const errors: Record<string, ErrorCode | null> = {
    designId: design ? null : 'WRONG_FIELD',
    recipientEmail: recipientVerdict({ ...asked, ownEmail: body.email }) ?? recipientVerdict({ ...asked, ownEmail: account?.email ?? '' }),
    sendDate: dayWithin(body.sendDate, first, last),
  }
  const found = Object.entries(errors).filter((entry): entry is [string, ErrorCode] => entry[1] !== null)
  const [fault] = found
  if (fault) throw new Refused(fault[1], Object.fromEntries(found))
  return { phone, sendOn: day?.toISOString().slice(0, 10) ?? '' }
}
