import * as v from 'valibot'
import { readLink } from '../../buying/orders/reading/link.ts'
import { rowOf } from '../../platform/db/rows.ts'
import type { Api } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { ORDER } from './write-sql.ts'

const orderRow = v.object({ id: v.number(), userId: v.nullable(v.number()), name: v.string() })
export type LinkedOrder = v.InferOutput<typeof orderRow>

/** The delivered order of a signed link. Throws NOT_FOUND for a link that is wrong or too old. */
export async function orderOfLink({ database, clock, codeKey }: Api, token: string): Promise<LinkedOrder> {
  const number = readLink(codeKey, token, clock.now(), 'review-link')
  const order = number === null ? undefined : await rowOf(database, orderRow, ORDER, [number])
  if (!order) throw new Refused('NOT_FOUND')
  return order
}
