import * as v from 'valibot'
import { readLink } from '../../buying/orders/reading/link.ts'
import { rowOf } from '../../platform/db/rows.ts'
import type { Api } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { personName } from '../../visitors/users/person-name.ts'
import { ORDER } from './write-sql.ts'

const orderRow = v.object({ id: v.number(), userId: v.nullable(v.number()), name: v.string(), firstName: v.nullable(v.string()) })

export interface LinkedOrder {
  id: number
  userId: number | null
  /** First name of its buyer. */
  name: string
}

/** The delivered order of a signed link. Throws NOT_FOUND for a link that is wrong or too old. */
export async function orderOfLink({ database, clock, codeKey }: Api, token: string): Promise<LinkedOrder> {
  const number = readLink(codeKey, token, clock.now(), 'review-link')
  const order = number === null ? undefined : await rowOf(database, orderRow, ORDER, [number])
  if (!order) throw new Refused('NOT_FOUND')
  const { id, userId, name, firstName } = order
  return { id, userId, name: firstName ?? personName(name).first }
}
